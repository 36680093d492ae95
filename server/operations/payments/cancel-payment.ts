import { messages } from '#contract/messages.ts';
import { cancelPayment as operation } from '#contract/operations/payments/cancel-payment.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { cancelPayment } from '#shop/payments/payments.ts';
import { handle, Refused } from '../../calls/operation.ts';
import { paidAnswer } from './paid-answer.ts';

export const handler = handle(operation, async ({ PaymentKey: key, languageCode }, { app, caller }) => {
  const { customerId } = caller;
  const cancelled = await cancelPayment(app.db, app.payments, { customerId, key });
  if (!cancelled) return new Refused(404, messages.texts.generalError);
  // A QR code can't be revoked. It expires by itself, and payments until then are handled.
  const isLeft = cancelled.pay.state === 'needs_action' && cancelled.pay.action.kind === 'show-code';
  if (cancelled.pay.state === 'declined' || isLeft) return [{ ResponseMsg: serverAnswers.saved }];
  return paidAnswer(cancelled.order, key, cancelled.pay, languageCode, cancelled.dueCents);
});
