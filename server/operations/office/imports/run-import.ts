import { messages } from '#contract/messages.ts';
import { runImport } from '#contract/operations/office/imports/run-import.ts';
import { startImport } from '#shop/imports/imports.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { mayChangeAll } from './import-answers.ts';

export const handler = handle(runImport, async ({ id, fetchesPictures }, { app, caller }) => {
  if (!(await mayChangeAll(app.db, id, caller))) return new Refused(403, messages.texts.notAllowed, []);
  return (await startImport(app.db, caller.staffId, { id, fetchesPictures }))
    ? {}
    : refuse(409, 'changedMeanwhile');
});
