import { plainDigits } from '#contract/languages.ts';
import { amountText, dollarsToCents } from '#rules/money.ts';
import { rielText } from '#rules/riel.ts';

export type MoneyOf = 'USD' | 'KHR';

/** A sum that somebody typed, in cents or riel; null: it is none. */
export function typedSum(text: string, currency: MoneyOf): number | null {
  const typed = plainDigits(text).replaceAll(/[$៛,\s]/gu, '');
  if (currency === 'USD') return positive(dollarsToCents(typed));
  return /^\d{1,11}$/u.test(typed) ? positive(Number(typed)) : null;
}

const positive = (sum: number | null): number | null => (sum !== null && sum > 0 ? sum : null);

/** As the shop writes it. */
export const sumText = (sum: number, currency: MoneyOf): string =>
  currency === 'KHR' ? rielText(sum) : amountText(sum);
