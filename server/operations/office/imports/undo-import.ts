import { messages } from '#contract/messages.ts';
import { undoImport } from '#contract/operations/office/imports/undo-import.ts';
import { moveImport } from '#shop/imports/imports.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { mayChangeAll } from './import-answers.ts';

export const handler = handle(undoImport, async ({ id }, { app, caller }) => {
  if (!(await mayChangeAll(app.db, id, caller))) return new Refused(403, messages.texts.notAllowed, []);
  return (await moveImport(app.db, id, ['done', 'stopped'], 'undoing', { undoneBy: caller.staffId }))
    ? {}
    : refuse(409, 'changedMeanwhile');
});
