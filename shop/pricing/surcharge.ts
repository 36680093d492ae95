import { priceTypes } from '#contract/constants.ts';
import { percentOf } from '#rules/money.ts';

/** §4 'Product attribute type': FixedValue 1, Percentage 2. */
export type PriceType = (typeof priceTypes)[keyof typeof priceTypes];

/** What a chosen option adds. `value`: cents when fixed, hundredths of a percent (1250 = 12.5 %) when a percentage. */
export type OptionPrice = { priceType: PriceType; value: number };

/**
 * One option's surcharge in cents, the wire's `AdditionalPrice` (readings 'Listing and product').
 * A percentage is of the base price, never of a reduced one, so the same amount fits both prices; each option is rounded by
 * itself, so that the shown parts add up (§2 'Product detail').
 */
export function optionSurchargeCents(basePriceCents: number, option: OptionPrice): number {
  if (option.priceType === priceTypes.fixedValue) return option.value;
  if (option.priceType === priceTypes.percentage) return percentOf(basePriceCents, option.value);
  throw new RangeError('unknown price type of an option');
}
