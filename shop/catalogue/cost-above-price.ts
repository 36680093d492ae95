import { priceWithOptions } from '#rules/price.ts';
import { optionSurchargeCents } from '#rules/surcharge.ts';
import { vatIn } from '#rules/vat.ts';
import type { Choice, ProductFields } from './product-fields.ts';

type Costed = Pick<
  ProductFields,
  'priceCents' | 'priceSteps' | 'costCents' | 'variantCosts' | 'colours' | 'sizes'
>;

/**
 * Returns a cost in cents that the lowest price of the product or of a variant doesn't cover, without
 * discounts. Null if none. A price that includes VAT at this rate covers it without the VAT only.
 */
export function costAbovePrice(
  { priceCents, priceSteps, costCents, variantCosts, colours, sizes }: Costed,
  includedRate: number,
): number | null {
  const lowestCents = priceSteps.at(-1)?.cents ?? priceCents;
  const surcharge = ({ priceType, amount }: Choice) =>
    optionSurchargeCents(lowestCents, { priceType, value: amount });
  const lowest = (choices: readonly Choice[]) =>
    choices.length === 0 ? 0 : Math.min(...choices.map(surcharge));
  const of = (choices: readonly Choice[], id: number) =>
    choices.filter(({ optionId }) => optionId === id).map(surcharge);
  const net = (surcharges: number[]) =>
    vatIn(priceWithOptions(lowestCents, surcharges), includedRate).netCents;
  if (costCents !== null && net([lowest(colours), lowest(sizes)]) < costCents) return costCents;
  const above = variantCosts.find(
    ({ colourId, sizeId, costCents: cost }) => net([...of(colours, colourId), ...of(sizes, sizeId)]) < cost,
  );
  return above?.costCents ?? null;
}
