import { priceWithOptions } from '#rules/price.ts';
import { optionSurchargeCents } from '#rules/surcharge.ts';
import type { Choice, ProductFields } from './product-fields.ts';

type Costed = Pick<
  ProductFields,
  'priceCents' | 'priceSteps' | 'costCents' | 'variantCosts' | 'colours' | 'sizes'
>;

/**
 * Returns a cost in cents that the lowest price of the product or of a variant doesn't cover, without
 * discounts. Null if none.
 */
export function costAbovePrice({
  priceCents,
  priceSteps,
  costCents,
  variantCosts,
  colours,
  sizes,
}: Costed): number | null {
  const lowestCents = priceSteps.at(-1)?.cents ?? priceCents;
  const surcharge = ({ priceType, amount }: Choice) =>
    optionSurchargeCents(lowestCents, { priceType, value: amount });
  const lowest = (choices: readonly Choice[]) =>
    choices.length === 0 ? 0 : Math.min(...choices.map(surcharge));
  const of = (choices: readonly Choice[], id: number) =>
    choices.filter(({ optionId }) => optionId === id).map(surcharge);
  if (costCents !== null && priceWithOptions(lowestCents, [lowest(colours), lowest(sizes)]) < costCents)
    return costCents;
  const above = variantCosts.find(
    ({ colourId, sizeId, costCents: cost }) =>
      priceWithOptions(lowestCents, [...of(colours, colourId), ...of(sizes, sizeId)]) < cost,
  );
  return above?.costCents ?? null;
}
