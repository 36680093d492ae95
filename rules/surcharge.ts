import { priceTypes } from '#contract/constants.ts';
import { percentOf } from './percent.ts';

/** The types of §4 'Product attribute type': FixedValue 1, Percentage 2. */
export type PriceType = (typeof priceTypes)[keyof typeof priceTypes];

/**
 * The surcharge of an option. `value` is in cents if fixed, in hundredths of a percent (1250 = 12.5 %) if a
 * percentage.
 */
export type OptionPrice = { priceType: PriceType; value: number };

/**
 * Returns an option's surcharge in cents, `AdditionalPrice` in the API (docs/specification.md, 'Lists and products'). A percentage
 * applies to the base price, never to a discounted one, so that the same amount fits both prices. Each option is
 * rounded separately, so that the displayed parts add up (§2 'Product detail').
 */
export function optionSurchargeCents(basePriceCents: number, option: OptionPrice): number {
  if (option.priceType === priceTypes.fixedValue) return option.value;
  if (option.priceType === priceTypes.percentage) return percentOf(basePriceCents, option.value);
  throw new RangeError('unknown price type of an option');
}
