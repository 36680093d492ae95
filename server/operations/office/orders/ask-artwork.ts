import { requestArtwork as operation } from '#contract/operations/office/orders/ask-artwork.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { requestArtwork } from '#shop/proofs/proofs.ts';
import { orderIdOf } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

const refusals = { 'not-missing': 'changedMeanwhile', 'under-way': 'mailInProgress' } as const;

export const handler = handle(operation, async ({ number }, { app, caller }) => {
  const orderId = await orderIdOf(app.db, number);
  if (orderId === null) return refuse(404, 'notFound');
  const refusal = await requestArtwork(app.db, { orderId, by: staffActor(caller.staffId) });
  return refusal === null ? {} : refuse(409, refusals[refusal]);
});
