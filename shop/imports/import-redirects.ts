import type { Database } from '#database/schema.ts';
import { productIds } from '#shop/catalogue/catalogue.ts';
import { changeRecords, withinTransaction } from '#shop/records/records.ts';
import { redirectKind } from '#shop/redirects/redirects.ts';
import type { Importing } from './import-products.ts';
import { type Done, recordResult } from './record-result.ts';
import { differencesBetween, type FileRow, problem, type Problem, type RowResult } from './row.ts';

/** The columns of redirects. `to` is a path, or `sku:` and the SKU of a product. */
export const redirectColumns = ['from', 'to'] as const;
export type RedirectColumn = (typeof redirectColumns)[number];

/** The columns as the office's export names them. */
export const redirectAliases: ReadonlyMap<string, RedirectColumn> = new Map([
  ['frompath', 'from'],
  ['topath', 'to'],
]);

const productStart = 'sku:';
const columns: Readonly<Record<string, RedirectColumn>> = { fromPath: 'from', toPath: 'to' };
const columnOf = (field: string): string => columns[field] ?? field;

/**
 * Imports redirects, each all or nothing.
 * @param planned SKUs that a dry run would create
 */
export async function importRedirects(
  db: Database,
  { by, isTrial, bulkId, keep }: Importing,
  planned: ReadonlySet<string>,
  rows: readonly FileRow<RedirectColumn>[],
): Promise<RowResult[]> {
  const skus = rows.map(({ cells: { to = '' } }) => (to.startsWith(productStart) ? to.slice(4).trim() : ''));
  return withinTransaction(db, async (trx) => {
    const ids = await productIds(trx, skus.filter(Boolean));
    const owners = await redirectKind.unique?.owners(
      trx,
      rows.flatMap(({ cells: { from } }) => pathIn(from) ?? []),
    );
    const parsed = rows.map((row, at) => {
      const { from = '', to = '' } = row.cells;
      const problems: Problem[] = [...row.problems];
      const sku = skus[at] ?? '';
      const id = ids.get(sku) ?? (isTrial && planned.has(sku) ? 0 : undefined);
      if (sku !== '' && id === undefined) problems.push(problem('to', 'unknown', sku));
      const owner = owners?.get(redirectKind.unique?.keyOf?.(pathIn(from) ?? '') ?? '');
      const toPath = sku === '' ? to : `/product-detail/${id}/shop/product`;
      return {
        problems,
        change: { ...(owner && { id: owner.id }), fields: { fromPath: from, toPath } },
      };
    });
    const good = parsed.filter(({ problems }) => problems.length === 0);
    const changing = { by, isTrial, ...(bulkId !== undefined && { bulkId }) };
    const outcomes = await changeRecords(
      trx,
      redirectKind,
      changing,
      good.map(({ change }) => change),
    );
    const results = parsed.map((each, at): RowResult => {
      const place = { line: rows[at]?.line ?? 0, key: rows[at]?.cells.from ?? '' };
      const outcome = outcomes[good.indexOf(each)];
      return {
        ...place,
        ...(outcome
          ? recordResult(outcome, columnOf, differencesOf)
          : { state: 'wrong', differences: [], problems: each.problems }),
      };
    });
    await keep?.(trx, rows, results);
    return results;
  });
}

/** Returns an address as it is stored, or null if it is invalid, which the record's own check reports. */
function pathIn(text = ''): string | null {
  const parsed = redirectKind.shape['fromPath']?.safeParse(text);
  return parsed?.success ? String(parsed.data) : null;
}

type Redirect = Partial<Record<string, string>>;

const differencesOf = ({ before, after }: Done): RowResult['differences'] => {
  const cells = (record: object | null) => ({
    from: (record as Redirect | null)?.['fromPath'] ?? '',
    to: (record as Redirect | null)?.['toPath'] ?? '',
  });
  return differencesBetween(redirectColumns, cells(before), cells(after));
};
