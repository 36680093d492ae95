import { currency, transferMethodId } from '#contract/constants.ts';
import type { TransferTerms } from '#shop/content/content.ts';
import type { Database } from '#database/schema.ts';
import { type OrderOutcome, type OrderRequest, placeOrder } from '#shop/orders/orders.ts';
import { tellOfTransfer } from './transfer-mails.ts';
import { insertTransfer } from './transfer-queries.ts';

/**
 * Places an order that is paid by a transfer to the shop: its goods are held for as long as the terms say, and its customer is
 * told where to pay, all in one transaction. What is not paid by then ends as any payment does (reconcile.ts).
 */
export const placeTransferOrder = (
  db: Database,
  request: Omit<OrderRequest, 'storePayment' | 'methodId' | 'leastCents'>,
  { accounts, hours }: TransferTerms,
): Promise<OrderOutcome | 'busy'> =>
  placeOrder(db, {
    ...request,
    methodId: transferMethodId,
    leastCents: 1,
    storePayment: async (trx, { orderId, number, totalCents: amountCents }, customerId) => {
      const payment = { orderId, number, customerId, amountCents, currency: currency.code, hours };
      const until = await insertTransfer(trx, payment);
      if (until === null) return false;
      await tellOfTransfer(trx, { orderId, amountCents, accounts, until, hours });
      return true;
    },
  });
