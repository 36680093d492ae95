import type { MessageCode } from '#contract/messages.ts';
import { cancelOrder as operation } from '#contract/operations/orders/cancel-order.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { cancelOrder, type CancelOutcome } from '#shop/payments/payments.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';

type Why = Extract<CancelOutcome, { isCancelled: false }>['why'];

const messageOf: Readonly<Record<Exclude<Why, 'unknown'>, MessageCode>> = {
  'too-late': 'cancelTooLate',
  paid: 'cancelPaid',
  approved: 'cancelApproved',
  files: 'cancelNotHere',
  unsettled: 'cancelNotHere',
};

export const handler = handle(operation, async ({ OrderId: orderId, OnlyUnpaid }, { app, caller }) => {
  const { customerId } = caller;
  const outcome = await cancelOrder(app.db, {
    orderId,
    customerId,
    isOnlyUnpaid: OnlyUnpaid === true,
  });
  if (outcome.isCancelled) return [{ ResponseMsg: serverAnswers.saved }];
  return outcome.why === 'unknown' ? rowRefusal(404, 'notFound') : rowRefusal(409, messageOf[outcome.why]);
});
