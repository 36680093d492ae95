import { releaseOrder } from '#contract/operations/office/orders/release-order.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { orderIdOf, releaseWork } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(releaseOrder, async ({ number, reason }, { app, caller }) => {
  const orderId = await orderIdOf(app.db, number);
  if (orderId === null) return refuse(404, 'notFound');
  return { missing: await releaseWork(app.db, { orderId, reason, actor: staffActor(caller.staffId) }) };
});
