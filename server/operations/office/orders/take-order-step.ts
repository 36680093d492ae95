import { stateIds } from '#contract/operations/office/orders/order-types.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { changeOrderStatus, orderForStaff, planStep } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { stateOf } from './order-row.ts';

export const handler = handle(takeOrderStep, async (input, { app, caller }) => {
  const { number, step, from, isRestocked, note } = input;
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
    ...(note !== '' && { note: { staffId: caller.staffId, text: note } }),
  });
  if (changed.isChanged) return { state: stateOf(changed.to) };
  const { missing } = changed;
  if (missing)
    return refuse(409, missing.includes('balance') ? 'balanceFirst' : 'workWaits', { state: from, missing });
  const now = changed.statusId === null ? from : stateOf(changed.statusId);
  return refuse(409, 'movedMeanwhile', { state: now });
});
