import { packLine as contract } from '#contract/operations/office/workshop/pack-line.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { orderForStaff, packLine } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(contract, async ({ number, line, cell, isPacked }, { app, caller }) => {
  const order = await orderForStaff(app.db, number);
  if (!order) return refuse(404, 'notFound');
  const { orderId } = order;
  const actor = staffActor(caller.staffId);
  const outcome = await packLine(app.db, { orderId, lineId: line, cell, isPacked, actor });
  if (outcome === 'no-line') return refuse(404, 'notFound');
  return outcome === 'kept' ? {} : refuse(409, 'stepNotAllowed');
});
