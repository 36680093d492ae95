import { undoProductChange } from '#contract/operations/office/catalogue/undo-product-change.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { type ProductOutcome, productKind } from '#shop/catalogue/catalogue.ts';
import { undo } from '#shop/records/records.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { hiddenFields, outcomeAnswer } from './product-answers.ts';

export const handler = handle(undoProductChange, async ({ changeId }, { app, caller }) => {
  const changing = { by: staffActor(caller.staffId), hidden: hiddenFields(caller) };
  const outcome = await undo(app.db, productKind(), changing, changeId);
  const answer = await outcomeAnswer(app.db, outcome as ProductOutcome | null, caller);
  return answer instanceof Refused ? answer : answer.done;
});
