import { plainDigits } from '../languages.ts';
import { unseen } from './email.ts';

/** A phone number without what only stands between its digits: spaces of every kind, brackets, dashes, dots, slashes. */
export const phoneDigits = (text: string): string =>
  text.replaceAll(unseen, '').replaceAll(/[\s().\-–/+]/gu, '');

/** A phone number as it is kept: as it was typed, with plain spaces and nothing unseen. */
export const plainPhone = (text: string): string =>
  text.replaceAll(unseen, '').replaceAll(/\s+/gu, ' ').trim();

/** 8 to 15 digits (E.164 has 15 at most), Khmer ones too. */
export const isPhone = (text: string): boolean => /^\d{8,15}$/u.test(plainDigits(phoneDigits(text)));
