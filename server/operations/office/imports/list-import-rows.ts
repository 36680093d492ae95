import { listImportRows } from '#contract/operations/office/imports/list-import-rows.ts';
import { messages } from '#contract/messages.ts';
import { rowsOf } from '#shop/imports/imports.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { maySeeRows } from './import-answers.ts';

const limit = 50;
/** Characters of a cell that a list shows. */
const maxShown = 300;
const shown = (text: string) => (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text);

export const handler = handle(listImportRows, async ({ id, show, offset }, { app, caller }) => {
  if (!(await maySeeRows(app.db, id, caller))) return new Refused(403, messages.texts.notAllowed, []);
  const found = await rowsOf(app.db, id, { state: show, offset, limit: limit + 1 });
  return {
    rows: found.slice(0, limit).map(({ cells, differences, ...row }) => ({
      ...row,
      cells: Object.fromEntries(
        row.problems.flatMap(({ column }) => {
          const text = cells[column];
          return text === undefined ? [] : [[column, text]];
        }),
      ),
      differences: differences.map(({ column, from, to }) => ({ column, from: shown(from), to: shown(to) })),
    })),
    next: found.length > limit ? offset + limit : null,
  };
});
