import { amountLimits } from '#contract/constants.ts';

export const isPrice = (cents: number): boolean =>
  Number.isInteger(cents) && cents >= 0 && cents <= amountLimits.priceCents;
