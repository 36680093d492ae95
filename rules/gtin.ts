const gtinDigits = /^(?:\d{8}|\d{12,14})$/u;

/** Returns the form in which barcodes are compared, as `scan_key` of the database: a UPC is an EAN with a zero in front. */
export const gtinKey = (barcode: string): string =>
  gtinDigits.test(barcode) ? barcode.padStart(14, '0') : barcode.trim().toLowerCase();

/** Returns whether a barcode is a GTIN: the last digit is a checksum. Google refuses items with others. Zeros are none. */
export function isGtin(barcode: string): boolean {
  if (!gtinDigits.test(barcode) || /^0+$/u.test(barcode)) return false;
  const digits = [...barcode].map(Number).toReversed();
  return digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}
