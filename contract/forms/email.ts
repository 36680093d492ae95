/** What keyboards and copied texts put in without anybody seeing it. */
export const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Full-width and other writings of the same letters as the plain ones, nothing unseen, no blanks around. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(unseen, '').trim();

/**
 * The one form of an e-mail address, by which it is stored, found, counted and compared: plain, with A to Z in small letters.
 * Other letters stay as they are, for no address has any: whoever lowers İ to i makes two addresses one. `normal_email` of
 * the database (migration 0022) says the same.
 */
export const normalEmail = (text: string): string =>
  plain(text).replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());

const emailPattern =
  /^[A-Za-z\d.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?(?:\.[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?)+$/u;

/** Whether mail can be sent there: the pattern browsers use for e-mail fields, with a dot in the domain required. */
export const isEmail = (text: string): boolean => emailPattern.test(plain(text));
