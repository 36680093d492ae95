import { plainDigits } from '#contract/languages.ts';
import { dollarsToCents } from '#rules/money.ts';
import { readCents, readRiel } from '#rules/read-number.ts';
import type { PersonName } from '#rules/text-of-language.ts';

/** The searchable data of an expected payment. */
export interface FindableMoney extends PersonName {
  number: string;
  phone: string;
  references: readonly string[];
  /** Amounts by which it can be found, in cents and in riel. */
  cents: readonly number[];
  riel: readonly number[];
}

/**
 * Returns whether a payment matches a search: by an amount, the beginning of an order number, a reference, a
 * name or a phone number.
 */
export function isFound(find: string, money: FindableMoney): boolean {
  const typed = plainDigits(find).trim().toLowerCase();
  if (typed === '') return true;
  if (centsLookedFor(typed).some((cents) => money.cents.includes(cents))) return true;
  const { value: riel } = readRiel(typed);
  if (riel !== null && money.riel.includes(riel)) return true;
  // Some people write the family name first.
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

/**
 * Returns the amounts that a search may mean. If a text can be read as two amounts, the search finds both.
 */
function centsLookedFor(typed: string): number[] {
  const { value, readings } = readCents(typed);
  return value === null ? (readings ?? []).flatMap((text) => dollarsToCents(text) ?? []) : [value];
}

/** Removes 0 or 855 from the beginning, because people write numbers with or without them. */
const nationalDigits = (phone: string): string =>
  phone.replaceAll(/\D/gu, '').replace(/^(?:00)?(?:855)?0*/u, '');
