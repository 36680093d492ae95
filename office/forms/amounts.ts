import { type NumberRead, readCents, readCount } from '#rules/read-number.ts';

/** What somebody typed as a price in dollars, in cents from 0. */
export function readPrice(text: string): NumberRead {
  const read = readCents(text);
  return read.value !== null && read.value < 0 ? { value: null, readings: null } : read;
}

/** The price somebody typed, in cents; null when it isn't one. */
export const priceCents = (text: string): number | null => readPrice(text).value;

/** How a stock is to change. */
export type StockChange = { by: number } | { count: number | null };

/**
 * What somebody typed as a stock: `+12` and `-3` are differences; a count is the difference to what the table shows, so that
 * what was sold since stays sold. null: it is neither, or changes nothing. `stock` null: it was not counted.
 */
export function stockChange(text: string, stock: number | null): StockChange | null {
  const [sign, amount] = [stockSign(text), readStock(text).value];
  if (amount === null || amount > mostStock) return null;
  if (stock === null) return sign === '' ? { count: amount } : null;
  const by = sign === '' ? amount - stock : sign === '+' ? amount : -amount;
  return by === 0 ? null : { by };
}

const mostStock = 999_999_999;
const stockSign = (text: string): string => /^\s*([+\-\u2212])/u.exec(text)?.[1] ?? '';

/** The figures of a stock as it was typed, without its sign. */
export const readStock = (text: string): NumberRead => readCount(text.replace(/^\s*[+\-\u2212]/u, ''));
