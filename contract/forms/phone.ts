import { plainDigits } from '../languages.ts';
import { unseen } from './email.ts';

/** A phone number without what only stands between its digits: spaces of every kind, brackets, dashes, dots, slashes. */
export const phoneDigits = (text: string): string =>
  text.replaceAll(unseen, '').replaceAll(/[\s().\-–/+]/gu, '');

/** A phone number as it is kept: as it was typed, with plain spaces and nothing unseen. */
export const plainPhone = (text: string): string =>
  text.replaceAll(unseen, '').replaceAll(/\s+/gu, ' ').trim();

/**
 * A phone number as spreadsheets and forms of couriers take it: its digits without a sign, blanks between some, so that
 * no spreadsheet counts with it. `+85512345678` is `855 12 345 678`.
 */
export function phoneForForms(text: string): string {
  const phone = plainPhone(text);
  if (!phone.startsWith('+') || !isPhone(phone)) return phone;
  const digits = plainDigits(phoneDigits(phone));
  return digits.startsWith('855')
    ? digits.replace(/^855(\d{2})(\d{3})(\d+)$/u, '855 $1 $2 $3')
    : digits.replace(/^(\d+)(\d{4})(\d{4})$/u, '$1 $2 $3');
}

/** 8 to 15 digits (E.164 has 15 at most), Khmer ones too. */
export const isPhone = (text: string): boolean => /^\d{8,15}$/u.test(plainDigits(phoneDigits(text)));
