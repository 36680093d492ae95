import type { Parsed } from '#contract/operation.ts';
import { changeImport } from '#contract/operations/office/imports/change-import.ts';
import {
  correctCell,
  costColumns,
  importOf,
  kindsOf,
  matchable,
  matchColumn,
  moveImport,
} from '#shop/imports/imports.ts';
import { withinTransaction } from '#shop/records/records.ts';
import { messages } from '#contract/messages.ts';
import { compareKey } from '#rules/compare-key.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(changeImport, ({ id, cell, match, ...flags }, { app, caller }) =>
  withinTransaction(app.db, async (trx) => {
    const found = await importOf(trx, id);
    if (!found || (match && match.column !== null && !matchable.has(match.column)))
      return refuse(404, 'notFound');
    const { permissions } = caller;
    const kinds = cell && (await kindsOf(trx, id));
    const isCost = kinds?.has('costs') || costColumns.includes(cell?.column ?? '');
    if (
      (kinds?.has('customers') && !permissions.has('customers.change')) ||
      (isCost && !permissions.has('costs.read'))
    )
      return new Refused(403, messages.texts.notAllowed, []);
    if (match && found.uploadId === null) return refuse(409, 'uploadOver');
    // A file is read again with its matched columns; corrected cells are only checked again.
    const isMoved = match
      ? await moveImport(trx, id, ['failed', 'ready', 'checking', 'reading'], 'reading')
      : await moveImport(trx, id, ['ready', 'checking'], 'checking', definedOf(flags));
    if (!isMoved) return refuse(409, 'changedMeanwhile');
    if (match) await matchColumn(trx, compareKey(match.header), match.column);
    if (cell && !(await correctCell(trx, id, cell))) return refuse(404, 'notFound');
    return {};
  }),
);

const definedOf = ({
  creates,
  isPriceSure,
}: Pick<Parsed<typeof changeImport>, 'creates' | 'isPriceSure'>) => ({
  ...(creates !== undefined && { creates }),
  ...(isPriceSure !== undefined && { isPriceSure }),
});
