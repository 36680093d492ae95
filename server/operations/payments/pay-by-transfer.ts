import { messages } from '#contract/messages.ts';
import { isRefusal, noteVisit, readCart } from '#shop/orders/orders.ts';
import { placeTransferOrder, transferOfCustomer } from '#shop/payments/payments.ts';
import type { Customer } from '../../calls/caller.ts';
import { unreadable } from '../../calls/form-refusal.ts';
import { type CallContext, Refused } from '../../calls/operation.ts';
import { type OrderInput, orderRequest } from '../orders/order-request.ts';
import { termsNow } from '../../payments/offered-methods.ts';
import { placedAnswer, refusedOrder, withLatestStatus } from './paid-answer.ts';

/** Places an order to be paid by bank transfer, if the shop has accounts. */
export async function payByTransfer(call: CallContext<Customer>, input: OrderInput) {
  const { app } = call;
  const { customerId } = call.caller;
  const terms = await termsNow(app.db);
  if (terms.accounts.length === 0) return new Refused(501, messages.texts.paymentUnavailable, []);
  const lines = readCart(input.cartJsonData);
  if (!lines) return unreadable('cartJsonData');
  const outcome = await placeTransferOrder(app.db, await orderRequest(call, input, lines), terms);
  if (outcome === 'busy') return new Refused(503, messages.texts.shopIsBusy);
  if (isRefusal(outcome)) return refusedOrder(outcome, input.languageCode);
  await noteVisit(app.db, outcome.orderId, input.Visit);
  const transfer = await transferOfCustomer(app.db, customerId, outcome);
  const rows = placedAnswer(outcome).map((row) => ({
    ...row,
    ...(transfer?.standing === 'waiting' && { TransferUntil: transfer.until.toISOString() }),
  }));
  return withLatestStatus(app.db, outcome, rows, input.languageCode);
}
