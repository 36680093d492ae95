import { messages } from '#contract/messages.ts';
import { cancelPayment as operation } from '#contract/operations/payments/cancel-payment.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { cancelPayment } from '#shop/payments/payments.ts';
import { announceStock } from '../../context/announce-change.ts';
import { handle, Refused } from '../../calls/operation.ts';
import { paidAnswer } from './paid-answer.ts';

export const handler = handle(operation, async ({ PaymentKey: key, languageCode }, { app, caller }) => {
  const { customerId } = caller;
  const known = await cancelPayment(app.db, app.payments, { customerId, key });
  if (!known) return new Refused(404, messages.texts.generalError);
  await announceStock(app, known.stockNews);
  // A code cannot be called back: it ends by itself, and what it is paid until then is looked after.
  const isLeft = known.pay.state === 'needs_action' && known.pay.action.kind === 'show-code';
  if (known.pay.state === 'declined' || isLeft) return [{ ResponseMsg: serverAnswers.saved }];
  return paidAnswer(known.order, key, known.pay, languageCode);
});
