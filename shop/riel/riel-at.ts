import { rielOf } from '#rules/riel.ts';
import type { OrderRiel, RielRate } from './queries.ts';

/** Converts a total in cents at a rate. Null without a rate. */
export const rielAt = (totalCents: number, rate: RielRate | null): OrderRiel | null =>
  rate && { ...rate, total: rielOf(totalCents, rate.rate) };
