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
  // A stock below zero is owed to customers. Staff may leave it there, or raise it.
  const min = Math.min(0, current ?? 0);
  if (typeof change === 'number') return within(change, min);
  if (current === null) return { error: 'notCounted' };
  return current + change.by < min ? { error: 'tooFew' } : within(current + change.by, min);
}

const within = (stock: number, min: number) =>
  Number.isInteger(stock) && stock >= min && stock <= maxStock ? { stock } : { error: 'range' as const };
