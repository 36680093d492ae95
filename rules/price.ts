import { sumCents } from './money.ts';

/** What one costs, in cents, with what its chosen options add. They may make it cheaper, but never let the shop owe money. */
export function priceWithOptions(priceCents: number, surchargesCents: readonly number[]): number {
  return Math.max(0, sumCents([priceCents, ...surchargesCents]));
}
