import { messages } from '#contract/messages.ts';
import { stateIds } from '#contract/operations/office/orders/order-types.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { changeOrderStatus, orderForStaff, planStep } from '#shop/orders/orders.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { stateOf } from './order-row.ts';

export const handler = handle(takeOrderStep, async (input, { app, caller }) => {
  const { number, step, from, isRestocked, release } = input;
  if (release !== '' && !caller.permissions.has('orders.release'))
    return new Refused(403, messages.texts.notAllowed);
  const order = await orderForStaff(app.db, number);
  if (!order) return refuse(404, 'notFound');
  const { orderId, statusId } = order;
  if (statusId !== stateIds[from]) return refuse(409, 'movedMeanwhile', { state: stateOf(statusId) });
  const plan = planStep(order, step);
  if (plan === 'unconfirmed') return refuse(409, 'callFirst', { state: from });
  if (typeof plan === 'string') return refuse(409, 'stepNotAllowed', { state: from });
  const changed = await changeOrderStatus(app.db, {
    orderId,
    from: statusId,
    to: plan.to,
    actor: staffActor(caller.staffId),
    isRestocked,
    release,
  });
  if (changed.isChanged) return { state: stateOf(changed.to) };
  if (changed.why === 'missing') return refuse(409, 'workWaits', { state: from, missing: changed.missing });
  if (changed.why === 'balance') return refuse(409, 'balanceFirst', { state: from });
  const now = changed.statusId === null ? from : stateOf(changed.statusId);
  return refuse(409, 'movedMeanwhile', { state: now });
});
