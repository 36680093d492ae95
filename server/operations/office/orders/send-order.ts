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
  const isSent = await sendOrder(app.db, { orderId, actor, parcel: { number: parcel, carrier } });
  return isSent ? {} : refuse(409, 'stepNotAllowed');
});
