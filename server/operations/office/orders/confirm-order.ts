import { confirmOrder } from '#contract/operations/office/orders/confirm-order.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { confirmCalled, orderForStaff } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(confirmOrder, async ({ number }, { app, caller }) => {
  const order = await orderForStaff(app.db, number);
  if (!order) return refuse(404, 'notFound');
  const { orderId } = order;
  const outcome = await confirmCalled(app.db, { orderId, actor: staffActor(caller.staffId) });
  return outcome?.standing === 'confirmed' ? { others: outcome.others } : refuse(409, 'stepNotAllowed');
});
