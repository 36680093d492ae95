import type { PriceType } from './surcharge.ts';
import type { LineTerms } from './line-price.ts';
import { centsOf, centsToDollars } from './money.ts';

/** The terms of a line in calls (contract/operations/catalogue/terms-row.ts). */
interface TermsRow {
  Steps: { From: number; Price: number; DiscountedPrice?: number | undefined }[];
  Options?:
    | { ProductAttributeID: number; PrimaryKeyValue: number; PriceType: PriceType; Amount: number }[]
    | undefined;
  ShippingCharges?: number | undefined;
}

/** Returns terms as they travel, in dollars and percent. */
export function termsRowOf({ steps, options, shippingCents }: Omit<LineTerms, 'v' | 'minimum'>): TermsRow {
  const surcharges = options.filter(({ value }) => value !== 0);
  return {
    Steps: steps.map(({ from, cents, reducedCents }) => ({
      From: from,
      Price: centsToDollars(cents),
      ...(reducedCents !== null && { DiscountedPrice: centsToDollars(reducedCents) }),
    })),
    ...(surcharges.length > 0 && {
      Options: surcharges.map(({ attributeId, optionId, priceType, value }) => ({
        ProductAttributeID: attributeId,
        PrimaryKeyValue: optionId,
        PriceType: priceType,
        Amount: centsToDollars(value),
      })),
    }),
    ...(shippingCents > 0 && { ShippingCharges: centsToDollars(shippingCents) }),
  };
}

/** Returns terms that travelled. The ids of discounts don't. */
export const termsOfRow = (
  { Steps, Options = [], ShippingCharges = 0 }: TermsRow,
  minimum = 1,
): LineTerms => ({
  v: 1,
  steps: Steps.map(({ From, Price, DiscountedPrice }) => ({
    from: From,
    cents: centsOf(Price),
    reducedCents: DiscountedPrice === undefined ? null : centsOf(DiscountedPrice),
    reductionId: null,
  })),
  options: Options.map(({ ProductAttributeID, PrimaryKeyValue, PriceType, Amount }) => ({
    attributeId: ProductAttributeID,
    optionId: PrimaryKeyValue,
    priceType: PriceType,
    value: centsOf(Amount),
  })),
  minimum: { pieces: minimum },
  shippingCents: centsOf(ShippingCharges),
});
