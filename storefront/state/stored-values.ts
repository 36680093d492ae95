/**
 * Parsers for single stored values. They are as lenient as the clients that write them: numbers as text,
 * missing for empty.
 */

/** Returns a product id as text, from number or text. Null if it is invalid. */
export function productIdOf(value: unknown): string | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^[1-9]\d{0,9}$/u.test(text) && Number(text) < 2 ** 31 ? text : null;
}

/** Returns any other id as a number. */
export const idOf = (value: unknown): number | null => Number(productIdOf(value)) || null;

/** Returns an integer from 1 to below a million, from number or text; 1 if it is invalid. */
export function quantityOf(value: unknown): number {
  const number = Math.trunc(Number(value));
  return number >= 1 && number < 1e6 ? number : 1;
}

/** Returns the first 1,000 characters of a text; '' for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.slice(0, 1000) : '';
}

/** Returns the path of one of the shop's pictures; '' for anything else. */
export function pathOf(value: unknown): string {
  const text = textOf(value);
  return text.startsWith('/') ? text : '';
}

/** Returns a finite number from number or text, or null if it is invalid. */
export function numberOf(value: unknown): number | null {
  if (value === null || value === '' || !['number', 'string'].includes(typeof value)) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
