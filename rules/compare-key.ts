/** What is drawn as nothing: zero-width marks, soft hyphens, byte order marks, signs of direction. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A name, key or heading as it is compared: without invisible marks, letter case and doubled blanks. Texts are stored as they
 * are: Khmer separates words by U+200B.
 */
export const compareKey = (text: string): string =>
  text.normalize('NFC').replaceAll(invisible, '').replaceAll(/\s+/gu, ' ').trim().toLowerCase();

/** A SKU as it is kept: nothing invisible belongs to it. */
export const plainKey = (text: string): string => text.normalize('NFC').replaceAll(invisible, '').trim();
