import { discardProof as contract } from '#contract/operations/office/orders/discard-proof.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { orderIdOf } from '#shop/orders/orders.ts';
import { discardProof } from '#shop/proofs/proofs.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(contract, async ({ number, id }, { app, caller }) => {
  const orderId = await orderIdOf(app.db, number);
  const isDone =
    orderId !== null && (await discardProof(app.db, { orderId, id, by: staffActor(caller.staffId) }));
  return isDone ? {} : refuse(404, 'notFound');
});
