/** Parsers for single stored values, as lenient as the clients that wrote them: numbers as text, missing for empty. */

/** A product id as text, from number or text. Returns null if it is invalid. */
export function productIdOf(value: unknown): string | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^[1-9]\d{0,9}$/u.test(text) && Number(text) < 2 ** 31 ? text : null;
}

/** Any other id, as a number. */
export const idOf = (value: unknown): number | null => Number(productIdOf(value)) || null;

/** An integer from 1 to below a million, from number or text. Returns 1 if it is invalid. */
export function quantityOf(value: unknown): number {
  const number = Math.trunc(Number(value));
  return number >= 1 && number < 1e6 ? number : 1;
}

/** The first 1,000 characters of a text; '' for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.slice(0, 1000) : '';
}

/** The path of one of the shop's pictures; '' for anything else. */
export function pathOf(value: unknown): string {
  const text = textOf(value);
  return text.startsWith('/') ? text : '';
}

/** A finite number from number or text, or null if it is invalid. */
export function numberOf(value: unknown): number | null {
  if (value === null || value === '' || !['number', 'string'].includes(typeof value)) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
