import { messages } from '#contract/messages.ts';
import { moveImport } from '#contract/operations/office/imports/move-import.ts';
import { importOf, moveImport as move, requestStop, startImport } from '#shop/imports/imports.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { mayChangeAll } from './import-answers.ts';

export const handler = handle(moveImport, async ({ id, step, fetchesPictures }, { app: { db }, caller }) => {
  const { staffId } = caller;
  const found = await importOf(db, id);
  if (!found) return refuse(404, 'notFound');
  if (!(await mayChangeAll(db, found, caller))) return new Refused(403, messages.texts.notAllowed, []);
  if (step === 'run' && found.prices && !found.money) return refuse(409, 'currencyOpen');
  const isMoved = await {
    run: () => startImport(db, staffId, { id, fetchesPictures }),
    stop: () => requestStop(db, id),
    undo: () => move(db, id, ['done', 'stopped'], 'undoing', { undoneBy: staffId }),
  }[step]();
  return isMoved ? {} : refuse(409, 'changedMeanwhile');
});
