import { mailOrderConfirmation } from '#contract/operations/orders/mail-order-confirmation.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { mailLinkAgain } from '#shop/orders/orders.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';

export const handler = handle(mailOrderConfirmation, async ({ OrderId: orderId }, { app, caller }) => {
  const { customerId } = caller;
  const outcome = await mailLinkAgain(app.db, { orderId, customerId });
  if (outcome === 'too-often') return rowRefusal(429, 'confirmMailTooOften');
  if (outcome === 'nothing-to-confirm') return rowRefusal(404, 'nothingToConfirm');
  return [{ ResponseMsg: serverAnswers.sent }];
});
