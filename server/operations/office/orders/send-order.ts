import { sendOrder as contract } from '#contract/operations/office/orders/send-order.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { orderForStaff, sendOrder } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(contract, async ({ number, parcel, carrier }, { app, caller }) => {
  const order = await orderForStaff(app.db, number);
  if (!order) return refuse(404, 'notFound');
  const { orderId } = order;
  const actor = staffActor(caller.staffId);
  const sent = { orderId, actor, parcel: { number: parcel, carrier } };
  const outcome = await sendOrder(app.db, sent);
  if (outcome === 'sent') return {};
  return refuse(409, outcome === 'balance' ? 'balanceFirst' : 'stepNotAllowed');
});
