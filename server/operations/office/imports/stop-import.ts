import { stopImport } from '#contract/operations/office/imports/stop-import.ts';
import { requestStop } from '#shop/imports/imports.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(stopImport, async ({ id }, { app }) =>
  (await requestStop(app.db, id)) ? {} : refuse(409, 'changedMeanwhile'),
);
