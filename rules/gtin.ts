/** Returns whether a barcode is a GTIN: the last digit is a checksum. Google refuses items with others. */
export function isGtin(barcode: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/u.test(barcode)) return false;
  const digits = [...barcode].map(Number).toReversed();
  return digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}
