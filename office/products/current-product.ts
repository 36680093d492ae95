import { OfficeRefusal } from '#office/data/refusals.ts';
import type { Product } from './product.ts';

/** Returns the stored product from a refusal because someone else edited it; null for other refusals. */
export const currentProduct = (error: unknown): Product | null =>
  (((error instanceof OfficeRefusal && error.data) || {}) as { now?: Product }).now ?? null;
