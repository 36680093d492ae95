import { currency } from '#contract/constants.ts';

// The largest amount in cents. A double holds 15 digits without loss, so every amount up to this one has a
// distinct dollar number.
const largestAmountCents = 999_999_999_999_999;

const dollarsPattern = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/u;

/** @throws RangeError unless the amount is in whole cents and exact */
export function exactCents(amount: number): number {
  if (!Number.isInteger(amount) || Math.abs(amount) > largestAmountCents) {
    throw new RangeError(`not an amount in whole cents: ${amount}`);
  }
  return amount;
}

/**
 * The only rounding function (§9 'Money is rounded to 2 decimals'; safety.md): rounds to whole cents. Halves round away
 * from zero (0.5 → 1, -0.5 → -1), as PostgreSQL rounds `numeric`; plain Math.round would turn -0.5 into 0.
 */
export function roundCents(amount: number): number {
  // Adding 0 turns -0 into 0, so that shoppers never see '-0'.
  return exactCents(Math.sign(amount) * Math.round(Math.abs(amount))) + 0;
}

/** Adds amounts in cents. Throws when the sum would be inexact. */
export function sumCents(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => exactCents(sum + amount), 0);
}

/** Converts cents to a dollar amount for the API, with at most 2 decimals (specification §9, USD). */
export function centsToDollars(cents: number): number {
  return exactCents(cents) / 100;
}

/** Formats cents as dollars with 2 decimals, '12.50', without a currency sign. */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(exactCents(cents))).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Converts a dollar number from the API to cents, the inverse of `centsToDollars`. Fractions of a cent are
 * rounded, halves away from zero. Never throws, so that a page can show any value a browser has stored.
 */
export function centsOf(dollars: number): number {
  return Math.sign(dollars) * Math.round(Math.abs(dollars) * 100) + 0;
}

/** Formats a whole number with thousands separators, in both languages: `1,284`. */
export const grouped = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');

/** Formats cents as an amount, in both languages: `$1,284.50`, `-$5.00`. */
export function formatAmount(cents: number): string {
  const whole = grouped(Math.trunc(Math.abs(cents) / 100));
  const rest = String(Math.abs(cents) % 100).padStart(currency.decimals, '0');
  return `${cents < 0 ? '-' : ''}${currency.symbol}${whole}.${rest}`;
}

/** Formats a deduction in the office, with a real minus sign: `−$5.00`. */
export const reductionText = (cents: number): string => `\u2212${formatAmount(cents)}`;

/**
 * Parses dollar text ('12.5', '12.50', '12.5000') to exact cents. Returns null for anything else, including more than 2
 * decimals, because external amounts are never rounded.
 */
export function dollarsToCents(text: string): number | null {
  const [, sign, whole, fraction = ''] = dollarsPattern.exec(text) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole + fraction.padEnd(2, '0'));
  return sign === '-' && cents !== 0 ? -cents : cents;
}
