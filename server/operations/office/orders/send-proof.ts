import { sendProof as contract } from '#contract/operations/office/orders/send-proof.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { orderIdOf } from '#shop/orders/orders.ts';
import { sendProof } from '#shop/proofs/proofs.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

const refusals = { started: 'stepNotAllowed', meanwhile: 'proofOutdated', note: 'proofNote' } as const;

export const handler = handle(contract, async ({ number, id }, { app, caller }) => {
  const orderId = await orderIdOf(app.db, number);
  if (orderId === null) return refuse(404, 'notFound');
  const refusal = await sendProof(app.db, { orderId, id, by: staffActor(caller.staffId) });
  if (refusal === null) return {};
  return refusal === 'unknown' ? refuse(404, 'notFound') : refuse(409, refusals[refusal]);
});
