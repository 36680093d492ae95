import { rielOf } from '#rules/riel.ts';
import type { OrderRiel, RielRate } from './queries.ts';

/** Converts a total in cents to riel. Null if there is no rate. */
export const rielAt = (totalCents: number, rate: RielRate | null): OrderRiel | null =>
  rate && { ...rate, total: rielOf(totalCents, rate.rate) };
