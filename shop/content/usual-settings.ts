import { usualColours } from '#rules/shop-colours.ts';
import { defaultDateFormat, shopTimeZone, usualOrderPrefix } from '#contract/constants.ts';

/** What holds of settings nobody has set. */
export const usualSettings = {
  dateFormat: defaultDateFormat,
  timeZone: shopTimeZone,
  orderPrefix: usualOrderPrefix,
  /** An order waits for its transfer. */
  transferHours: 48,
  refundAskAboveCents: 10_000,
  letGoUpToCents: 0,
  ...usualColours,
};
