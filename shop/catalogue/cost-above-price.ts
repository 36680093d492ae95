import { priceWithOptions } from '#rules/price.ts';
import { optionSurchargeCents } from '#shop/pricing/pricing.ts';
import type { Choice, ProductFields } from './product-fields.ts';

type Costed = Pick<ProductFields, 'priceCents' | 'costCents' | 'variantCosts' | 'colours' | 'sizes'>;

/** Returns a cost in cents that the price of the product or of a variant doesn't cover, without discounts. Null if none. */
export function costAbovePrice({
  priceCents,
  costCents,
  variantCosts,
  colours,
  sizes,
}: Costed): number | null {
  const surcharge = ({ priceType, amount }: Choice) =>
    optionSurchargeCents(priceCents, { priceType, value: amount });
  const lowest = (choices: readonly Choice[]) =>
    choices.length === 0 ? 0 : Math.min(...choices.map(surcharge));
  const of = (choices: readonly Choice[], id: number) =>
    choices.filter(({ optionId }) => optionId === id).map(surcharge);
  if (costCents !== null && priceWithOptions(priceCents, [lowest(colours), lowest(sizes)]) < costCents)
    return costCents;
  const above = variantCosts.find(
    ({ colourId, sizeId, costCents: cost }) =>
      priceWithOptions(priceCents, [...of(colours, colourId), ...of(sizes, sizeId)]) < cost,
  );
  return above?.costCents ?? null;
}
