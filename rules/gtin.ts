/** Returns the digits by which GTINs are compared: a UPC of 12 digits is the same number as an EAN with a zero in front. */
export const gtinKey = (gtin: string): string => gtin.padStart(14, '0');

/** Returns whether a barcode is a GTIN: the last digit is a checksum. Google refuses items with others. */
export function isGtin(barcode: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/u.test(barcode)) return false;
  const digits = [...barcode].map(Number).toReversed();
  return digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}
