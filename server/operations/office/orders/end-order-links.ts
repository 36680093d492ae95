import { endOrderLinks } from '#contract/operations/office/orders/end-order-links.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { endLinks } from '#shop/jobs/jobs.ts';
import { orderIdOf } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(endOrderLinks, async ({ number }, { app, caller }) => {
  const orderId = await orderIdOf(app.db, number);
  if (orderId === null) return refuse(404, 'notFound');
  await endLinks(app.db, orderId, staffActor(caller.staffId));
  return {};
});
