import { noteProofAnswer } from '#contract/operations/office/orders/note-proof-answer.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { orderForStaff } from '#shop/orders/orders.ts';
import { answerProof } from '#shop/proofs/proofs.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(noteProofAnswer, async (input, { app: { db }, caller }) => {
  const { number, id: proofId, state, channel: by, name, totalCents: shownCents } = input;
  const answer = state === 'changes' ? input.answer : '';
  if (state === 'changes' && answer === '') return refuse(400, 'proofChanges');
  const order = await orderForStaff(db, number);
  if (!order) return refuse(404, 'notFound');
  const { orderId, customerId } = order;
  const actor = staffActor(caller.staffId);
  const request = { orderId, customerId, proofId, state, by, name, answer, shownCents, marks: [], actor };
  const refusal = await answerProof(db, request);
  if (refusal === null) return {};
  return refusal === 'unknown' ? refuse(404, 'notFound') : refuse(409, 'proofOutdated');
});
