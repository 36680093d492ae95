import { plainDigits } from '#contract/languages.ts';
import { dollarsToCents } from '#rules/money.ts';

/** What somebody typed as a price in dollars, in cents; null: it is none. Digits of both scripts count, and a dollar sign. */
export function priceCents(text: string): number | null {
  const cents = dollarsToCents(plainDigits(text).replaceAll(/[\s,$]/gu, ''));
  return cents === null || cents < 0 ? null : cents;
}

/** How a stock is to change. */
export type StockChange = { by: number } | { count: number | null };

/**
 * What somebody typed as a stock: `+12` and `-3` are differences; a count is the difference to what the table shows, so that
 * what was sold since stays sold. null: it is neither, or changes nothing. `stock` null: it was not counted.
 */
export function stockChange(text: string, stock: number | null): StockChange | null {
  const [, sign = '', figures] =
    /^([+-]?)(\d{1,9})$/u.exec(plainDigits(text).replaceAll(/[\s,]/gu, '')) ?? [];
  if (figures === undefined) return null;
  const amount = Number(figures);
  if (stock === null) return sign === '' ? { count: amount } : null;
  const by = sign === '' ? amount - stock : Number(`${sign}${amount}`);
  return by === 0 ? null : { by };
}
