import type { ValidationCode } from '#shop/records/records.ts';
import type { StockChange } from './product-fields.ts';

/** The maximum stock; a PostgreSQL int allows twice that. */
export const maxStock = 1_000_000_000;

/**
 * Returns the stock after a change. A difference applies to the current stock, so it stays right whatever was sold
 * since staff loaded the page.
 */
export function stockAfter(
  current: number | null,
  change: StockChange,
): { stock: number | null } | { error: ValidationCode } {
  if (change === null) return { stock: null };
  if (typeof change === 'number') return within(change);
  if (current === null) return { error: 'notCounted' };
  return current + change.by < 0 ? { error: 'tooFew' } : within(current + change.by);
}

const within = (stock: number) =>
  Number.isInteger(stock) && stock >= 0 && stock <= maxStock ? { stock } : { error: 'range' as const };
