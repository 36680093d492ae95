import { requestBalance as operation } from '#contract/operations/office/orders/ask-balance.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { orderIdOf } from '#shop/orders/orders.ts';
import { requestBalance } from '#shop/payments/payments.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(operation, async ({ number }, { app, caller }) => {
  const orderId = await orderIdOf(app.db, number);
  if (orderId === null) return refuse(404, 'notFound');
  const by = staffActor(caller.staffId);
  return (await requestBalance(app.db, { orderId, by })) ? {} : refuse(409, 'changedMeanwhile');
});
