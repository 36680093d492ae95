/** Readers for single stored values, as lenient as the clients that wrote them: numbers as text, absent for empty. */

/** A product's id as text, from number or text; null when it is none. */
export function productIdOf(value: unknown): string | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^[1-9]\d{0,9}$/u.test(text) ? text : null;
}

/** A whole number of at least 1, from number or text; 1 when it is none. */
export function quantityOf(value: unknown): number {
  const number = Math.trunc(Number(value));
  return Number.isSafeInteger(number) && number >= 1 ? number : 1;
}

/** Text; '' for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

/** A finite number from number or text; null when it is none. */
export function numberOf(value: unknown): number | null {
  if (value === null || value === '' || !['number', 'string'].includes(typeof value)) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
