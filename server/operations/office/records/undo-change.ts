import { undoChange } from '#contract/operations/office/records/undo-change.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { historyEntry, undo } from '#shop/records/records.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { recordAnswer } from './record-answers.ts';
import { sourceFor, unknownField } from './record-kinds.ts';

export const handler = handle(undoChange, async ({ kind: name, changeId }, { app, caller }) => {
  const source = sourceFor(name, caller);
  const entry = await historyEntry(app.db, source.kind.name, changeId);
  // A change that includes other settings can be undone only with permission for all of them.
  if (!entry || unknownField(source, entry.fields) !== undefined) return refuse(404, 'notFound');
  const outcome = await undo(app.db, source.kind, { by: staffActor(caller.staffId) }, changeId);
  return recordAnswer(app.db, source, outcome);
});
