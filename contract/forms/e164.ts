import { plainDigits } from '../languages.ts';
import { phoneDigits } from './phone.ts';

/** Whether what somebody is reached by is a phone number in its one form; else it is an e-mail address. */
export const isE164 = (text: string): boolean => /^\+\d{8,15}$/u.test(text);

/** A phone number of Cambodia in that form (`+85512345678`), however it was typed; null: it is none. */
export function cambodianNumber(text: string): string | null {
  const digits = plainDigits(phoneDigits(text))
    .replace(/^(?:00)?855(?=0?\d{8,9}$)/u, '')
    .replace(/^0/u, '');
  return /^[1-9]\d{7,8}$/u.test(digits) ? `+855${digits}` : null;
}
