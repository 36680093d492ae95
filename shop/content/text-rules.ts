import { isEmail } from '#contract/forms/email.ts';

/** Returns whether a text has at most `max` characters and no line break. */
export const isLine = (text: string, max: number) => text.length <= max && !/[\r\n]/u.test(text);

/** Rules that also apply to the fields of a new shop. */
export const textRules = {
  /** Up to 60 characters in one line. */
  name: (text: string) => text.trim() !== '' && isLine(text, 60),
  email: (text: string) => isEmail(text) && text.length <= 150,
  /** Empty, or 8 to 15 digits in any grouping. */
  phone: (text: string) =>
    text === '' || (/^\+?[\d\s().-]+$/u.test(text) && /^\d{8,15}$/u.test(text.replaceAll(/\D/gu, ''))),
  /** Empty, or up to 200 characters in one line. */
  address: (text: string) => isLine(text, 200),
};
