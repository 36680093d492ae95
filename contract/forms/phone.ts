import { plainDigits } from '../languages.ts';
import { unseen } from './email.ts';

/** Removes separators from a phone number: spaces of every kind, brackets, dashes, dots, slashes. */
export const phoneDigits = (text: string): string =>
  text.replaceAll(unseen, '').replaceAll(/[\s().\-–/+]/gu, '');

/** Returns a phone number as stored: as typed, with plain spaces and without invisible characters. */
export const plainPhone = (text: string): string =>
  text.replaceAll(unseen, '').replaceAll(/\s+/gu, ' ').trim();

/**
 * Formats a phone number for spreadsheets and courier forms: digits without a plus sign, with spaces so that
 * spreadsheets don't parse it as a number. `+85512345678` becomes `855 12 345 678`.
 */
export function phoneForForms(text: string): string {
  const phone = plainPhone(text);
  if (!phone.startsWith('+') || !isPhone(phone)) return phone;
  const digits = plainDigits(phoneDigits(phone));
  return digits.startsWith('855')
    ? digits.replace(/^855(\d{2})(\d{3})(\d+)$/u, '855 $1 $2 $3')
    : digits.replace(/^(\d+)(\d{4})(\d{4})$/u, '$1 $2 $3');
}

/** Whether the text has 8 to 15 digits (the E.164 maximum), including Khmer digits. */
export const isPhone = (text: string): boolean => /^\d{8,15}$/u.test(plainDigits(phoneDigits(text)));
