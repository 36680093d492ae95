import { currency } from '#contract/constants.ts';

// 15 digits is the most a double carries without loss, so every amount up to here has its own dollars number.
const largestAmountCents = 999_999_999_999_999;

const hundredthsInWhole = 10_000;

const dollarsPattern = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/u;

function exactCents(amount: number): number {
  if (!Number.isInteger(amount) || Math.abs(amount) > largestAmountCents) {
    throw new RangeError(`not an amount in whole cents: ${amount}`);
  }
  return amount;
}

/**
 * The one rounding function (§9 'Money is rounded to 2 decimals'; safety.md): a fraction of cents to whole cents.
 * Halves go away from zero (0.5 → 1, -0.5 → -1), as PostgreSQL rounds `numeric`; plain Math.round takes -0.5 to 0.
 */
export function roundCents(amount: number): number {
  // Adding 0 turns -0 into 0: a shopper must never see '-0'.
  return exactCents(Math.sign(amount) * Math.round(Math.abs(amount))) + 0;
}

/** A share of `cents`, rounded once. `hundredths` are hundredths of a percent: 1250 is 12.5 % (readings 'Listing and product'). */
export function percentOf(cents: number, hundredths: number): number {
  if (!Number.isInteger(hundredths)) {
    throw new RangeError(`not whole hundredths of a percent: ${hundredths}`);
  }
  // Only the remainder needs rounding; its product stays exact where that of a large sum would not.
  const remainder = exactCents(cents) % hundredthsInWhole;
  const exactShare = ((cents - remainder) / hundredthsInWhole) * hundredths;
  return exactCents(exactShare + roundCents((remainder * hundredths) / hundredthsInWhole));
}

/** The sum of amounts in cents; throws where it would stop being exact. */
export function sumCents(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => exactCents(sum + amount), 0);
}

/** Cents as the dollars number of the wire, at most 2 decimals when printed (wire contract 'Gotchas', §9 USD). */
export function centsToDollars(cents: number): number {
  return exactCents(cents) / 100;
}

/** Cents as dollars text with 2 decimals, '12.50', without a currency sign. */
export function centsToText(cents: number): string {
  const digits = String(Math.abs(exactCents(cents))).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * A dollars number that came over the wire, in cents: the way back from `centsToDollars`. Fractions of a cent are rounded,
 * halves away from zero; never throws, so that a page can show whatever a browser has stored.
 */
export function centsOf(dollars: number): number {
  return Math.sign(dollars) * Math.round(Math.abs(dollars) * 100) + 0;
}

/** A whole number with its thousands apart, in both languages: `1,284`. */
export const grouped = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');

/** Cents as the shop writes an amount in both languages: `$1,284.50`, `-$5.00`. */
export function amountText(cents: number): string {
  const whole = grouped(Math.trunc(Math.abs(cents) / 100));
  const rest = String(Math.abs(cents) % 100).padStart(currency.decimals, '0');
  return `${cents < 0 ? '-' : ''}${currency.symbol}${whole}.${rest}`;
}

/** What is taken off a sum, in the office: with a true minus, `−$5.00`. */
export const reductionText = (cents: number): string => `\u2212${amountText(cents)}`;

/**
 * Dollars text ('12.5', '12.50', '12.5000') to cents without passing through a fraction.
 * null for anything else, more than 2 decimals included: an amount that came from outside is never rounded.
 */
export function dollarsToCents(text: string): number | null {
  const [, sign, whole, fraction = ''] = dollarsPattern.exec(text) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole + fraction.padEnd(2, '0'));
  return sign === '-' && cents !== 0 ? -cents : cents;
}
