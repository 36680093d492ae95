import { defaultColours } from '#rules/shop-colours.ts';
import {
  type ProofApprover,
  defaultDateFormat,
  shopTimeZone,
  defaultOrderPrefix,
  defaultVatRate,
} from '#contract/constants.ts';

/** Defaults of settings that aren't set. */
export const defaultSettings = {
  dateFormat: defaultDateFormat,
  timeZone: shopTimeZone,
  orderPrefix: defaultOrderPrefix,
  /** How many hours an order waits for its transfer. */
  transferHours: 48,
  /** How many days the links to an order work after it is done. */
  jobLinkDays: 60,
  approveBy: 'link' as ProofApprover,
  depositOnlyDecorated: false,
  invoiceDeposits: false,
  balanceDue: 'ready' as const,
  reviewsHeld: false,
  vatOn: false,
  vatOnTop: false,
  companies: true,
  vatRate: defaultVatRate,
  refundAskAboveCents: 10_000,
  letGoUpToCents: 0,
  productFeed: false,
  ...defaultColours,
};
