import { sumCents } from './money.ts';

/** Returns the unit price in cents, including its selected options. Options may lower it, but never below zero. */
export function priceWithOptions(priceCents: number, surchargesCents: readonly number[]): number {
  return Math.max(0, sumCents([priceCents, ...surchargesCents]));
}
