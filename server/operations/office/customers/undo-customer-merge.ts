import { undoCustomerMerge } from '#contract/operations/office/customers/undo-customer-merge.ts';
import { undoMerge } from '#shop/customers/customers.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(undoCustomerMerge, async ({ id: mergeId }, { app, caller: { staffId } }) => {
  const undone = await undoMerge(app.db, { mergeId, staffId });
  if (undone === 'unknown') return refuse(404, 'notFound');
  return undone === 'changed' ? refuse(409, 'changedMeanwhile') : undone;
});
