/**
 * Matches characters that are invisible: zero-width marks, soft hyphens, byte order marks and direction
 * marks.
 */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Returns the form in which names, keys and headings are compared: without invisible marks, letter case and repeated
 * spaces. Texts themselves are stored unchanged, because Khmer separates words by U+200B.
 */
export const compareKey = (text: string): string =>
  text.normalize('NFC').replaceAll(invisible, '').replaceAll(/\s+/gu, ' ').trim().toLowerCase();

/** Returns a SKU as it is stored, without invisible marks. */
export const plainKey = (text: string): string => text.normalize('NFC').replaceAll(invisible, '').trim();
