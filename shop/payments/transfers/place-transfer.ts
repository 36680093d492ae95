import { currency, transferMethodId } from '#contract/constants.ts';
import type { TransferTerms } from '#shop/content/content.ts';
import type { Database } from '#database/schema.ts';
import { type OrderOutcome, type OrderRequest, placeOrder } from '#shop/orders/orders.ts';
import { notifyTransfer } from './transfer-mails.ts';
import { insertTransfer } from './transfer-queries.ts';

/**
 * Places an order that is paid by bank transfer: reserves its items for as long as the terms say, and tells
 * its customer where to pay, all in one transaction. An unpaid one expires like any payment (reconcile.ts).
 */
export const placeTransferOrder = (
  db: Database,
  request: Omit<OrderRequest, 'storePayment' | 'methodId' | 'minCents'>,
  { accounts, hours }: TransferTerms,
): Promise<OrderOutcome | 'busy'> =>
  placeOrder(db, {
    ...request,
    methodId: transferMethodId,
    minCents: 1,
    storePayment: async (trx, { orderId, number, nowCents: amountCents }, customerId) => {
      const payment = { orderId, number, customerId, amountCents, currency: currency.code, hours };
      const until = await insertTransfer(trx, payment);
      if (until === null) return false;
      await notifyTransfer(trx, { orderId, amountCents, accounts, until, hours });
      return true;
    },
  });
