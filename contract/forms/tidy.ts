import { plainDigits } from '../languages.ts';

// Apart from the schemas, so that browsers can use it without them.

/** Returns a text as stored: trimmed, with normalized line breaks. */
export const normalizeText = (text: string): string => text.toWellFormed().replaceAll(/\r\n?/gu, '\n').trim();

/** Returns a text of one line as stored. */
export const normalizeLine = (text: string): string => normalizeText(text).replaceAll(/[\t\n]+/gu, ' ');

/**
 * Returns the name of a file from outside without folders, control characters, marks of direction, which turn letters around, and
 * dots at its ends. Returns `file` if no character remains.
 */
export const plainFileName = (name: string): string =>
  normalizeLine(name)
    .replace(/^.*[\\/]/su, '')
    .replaceAll(/[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu, '')
    .replaceAll(/^[\s.]+|[\s.]+$/gu, '') || 'file';

/** Returns a number such as `4.006381333931E+12` in digits; as it is if it has lost its last digits. */
const wholeNumber = (text: string, digits: string, exponent: string): string =>
  digits.length === Number(exponent) + 2 ? digits.replace('.', '') : text;

/**
 * Returns a barcode as stored, whatever a scanner, a till or a spreadsheet made of it: Khmer and wide digits as 0-9, without control
 * and invisible characters and scanners' marks, and a GTIN without spaces and hyphens, which are printed between the digits of
 * an ISBN. '' for the marks of tills without a code, such as zeros and `N/A`.
 */
export function normalizeBarcode(text: string): string {
  const signs = plainDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Cc}|\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();
  // Scanners may send the kind of a code before it (AIM), and a code of several parts begins with its GTIN (GS1).
  const [, gtin] = /^(?:\][A-Za-z]\d01|\(01\))(\d{14})/u.exec(signs) ?? [];
  // Spreadsheets keep digits as text by a formula, add decimals or commas, or write powers of ten.
  const code =
    gtin ??
    signs
      .replace(/^\][A-Za-z]\d|^'/u, '')
      .replace(/^\*(.+)\*$|^="(.*)"$|^(\d+)\.0+$/u, '$1$2$3')
      .replace(/^(\d\.\d+)E\+?(1[1-3])$/iu, wholeNumber)
      .replace(/^\d{1,3}(?:,\d{3}){3,4}$/u, (grouped) => grouped.replaceAll(',', ''))
      .trim();
  const digits = code.replaceAll(/[\s-]+/gu, '');
  if (/^(?:0*|[.–—]+|n\/?\.?a\.?|none|null|nil)$/iu.test(digits)) return '';
  return /^(?:\d{8}|\d{12,14})$/u.test(digits) ? digits : code;
}
