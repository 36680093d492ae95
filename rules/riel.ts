import { formatAmount, grouped } from './money.ts';

/**
 * The range of plausible exchange rates, in whole riel per dollar. A rate outside it is a typing error, such as an
 * extra zero.
 */
export const rielRates = { least: 1000, most: 20_000 };

/** Cents times riel per dollar that equal 100 riel. */
const inHundred = 10_000;

/** Whether a number can be a daily exchange rate, in riel per dollar. */
export const isRielRate = (rate: number): boolean =>
  Number.isInteger(rate) && rate >= rielRates.least && rate <= rielRates.most;

/** Whether a rate differs from the last one by more than 5 %: two digits may be swapped. */
export const isFarRate = (rate: number, last: number): boolean => Math.abs(rate - last) > last * 0.05;

/**
 * Converts cents to riel at the given rate, rounded to 100 riel, the smallest amount people pay with; halves
 * round away from zero. It is meant for totals: rounded lines wouldn't add up to one. It uses integers only,
 * so the result is exact, or it throws a RangeError.
 */
export function rielOf(cents: number, rate: number): number {
  const halfMore = Math.abs(cents) * rate + inHundred / 2;
  if (!Number.isInteger(cents) || !isRielRate(rate) || !Number.isSafeInteger(halfMore))
    throw new RangeError(`not in riel: ${cents} cents at ${rate}`);
  const riel = ((halfMore - (halfMore % inHundred)) / inHundred) * 100;
  return cents < 0 && riel > 0 ? -riel : riel;
}

/** Formats an amount. An order paid in riel shows riel first. */
export const paidText = ({ cents, riel }: { cents: number; riel: number | null }): string =>
  riel === null ? formatAmount(cents) : `${formatRiel(riel)} (${formatAmount(cents)})`;

/** Formats riel as both languages write them: `51,200៛`. They have no decimals. */
export const formatRiel = (riel: number): string => `${riel < 0 ? '-' : ''}${grouped(Math.abs(riel))}៛`;
