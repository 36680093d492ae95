import { messages } from '#contract/messages.ts';
import { exportProducts } from '#contract/operations/office/catalogue/export-products.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { findProducts } from '#shop/catalogue/catalogue.ts';
import {
  costColumns,
  longestXlsxCell,
  numberColumns,
  productRowsOf,
  tableColumns,
} from '#shop/imports/imports.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { csvOf, maxExported } from '../csv.ts';
import { type XlsxColumn, xlsxOf } from '../xlsx.ts';

const atOnce = 200;

export const handler = handle(exportProducts, async ({ format, ...filter }, { app: { db }, caller }) => {
  const { permissions } = caller;
  if (!permissions.has('catalogue.read')) return new Refused(403, messages.texts.notAllowed);
  const maySee = (column: string) => permissions.has('costs.read') || !costColumns.includes(column);
  const heads = tableColumns.products.filter(maySee);
  const rowsOf = await productRowsOf(db);
  let longest = 0;
  let left = 0;
  async function* found() {
    let after: { value: string; id: number } | null = null;
    for (let count = 0; ;) {
      const listed = await findProducts(db, { ...filter, after, limit: atOnce });
      const page = listed.slice(0, maxExported - count);
      if (page.length > 0) yield page.map(({ id }) => id);
      count += page.length;
      left = listed.length - page.length;
      const last = page.at(-1);
      if (listed.length < atOnce || !last || left > 0) return;
      after = { value: last.sortedBy, id: last.id };
    }
  }
  const cells = async (ids: readonly number[]) => {
    const rows = (await rowsOf(ids)).map((row) => heads.map((head) => row[head]));
    longest = Math.max(longest, ...rows.flat().map((cell) => cell.length));
    return rows;
  };
  const columns = heads.map((head): XlsxColumn => ({
    head,
    kind: numberColumns.has(head) ? 'number' : 'text',
  }));
  const file =
    format === 'xlsx'
      ? { csv: '', ...(await xlsxOf(columns, found(), cells)), hasMore: false }
      : await csvOf(heads, found(), cells);
  if (format === 'xlsx' && longest > longestXlsxCell) return new Refused(409, messages.texts.cellTooLong);
  await writeAudit(db, staffActor(caller.staffId), 'records exported', { kind: 'product', rows: file.rows });
  return { ...file, hasMore: left > 0 };
});
