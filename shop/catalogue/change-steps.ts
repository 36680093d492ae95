import { productFields } from '#contract/forms/product-fields.ts';
import { isPrice } from './change-price.ts';
import { priceDoubt } from '#rules/price-guard.ts';
import { maximumQuantity } from '#rules/quantity.ts';
import type { Fault, ValidationCode } from '#shop/records/records.ts';
import type { PriceStep, ProductField, ProductFields } from './product-fields.ts';

type Prices = Pick<ProductFields, 'priceCents' | 'priceSteps'>;

const maxSteps = 20;

/** Returns the prices by quantity in the order of their quantities. */
export const storedSteps = (steps: readonly PriceStep[]): PriceStep[] =>
  steps.map(({ from, cents }) => ({ from, cents })).toSorted((one, other) => one.from - other.from);

/** Returns each price by quantity with the price for fewer pieces, in cents. */
const pairsOf = ({ priceCents, priceSteps }: Prices) =>
  priceSteps.map(({ cents }, at) => [priceSteps[at - 1]?.cents ?? priceCents, cents] as const);

/**
 * Returns the validation errors of prices by quantity, and of the minimum and maximum quantity. An error that several
 * fields cause is shown on whichever of them changed.
 */
export function stepErrors(after: ProductFields): Fault<ProductField>[] {
  const { priceSteps: steps, orderMinimum, orderMaximum } = after;
  const on = (fields: readonly ProductField[], code: ValidationCode, about?: number) =>
    fields.map((field) => ({ field, code, ...(about !== undefined && { about }) }));
  const { max } = productFields.orderMinimum;
  const isInRange = steps.every(
    ({ from, cents }) => Number.isInteger(from) && from > 1 && from <= max && isPrice(cents),
  );
  const isOne = steps.length === new Set(steps.map(({ from }) => from)).size;
  const maximum = maximumQuantity(orderMaximum);
  const isRising = pairsOf(after).some(([before, cents]) => cents > before);
  return [
    ...(steps.length > maxSteps ? on(['priceSteps'], 'tooLong', maxSteps) : []),
    ...(isInRange ? [] : on(['priceSteps'], 'range', max)),
    ...(isOne ? [] : on(['priceSteps'], 'twice')),
    ...(isRising ? on(['priceSteps', 'priceCents'], 'rises') : []),
    ...(steps.some(({ from }) => from > maximum)
      ? on(['priceSteps', 'orderMaximum'], 'overMaximum', maximum)
      : []),
    ...(orderMinimum > maximum ? on(['orderMinimum', 'orderMaximum'], 'overMaximum', maximum) : []),
  ];
}

/** Returns a price by quantity, in cents, that is free or far below the price for fewer pieces. Null if there is none. */
export const doubtfulStep = (after: Prices): number | null =>
  pairsOf(after).find(([before, cents]) => priceDoubt(before, cents) !== null)?.[1] ?? null;
