import { sendOrder as contract } from '#contract/operations/office/orders/send-order.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { orderForStaff, sendOrder } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { readParcel, refuseParcel } from './parcel-input.ts';

export const handler = handle(contract, async ({ number, isPacked, seen, ...parcel }, { app, caller }) => {
  const order = await orderForStaff(app.db, number);
  if (!order) return refuse(404, 'notFound');
  const { orderId } = order;
  const actor = staffActor(caller.staffId);
  const sent = { orderId, actor, ...readParcel(parcel), isPacked, seen: seen ?? null };
  const outcome = await sendOrder(app.db, sent);
  return outcome === 'sent' ? {} : refuseParcel(outcome);
});
