import { takeParcelStep as contract } from '#contract/operations/office/orders/take-parcel-step.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { orderForStaff, takeParcelStep } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { refuseParcel } from './parcel-input.ts';

export const handler = handle(contract, async ({ number, which, step }, { app, caller }) => {
  const order = await orderForStaff(app.db, number);
  if (!order) return refuse(404, 'notFound');
  const { orderId } = order;
  const taken = await takeParcelStep(app.db, {
    orderId,
    number: which,
    step,
    actor: staffActor(caller.staffId),
  });
  if (typeof taken === 'string') return refuseParcel(taken);
  if (taken.receipt !== null) await app.stores.private.remove(taken.receipt);
  return { isCompleted: taken.isCompleted };
});
