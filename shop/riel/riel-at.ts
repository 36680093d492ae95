import { rielOf } from '#rules/riel.ts';
import type { OrderRiel, RielRate } from './queries.ts';

/** What a total in cents comes to at a rate; null without one. */
export const rielAt = (totalCents: number, rate: RielRate | null): OrderRiel | null =>
  rate && { ...rate, total: rielOf(totalCents, rate.rate) };
