import type { MessageCode } from '#contract/messages.ts';
import { changeOrderDetails as contract } from '#contract/operations/orders/change-order-details.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { customerActor } from '#shop/audit/audit.ts';
import { followedOrder, orderToChange } from '#shop/orders/orders.ts';
import { changeOrder, type ChangeOutcome } from '#shop/payments/payments.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { detailsEdit, editErrorMessage, fieldsRefusal } from './order-details.ts';

type Why = Extract<ChangeOutcome, { state: 'refused' }>['why'];

const messageOf: Readonly<Record<Exclude<Why, 'unknown'>, MessageCode>> = {
  moved: 'changeTooLate',
  meanwhile: 'changeReview',
  priced: 'changeReview',
  unsettled: 'changeNotHere',
  'all-back': 'changeNotHere',
  invoiced: 'changeNotHere',
  credit: 'changeNotHere',
};

export const handler = handle(
  contract,
  async ({ OrderId: orderId, Version: version, OrderTotal, Details }, { app: { db }, caller }) => {
    const { customerId } = caller;
    const refusal = fieldsRefusal(Details);
    if (refusal) return refusal;
    const seen = await followedOrder(db, { customerId, orderId, language: 'en' });
    const order = seen && (await orderToChange(db, orderId));
    if (!order) return rowRefusal(404, 'notFound');
    const outcome = await changeOrder(db, {
      wish: await detailsEdit(db, order, Details),
      version,
      shownCents: OrderTotal ?? 0,
      actor: customerActor(customerId),
      customerId,
    });
    if (outcome.state === 'changed') return [{ ResponseMsg: serverAnswers.saved }];
    if (outcome.state === 'faults') return rowRefusal(409, editErrorMessage(outcome.errors));
    return outcome.why === 'unknown' ? rowRefusal(404, 'notFound') : rowRefusal(409, messageOf[outcome.why]);
  },
);
