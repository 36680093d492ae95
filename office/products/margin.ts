import { priceTypes } from '#contract/constants.ts';
import { formatAmount, roundCents } from '#rules/money.ts';
import { percentOf } from '#rules/percent.ts';
import { priceWithOptions } from '#rules/price.ts';
import { vatIn } from '#rules/vat.ts';
import { formatPercent } from '../components/percent.ts';
import type { Product, ProductAnswer, Values } from './product.ts';

/**
 * Returns the margin of a price: what it is above the cost without the VAT that it includes at this rate, and as a share of that;
 * null without a price.
 */
export function marginOf(priceCents: number, costCents: number, includedRate = 0): Margin | null {
  if (!(priceCents > 0)) return null;
  const { netCents } = vatIn(priceCents, includedRate);
  const cents = netCents - costCents;
  // One decimal is enough.
  const percent = formatPercent(roundCents((cents * 1000) / netCents) * 10);
  return { amount: formatAmount(cents), percent, price: formatAmount(netCents), cents };
}

/** `cents` is below zero if the price doesn't cover the cost. */
type Margin = {
  amount: string;
  percent: string;
  /** The price without VAT. */
  price: string;
  cents: number;
};

/** Returns what shoppers pay for the price in the form, after the discount that is in effect. */
export function payOf(
  { priceCents, allowDiscounts }: Pick<Values, 'priceCents' | 'allowDiscounts'>,
  { product, now }: Pick<ProductAnswer, 'product' | 'now'>,
): number {
  if (priceCents === product.priceCents && allowDiscounts === product.allowDiscounts) return now.payCents;
  const { percent, amountCents } = (allowDiscounts && now.reductions.find(({ isTaken }) => isTaken)) || {};
  const off = typeof percent === 'number' ? percentOf(priceCents, percent) : (amountCents ?? 0);
  return Math.max(0, priceCents - off);
}

/** Returns the price of a variant: surcharges are added to the price after discounts. */
export function variantPrice(
  payCents: number,
  { priceCents, colours, sizes }: Pick<Values, 'priceCents' | 'colours' | 'sizes'>,
  { colourId, sizeId }: Pick<Product['variants'][number], 'colourId' | 'sizeId'>,
): number {
  const chosen = [
    colours.find(({ optionId }) => optionId === colourId),
    sizes.find(({ optionId }) => optionId === sizeId),
  ];
  const surcharges = chosen.map((choice) =>
    choice?.priceType === priceTypes.percentage
      ? percentOf(priceCents, choice.amount)
      : (choice?.amount ?? 0),
  );
  return priceWithOptions(payCents, surcharges);
}
