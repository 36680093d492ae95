import { usualColours } from '#rules/shop-colours.ts';
import { defaultDateFormat, shopTimeZone, usualOrderPrefix } from '#contract/constants.ts';

/** Defaults of settings that aren't set. */
export const usualSettings = {
  dateFormat: defaultDateFormat,
  timeZone: shopTimeZone,
  orderPrefix: usualOrderPrefix,
  /** How many hours an order waits for its transfer. */
  transferHours: 48,
  refundAskAboveCents: 10_000,
  letGoUpToCents: 0,
  ...usualColours,
};
