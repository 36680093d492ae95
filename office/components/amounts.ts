import { formatAmount } from '#rules/money.ts';
import { type NumberRead, readCents, readRiel } from '#rules/read-number.ts';
import { formatRiel } from '#rules/riel.ts';

export type MoneyOf = 'USD' | 'KHR';

/** Parses a typed amount above 0, in cents or riel. */
export function readSum(text: string, currency: MoneyOf): NumberRead {
  const read = currency === 'USD' ? readCents(text) : readRiel(text);
  return read.value !== null && read.value <= 0 ? { value: null, readings: null } : read;
}

/** Returns the typed amount, or null if it isn't one. */
export const parseAmount = (text: string, currency: MoneyOf): number | null => readSum(text, currency).value;

export const formatTotal = (total: number, currency: MoneyOf): string =>
  currency === 'KHR' ? formatRiel(total) : formatAmount(total);
