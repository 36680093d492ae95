import { z } from 'zod';
import { dollars } from '../../wire-types.ts';

/** How an order that is placed says that its customer pays a deposit. Clients that don't send it pay everything. */
export const depositFields = {
  /** Not in the documented API: whether the customer pays a deposit now, if the cart has `DueLater`. */
  Deposit: z.boolean().nullish().catch(null).default(null),
  /** Not in the documented API: whether the balance of a deposit is paid in cash on delivery, instead of when the goods are ready. */
  BalanceInCash: z.boolean().nullish().catch(null).default(null),
  /** Not in the documented API: the amount shown as due now, in dollars. If it differs, the order isn't stored. */
  ExpectedDueNow: dollars,
};

/** The terms on which a customer orders on account, if staff agreed any with them. */
export const accountRow = z.object({
  /** The `PaymentMethod` with which an order is placed on account. */
  PaymentMethodId: z.number(),
  /** Its name in the requested language. */
  Name: z.string(),
  /** Within how many days it is to be paid. */
  Days: z.number(),
  /** By which day that is, if it is ordered now, yyyy-mm-dd. */
  DueOn: z.string(),
  /** What can still be ordered on account, in dollars. */
  Left: z.number(),
});

/** The share of a total that is due now. The rest is due when the goods are ready, or when they are delivered. */
export const depositRow = z.object({
  /** In percent, rounded to a cent. */
  Percent: z.number(),
  /** The total from which a deposit is enough. */
  From: z.number(),
  /** When the rest is due. */
  Due: z.enum(['ready', 'delivery']),
});
