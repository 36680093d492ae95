import { plainDigits } from '#contract/languages.ts';
import { dollarsToCents } from '#rules/money.ts';
import { readCents, readRiel } from '#rules/read-number.ts';
import type { PersonName } from '#rules/text-of-language.ts';

/** What is known of something that waits for money. */
export interface FindableMoney extends PersonName {
  number: string;
  phone: string;
  references: readonly string[];
  /** Sums it may be known by, in cents, and in riel. */
  cents: readonly number[];
  riel: readonly number[];
}

/** Whether it is what somebody looks for: by a sum, the beginning of an order's number, a reference, a name or a phone. */
export function isFound(find: string, money: FindableMoney): boolean {
  const typed = plainDigits(find).trim().toLowerCase();
  if (typed === '') return true;
  if (centsLookedFor(typed).some((cents) => money.cents.includes(cents))) return true;
  const { value: riel } = readRiel(typed);
  if (riel !== null && money.riel.includes(riel)) return true;
  // Some say the family's name first.
  const who = `${money.firstName} ${money.lastName} ${money.firstName}`.toLowerCase();
  if (money.number.toLowerCase().startsWith(typed) || who.includes(typed)) return true;
  const bare = typed.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isReference = (reference: string) =>
    reference
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .includes(bare);
  if (bare.length >= 3 && money.references.some(isReference)) return true;
  const digits = nationalDigits(typed);
  return digits.length >= 5 && /^[\d\s+()-]+$/u.test(typed) && nationalDigits(money.phone).includes(digits);
}

/** A search may find both of the sums a text could be. */
function centsLookedFor(typed: string): number[] {
  const { value, readings } = readCents(typed);
  return value === null ? (readings ?? []).flatMap((text) => dollarsToCents(text) ?? []) : [value];
}

/** A number people say with or without 0 or 855 before it is the same one. */
const nationalDigits = (phone: string): string =>
  phone.replaceAll(/\D/gu, '').replace(/^(?:00)?(?:855)?0*/u, '');
