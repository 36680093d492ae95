import { onAccountMethodId } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { type OrderOutcome, type OrderRequest, placeOrder } from '#shop/orders/orders.ts';
import { insertNothingDue } from '../refunds/account-queries.ts';

/** Places an order that its customer pays within the days of their terms. */
export const placeOnAccount = (
  db: Database,
  request: Omit<OrderRequest, 'storePayment' | 'methodId' | 'minCents'>,
): Promise<OrderOutcome | 'busy'> =>
  placeOrder(db, {
    ...request,
    methodId: onAccountMethodId,
    storePayment: async (trx, { orderId }, customerId) => {
      await insertNothingDue(trx, { orderId, customerId });
      return true;
    },
  });
