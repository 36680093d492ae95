/** Invisible characters that keyboards and pasted texts insert. */
export const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Normalizes full-width and similar letters, and removes invisible characters and surrounding spaces. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(unseen, '').trim();

/**
 * Returns the normalized email address, used for storage, lookup, counting and comparison: plain text with A to Z in
 * lower case. Other letters stay unchanged, because lowercasing İ to i would merge two different addresses. Must match
 * `normal_email` in the database (database/functions/tables/normal-email.sql).
 */
export const normalEmail = (text: string): string =>
  plain(text).replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());

const emailPattern =
  /^[A-Za-z\d.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?(?:\.[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?)+$/u;

/**
 * Whether an email can be sent to this address. Uses the pattern of browsers' email fields, plus a required dot in the
 * domain.
 */
export const isEmail = (text: string): boolean => emailPattern.test(plain(text));
