import type { Database } from '#database/schema.ts';
import { discountKind, productIds, type StoredDiscount, storedDiscounts } from '#shop/catalogue/catalogue.ts';
import { formatCents } from '#rules/money.ts';
import { changeRecords, withinTransaction } from '#shop/records/records.ts';
import { listIn, plain } from './cell-text.ts';
import type { Importing } from './import-products.ts';
import { amount } from './product-cells.ts';
import { CellReader, type FileRow, problem, type RowResult } from './row.ts';

/** The columns of discounts: a name, the amount off in dollars, times in UTC, and the SKUs of its products. */
export const discountColumns = ['discount', 'amount', 'starts', 'ends', 'products'] as const;
export type DiscountColumn = (typeof discountColumns)[number];

/** The products that leave discounts whose names begin so, unless a row or `done` lists them: they aren't reduced anymore. */
export interface Reduced {
  prefix: string;
  skus: readonly string[];
  done?: readonly string[];
}

const times = [
  ['starts', 'startsAt'],
  ['ends', 'endsAt'],
] as const;

/**
 * Returns the rows of discounts, and one without products for each discount of earlier imports that isn't among them.
 * Discounts that staff ended, or whose amount or times they changed so that the name no longer fits, stay out.
 */
export async function discountRows(
  db: Database,
  { rows, reduced }: { rows: FileRow<DiscountColumn>[]; reduced?: Reduced },
): Promise<FileRow<DiscountColumn>[]> {
  if (!reduced) return rows;
  const names = new Set([...rows.map(({ cells }) => cells['discount']), ...(reduced.done ?? [])]);
  const isOwn = (each: StoredDiscount) =>
    each.active &&
    !names.has(each.name) &&
    each.name.startsWith(`${reduced.prefix}${formatCents(each.amountCents ?? 0)} off`) &&
    each.name.includes(', from ') === (each.startsAt !== null) &&
    each.name.includes(', until ') === (each.endsAt !== null);
  const earlier = (await storedDiscounts(db, null)).filter(isOwn);
  return [
    ...rows,
    ...earlier.map(({ name, amountCents }) => ({
      line: 0,
      cells: { discount: name, amount: formatCents(amountCents ?? 0), products: '' },
      problems: [],
    })),
  ];
}

/**
 * Imports one discount, all or nothing. A discount without code that has the same name gets the products too, unless
 * staff ended it or changed its amount or times.
 * @param planned SKUs that a dry run would create
 * @param leaving SKUs that leave the discount unless the row lists them; without any product left, it ends
 */
export function importDiscount(
  db: Database,
  { by, isTrial, bulkId, keep, leftOut }: Importing,
  planned: ReadonlySet<string>,
  row: FileRow<DiscountColumn>,
  leaving: readonly string[] = [],
): Promise<RowResult> {
  return withinTransaction(db, async (trx) => {
    const result = await imported(trx);
    // Line 0 is a discount of an earlier import, which the file doesn't list.
    if (row.line > 0) await keep?.(trx, [row], [result]);
    return result;
  });

  async function imported(trx: Database): Promise<RowResult> {
    const cells = new CellReader<string>(row);
    const name = cells.text('discount');
    const place = { line: row.line, key: name, differences: [] };
    const amountCents = amount(cells, 'amount');
    if (name === '') cells.refuse('discount', 'missing');
    if (amountCents === null && cells.problems.length === 0) cells.refuse('amount', 'missing');
    const moments = Object.fromEntries(
      times
        .filter(([column]) => cells.has(column))
        .map(([column, field]) => [field, timeIn(cells, column)] as const),
    );
    const skus = listIn(cells.text('products'))
      .map(plain)
      .filter((sku) => !leftOut?.has(sku));
    const ids = await productIds(trx, skus);
    const unknown = skus.filter((sku) => !ids.has(sku) && !(isTrial && planned.has(sku)));
    for (const sku of unknown.slice(0, 5)) cells.refuse('products', 'unknown', sku);
    if (cells.problems.length > 0) return { ...place, state: 'wrong', problems: cells.problems };
    const found = (await storedDiscounts(trx, null)).find(
      (each) => each.name === name && each.couponCode === null,
    );
    const isMoved = times.some(
      ([, field]) => field in moments && found?.[field]?.getTime() !== moments[field]?.getTime(),
    );
    if (found && (!found.active || found.amountCents !== amountCents || isMoved))
      return { ...place, state: 'unchanged', problems: [] };
    const left = new Set(found ? (await productIds(trx, leaving)).values() : []);
    const productIdsNow = [
      ...new Set([...(found?.productIds.filter((id) => !left.has(id)) ?? []), ...ids.values()]),
    ];
    const differences = [
      { column: 'amount', from: '', to: cells.text('amount') },
      { column: 'products', from: String(found?.productIds.length ?? ''), to: String(productIdsNow.length) },
    ];
    // Products of a dry run have no ids yet.
    if (isTrial && ids.size < skus.length)
      return { ...place, state: found ? 'changed' : 'new', differences, problems: [] };
    const fields =
      found && productIdsNow.length === 0
        ? // Another name, so that a later sale gets a discount of its own.
          { name: `${name} (ended)`, active: false }
        : {
            name,
            amountCents,
            percent: null,
            kind: 'products' as const,
            productIds: productIdsNow,
            active: true,
            ...moments,
          };
    const changing = { by, isTrial, isPriceSure: true, ...(bulkId !== undefined && { bulkId }) };
    const [outcome] = await changeRecords(trx, discountKind, changing, [
      { ...(found && { id: found.id }), fields },
    ]);
    if (outcome?.state === 'refused')
      return {
        ...place,
        state: 'wrong',
        problems: outcome.faults.map(({ field, code, about }) =>
          problem(
            field === 'amountCents' ? 'amount' : field === 'productIds' ? 'products' : 'discount',
            code,
            about,
          ),
        ),
      };
    const state =
      outcome?.state === 'created' ? 'new' : outcome?.state === 'changed' ? 'changed' : 'unchanged';
    return { ...place, state, differences: state === 'unchanged' ? [] : differences, problems: [] };
  }
}

function timeIn(cells: CellReader<string>, column: string): Date | null {
  const text = cells.text(column);
  const moment = new Date(text);
  if (text === '' || !Number.isNaN(moment.getTime())) return text === '' ? null : moment;
  return cells.refuse(column, 'shape', 'must be a time such as 2026-12-01T08:00:00Z');
}
