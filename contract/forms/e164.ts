import { plainDigits } from '../languages.ts';
import { phoneDigits } from './phone.ts';

/** Whether a contact is a normalized phone number. Any other contact is an email address. */
export const isE164 = (text: string): boolean => /^\+\d{8,15}$/u.test(text);

/** Normalizes a Cambodian phone number to E.164 (`+85512345678`). Returns null when the text isn't one. */
export function cambodianNumber(text: string): string | null {
  const digits = plainDigits(phoneDigits(text))
    .replace(/^(?:00)?855(?=0?\d{8,9}$)/u, '')
    .replace(/^0/u, '');
  return /^[1-9]\d{7,8}$/u.test(digits) ? `+855${digits}` : null;
}
