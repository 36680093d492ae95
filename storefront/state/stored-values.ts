/** Readers for single stored values, as lenient as the clients that wrote them: numbers as text, absent for empty. */

/** A product's id as text, from number or text; null when it is none. */
export function productIdOf(value: unknown): string | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^[1-9]\d{0,9}$/u.test(text) && Number(text) < 2 ** 31 ? text : null;
}

/** Another id, as a number. */
export const idOf = (value: unknown): number | null => Number(productIdOf(value)) || null;

/** A whole number from 1 to below a million, from number or text; 1 when it is none. */
export function quantityOf(value: unknown): number {
  const number = Math.trunc(Number(value));
  return number >= 1 && number < 1e6 ? number : 1;
}

/** Text, of which the first 1,000 characters count; '' for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.slice(0, 1000) : '';
}

/** The path of a picture of the shop; '' for anything else. */
export function pathOf(value: unknown): string {
  const text = textOf(value);
  return text.startsWith('/') ? text : '';
}

/** A finite number from number or text; null when it is none. */
export function numberOf(value: unknown): number | null {
  if (value === null || value === '' || !['number', 'string'].includes(typeof value)) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
