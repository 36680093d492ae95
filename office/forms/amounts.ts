import { type NumberRead, readCents, readCount } from '#rules/read-number.ts';

/** Parses a typed price in dollars. Returns cents, 0 or more. */
export function readPrice(text: string): NumberRead {
  const read = readCents(text);
  return read.value !== null && read.value < 0 ? { value: null, readings: null } : read;
}

/** Returns the typed price in cents, or null if it isn't one. */
export const priceCents = (text: string): number | null => readPrice(text).value;

/** A change of stock: a difference or a new count. */
export type StockChange = { by: number } | { count: number | null };

/**
 * Parses typed stock: `+12` and `-3` are differences. A count becomes the difference to the displayed stock,
 * so that sales in the meantime aren't lost. Returns null if the text is invalid or changes no stock.
 * @param stock null if it wasn't tracked
 */
export function stockChange(text: string, stock: number | null): StockChange | null {
  const [sign, amount] = [stockSign(text), readStock(text).value];
  if (amount === null || amount > maxStock) return null;
  if (stock === null) return sign === '' ? { count: amount } : null;
  const by = sign === '' ? amount - stock : sign === '+' ? amount : -amount;
  return by === 0 ? null : { by };
}

const maxStock = 999_999_999;
const stockSign = (text: string): string => /^\s*([+\-\u2212])/u.exec(text)?.[1] ?? '';

/** Parses the digits of a typed stock, without its sign. */
export const readStock = (text: string): NumberRead => readCount(text.replace(/^\s*[+\-\u2212]/u, ''));
