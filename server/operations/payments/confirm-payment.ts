import { messages } from '#contract/messages.ts';
import { confirmPayment as operation } from '#contract/operations/payments/confirm-payment.ts';
import { isRefusal } from '#shop/orders/orders.ts';
import { confirmPayment } from '#shop/payments/payments.ts';
import { handle, Refused } from '../../calls/operation.ts';
import { paidAnswer, refusedOrder } from './paid-answer.ts';

export const handler = handle(operation, async (input, { app, caller, address }) => {
  const { customerId } = caller;
  const { PaymentKey: key, Proof: proof, languageCode } = input;
  const confirmed = await confirmPayment(app.db, app.payments, {
    customerId,
    key,
    proof,
    address,
    cardLimits: app.config.cardLimits,
  });
  if (!confirmed) return new Refused(404, messages.texts.generalError);
  if (isRefusal(confirmed)) return refusedOrder(confirmed, languageCode);
  return paidAnswer(confirmed.order, key, confirmed.pay, languageCode, confirmed.dueCents);
});
