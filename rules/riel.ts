import { amountText, grouped } from './money.ts';

/** What a dollar may come to, in whole riel; what lies outside is a slip of the hand, a nought too many say. */
export const rielRates = { least: 1000, most: 20_000 };

/** Cents times riel a dollar that come to a hundred riel. */
const inHundred = 10_000;

/** Whether it can be the rate of a day: riel for a dollar. */
export const isRielRate = (rate: number): boolean =>
  Number.isInteger(rate) && rate >= rielRates.least && rate <= rielRates.most;

/**
 * Cents in riel at so many riel a dollar, rounded to 100 riel, since nobody pays with less; halves go away from zero. Made from a
 * total: rounded lines would not add up to it. Whole numbers all the way, exact or a RangeError.
 */
export function rielOf(cents: number, rate: number): number {
  const halfMore = Math.abs(cents) * rate + inHundred / 2;
  if (!Number.isInteger(cents) || !isRielRate(rate) || !Number.isSafeInteger(halfMore))
    throw new RangeError(`not in riel: ${cents} cents at ${rate}`);
  const riel = ((halfMore - (halfMore % inHundred)) / inHundred) * 100;
  return cents < 0 && riel > 0 ? -riel : riel;
}

/** An amount as text. An order paid in riel shows riel first. */
export const paidText = ({ cents, riel }: { cents: number; riel: number | null }): string =>
  riel === null ? amountText(cents) : `${rielText(riel)} (${amountText(cents)})`;

/** Riel as the shop writes them in both languages: `51,200៛`. They have no decimals. */
export const rielText = (riel: number): string => `${riel < 0 ? '-' : ''}${grouped(Math.abs(riel))}៛`;
