import { changeParcel as contract } from '#contract/operations/office/orders/change-parcel.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { changeParcel, orderForStaff } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { readParcel, refuseParcel } from './parcel-input.ts';

export const handler = handle(contract, async ({ number, which, ...parcel }, { app, caller }) => {
  const order = await orderForStaff(app.db, number);
  if (!order) return refuse(404, 'notFound');
  const { orderId } = order;
  const actor = staffActor(caller.staffId);
  const outcome = await changeParcel(app.db, { orderId, number: which, actor, ...readParcel(parcel) });
  return outcome === 'changed' ? {} : refuseParcel(outcome);
});
