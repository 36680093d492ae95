import { z } from 'zod';
import { dollars } from '../../wire-types.ts';

/** How an order that is placed says that its customer pays a deposit. Clients that don't send it pay everything. */
export const depositFields = {
  /** Not in the documented API: whether the customer pays a deposit now, if the cart has `DueLater`. */
  Deposit: z.boolean().nullish().catch(null).default(null),
  /** Not in the documented API: the amount shown as due now, in dollars. If it differs, the order isn't stored. */
  ExpectedDueNow: dollars,
};

/** The share of a total that is due now. The rest is due when the goods are ready, or when they are delivered. */
export const depositRow = z.object({
  /** In percent, rounded to a cent. */
  Percent: z.number(),
  /** The total from which a deposit is enough. */
  From: z.number(),
  /** When the rest is due. */
  Due: z.enum(['ready', 'delivery']),
});
