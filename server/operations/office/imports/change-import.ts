import type { Parsed } from '#contract/operation.ts';
import { changeImport } from '#contract/operations/office/imports/change-import.ts';
import {
  correctCell,
  costColumns,
  importOf,
  kindsOf,
  matchColumn,
  moveImport,
  storedMatch,
} from '#shop/imports/imports.ts';
import { withinTransaction } from '#shop/records/records.ts';
import { messages } from '#contract/messages.ts';
import type { Database } from '#database/schema.ts';
import type { Staff } from '../../../calls/caller.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(changeImport, ({ id, cell, match, source, money, ...flags }, { app, caller }) =>
  withinTransaction(app.db, async (trx) => {
    const found = await importOf(trx, id);
    const stored = found && match ? storedMatch(found.chosenSource ?? found.source, match) : null;
    if (!found || (match && !stored)) return refuse(404, 'notFound');
    if (!(await mayCorrect(trx, id, cell?.column, caller)))
      return new Refused(403, messages.texts.notAllowed, []);
    // A file is read again with its matched columns; corrected cells are only checked again.
    const isRead = [match, source, money].some(Boolean);
    if (isRead && found.uploadId === null) return refuse(409, 'uploadOver');
    const isMoved = isRead
      ? await moveImport(trx, id, ['failed', 'ready', 'checking', 'reading'], 'reading', {
          ...(source && { chosenSource: source }),
          ...(money && { money: money.currency === 'USD' ? { ...money, perDollar: 1 } : money }),
        })
      : await moveImport(trx, id, ['ready', 'checking'], 'checking', definedOf(flags));
    if (!isMoved) return refuse(409, 'changedMeanwhile');
    if (stored) await matchColumn(trx, stored.header, stored.column);
    if (cell && !(await correctCell(trx, id, cell))) return refuse(404, 'notFound');
    return {};
  }),
);

async function mayCorrect(
  db: Database,
  id: number,
  column: string | undefined,
  { permissions }: Staff,
): Promise<boolean> {
  if (column === undefined) return true;
  const kinds = await kindsOf(db, id);
  const isCost = kinds.has('costs') || costColumns.includes(column);
  return (
    (!kinds.has('customers') || permissions.has('customers.change')) &&
    (!isCost || permissions.has('costs.read'))
  );
}

const definedOf = ({
  creates,
  isPriceSure,
}: Pick<Parsed<typeof changeImport>, 'creates' | 'isPriceSure'>) => ({
  ...(creates !== undefined && { creates }),
  ...(isPriceSure !== undefined && { isPriceSure }),
});
