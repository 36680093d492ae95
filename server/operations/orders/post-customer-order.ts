import { onAccountMethodId, paymentMethodIds } from '#contract/constants.ts';
import { messages } from '#contract/messages.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { isRefusal, noteVisit, placeOrder, readCart } from '#shop/orders/orders.ts';
import { placeOnAccount, readCapture } from '#shop/payments/payments.ts';
import { unreadable } from '../../calls/form-refusal.ts';
import { handle, Refused } from '../../calls/operation.ts';
import { orderRequest } from './order-request.ts';
import { placedAnswer, refusedOrder, withLatestStatus } from '../payments/paid-answer.ts';
import { payByTransfer } from '../payments/pay-by-transfer.ts';
import { payByProvider } from '../payments/pay-by-provider.ts';

export const handler = handle(postCustomerOrder, async (input, call) => {
  const { app } = call;
  const { PaymentMethod: methodId } = input;
  const method = app.payments.by(methodId);
  // Existing clients know this answer from the reference back end.
  if (!method) return new Refused(501, messages.texts.paymentUnavailable, []);
  if (method.confirmedBy === 'staff') return payByTransfer(call, input);
  if (method.confirmedBy === 'provider') {
    const isWallet = methodId === paymentMethodIds.wallet;
    const capturedReference = isWallet ? readCapture(input.payPalOrderConfirmJson ?? '') : '';
    if (capturedReference === null) return unreadable('payPalOrderConfirmJson');
    return payByProvider(call, input, {
      step: 'finish',
      proof: isWallet ? '' : input.paymentToken,
      capturedReference,
    });
  }
  const lines = readCart(input.cartJsonData);
  if (!lines) return unreadable('cartJsonData');
  const order = await orderRequest(call, input, lines);
  const outcome = await (methodId === onAccountMethodId
    ? placeOnAccount(app.db, order)
    : placeOrder(app.db, { ...order, methodId }));
  if (outcome === 'busy') return new Refused(503, messages.texts.shopIsBusy);
  if (isRefusal(outcome)) return refusedOrder(outcome, input.languageCode);
  await noteVisit(app.db, outcome.orderId, input.Visit);
  return withLatestStatus(app.db, outcome, placedAnswer(outcome), input.languageCode);
});
