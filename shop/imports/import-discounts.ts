import type { Database } from '#database/schema.ts';
import { productIds } from '#shop/catalogue/catalogue.ts';
import { discountKind } from '#shop/discounts/discounts.ts';
import { formatCents } from '#rules/money.ts';
import { priceDoubt } from '#rules/price-guard.ts';
import { changeRecords, type Fault, withinTransaction } from '#shop/records/records.ts';
import { listIn, plain } from './cell-text.ts';
import { type ImportedDiscount, importedDiscounts } from './import-discount-queries.ts';
import type { Importing } from './import-products.ts';
import { amount } from './product-cells.ts';
import { CellReader, type FileRow, problem, type RowResult } from './row.ts';

/** The columns of discounts: a name, the amount off in dollars, times in UTC, and the SKUs of its products. */
export const discountColumns = ['discount', 'amount', 'starts', 'ends', 'products'] as const;
export type DiscountColumn = (typeof discountColumns)[number];

const times = [
  ['starts', 'startsAt'],
  ['ends', 'endsAt'],
] as const;

/** The products of a table that leave discounts whose names begin so, unless a row lists them. */
export interface Reduced {
  prefix: string;
  skus: readonly string[];
}

export const skusIn = (cell: string): string[] => listIn(cell).map(plain);

/**
 * Returns a row without products for each discount of earlier imports that isn't among `names` and that products leave,
 * with lines from -1 down. Discounts that staff changed or ended stay out.
 */
export async function endingRows(
  db: Database,
  reductions: readonly Reduced[],
  names: ReadonlySet<string | undefined>,
): Promise<FileRow<string>[]> {
  if (reductions.length === 0) return [];
  const leaving = new Set(
    (
      await productIds(
        db,
        reductions.flatMap(({ skus }) => skus),
      )
    ).values(),
  );
  const isEnding = ({ discount, isChanged, added }: ImportedDiscount) =>
    isOwn(discount, isChanged) &&
    !names.has(discount.name) &&
    reductions.some(({ prefix }) =>
      discount.name.startsWith(`${prefix}${formatCents(discount.amountCents ?? 0)} off`),
    ) &&
    discount.productIds.some((id) => leaving.has(id) && added.has(id));
  return [...(await importedDiscounts(db, null)).values()]
    .filter(isEnding)
    .map(({ discount: { name, amountCents } }, at) => ({
      line: -1 - at,
      cells: { discount: name, amount: formatCents(amountCents ?? 0), products: '' },
      problems: [],
    }));
}

/** Returns whether a discount of an import is still as the import made it, except for its products. */
const isOwn = ({ active, kind, couponCode }: ImportedDiscount['discount'], isChanged: boolean): boolean =>
  active && kind === 'products' && couponCode === null && !isChanged;

/**
 * Imports discounts, each all or nothing. One that an import created with the same name gets the products too, unless
 * staff changed or ended it. The products of `reduced` that imports added leave it, unless the row lists them; without
 * any product left, it ends.
 * @param planned SKUs that a dry run would create
 */
export async function* importDiscounts(
  db: Database,
  importing: Importing,
  planned: ReadonlySet<string>,
  { rows, reduced }: { rows: readonly FileRow<string>[]; reduced?: Reduced },
): AsyncGenerator<RowResult> {
  const leftOut = new Set(importing.leftOut);
  const staying = await productIds(db, [...leftOut]);
  const leaving = new Set((await productIds(db, reduced?.skus ?? [])).values());
  for (const id of staying.values()) leaving.delete(id);
  const earlier = [...(await importedDiscounts(db, null)).values()];
  const idByName = new Map(earlier.map(({ discount: { id, name } }) => [name, id]));
  for (const row of rows) {
    const listed = skusIn(row.cells['products'] ?? '').filter((sku) => !leftOut.has(sku));
    const result = await importDiscount(db, importing, { planned, listed, leaving, idByName }, row);
    yield result;
    if (result.state !== 'wrong' || !reduced) continue;
    for (const id of (await productIds(db, listed)).values()) leaving.delete(id);
  }
}

interface RowContext {
  planned: ReadonlySet<string>;
  /** The SKUs of the row's products that are imported. */
  listed: readonly string[];
  leaving: ReadonlySet<number>;
  idByName: Map<string, number>;
}

function importDiscount(
  db: Database,
  { by, isTrial, isPriceSure, hidden = [], bulkId, keep }: Importing,
  { planned, listed, leaving, idByName }: RowContext,
  row: FileRow<string>,
): Promise<RowResult> {
  return withinTransaction(db, async (trx) => {
    const result = await imported(trx);
    await keep?.(trx, [row], [result]);
    return result;
  });

  async function imported(trx: Database): Promise<RowResult> {
    const cells = new CellReader<string>(row);
    const ids = await productIds(trx, listed);
    const values = valuesOf(
      cells,
      listed.filter((sku) => !ids.has(sku) && !(isTrial && planned.has(sku))),
    );
    const { name, lowest } = values;
    const place = { line: row.line, key: name, differences: [] };
    const unchanged: RowResult = { ...place, state: 'unchanged', problems: [] };
    if (cells.problems.length > 0) return { ...place, state: 'wrong', problems: cells.problems };
    const earlierId = idByName.get(name);
    const earlier =
      earlierId === undefined ? undefined : (await importedDiscounts(trx, [earlierId])).get(earlierId);
    // The products of a row that ends a discount may have left it since the check.
    if (earlier ? !isAsRead(earlier, values) : row.line < 0) return unchanged;
    const found = earlier?.discount;
    // Products of a dry run have no ids yet.
    const plannedCount = isTrial ? listed.length - ids.size : 0;
    const { products, isSame, isAdding } = productsAfter(earlier, [...ids.values()], leaving);
    if (isSame && plannedCount === 0) return unchanged;
    const doubt = isPriceSure || !(isAdding || plannedCount > 0) ? null : doubtOf(values);
    if (doubt) return { ...place, state: 'wrong', problems: [problem('amount', doubt, lowest ?? 0)] };
    const differences = differencesOf(found, cells.text('amount'), products.size + plannedCount);
    if (plannedCount > 0) return { ...place, state: found ? 'changed' : 'new', differences, problems: [] };
    return write(trx, values, products, { ...place, differences }, found?.id);
  }

  async function write(
    trx: Database,
    values: Values,
    products: ReadonlySet<number>,
    { differences, ...place }: Omit<RowResult, 'state' | 'problems'>,
    id?: number,
  ): Promise<RowResult> {
    // With the lowest price, the doubts are resolved.
    const isSure = isPriceSure || values.lowest !== null || row.line < 0;
    const changing = { by, isTrial, isPriceSure: isSure, hidden, ...(bulkId !== undefined && { bulkId }) };
    const [outcome] = await changeRecords(trx, discountKind, changing, [
      { ...(id !== undefined && { id }), fields: fieldsOf(values, products, id !== undefined) },
    ]);
    if (outcome?.state === 'refused')
      return { ...place, differences: [], state: 'wrong', problems: outcome.errors.map(problemOf) };
    if (outcome?.state !== 'created' && outcome?.state !== 'changed')
      return { ...place, differences: [], state: 'unchanged', problems: [] };
    if (!isTrial) idByName.set(values.name, outcome.id);
    return { ...place, state: outcome.state === 'created' ? 'new' : 'changed', differences, problems: [] };
  }
}

/** Returns the values of a row, and refuses those that are missing or unknown. */
function valuesOf(cells: CellReader<string>, unknownSkus: readonly string[]) {
  const name = cells.text('discount');
  const amountCents = amount(cells, 'amount');
  const lowest = amount(cells, 'lowest_price');
  if (name === '') cells.refuse('discount', 'missing');
  if (amountCents === null && cells.problems.length === 0) cells.refuse('amount', 'missing');
  const moments = Object.fromEntries(
    times
      .filter(([column]) => cells.has(column))
      .map(([column, field]) => [field, timeIn(cells, column)] as const),
  );
  for (const sku of unknownSkus.slice(0, 5)) cells.refuse('products', 'unknown', sku);
  return { name, amountCents, lowest, moments };
}
type Values = ReturnType<typeof valuesOf>;

/** Returns whether a discount is still as an import made it, with the amount and times of the row. */
const isAsRead = ({ discount, isChanged }: ImportedDiscount, { amountCents, moments }: Values): boolean =>
  isOwn(discount, isChanged) &&
  discount.amountCents === amountCents &&
  times.every(([, field]) => !(field in moments) || discount[field]?.getTime() === moments[field]?.getTime());

/** Returns the products of a discount after the import, the row's and those that don't leave it, and how they differ. */
function productsAfter(
  earlier: ImportedDiscount | undefined,
  ids: readonly number[],
  leaving: ReadonlySet<number>,
): { products: ReadonlySet<number>; isSame: boolean; isAdding: boolean } {
  const before = new Set(earlier?.discount.productIds);
  const stays = (id: number) => !leaving.has(id) || !earlier?.added.has(id);
  const products = new Set([...before].filter(stays).concat(ids.filter((id) => !earlier?.removed.has(id))));
  const isAdding = [...products].some((id) => !before.has(id));
  const isSame = earlier !== undefined && before.size === products.size && !isAdding;
  return { products, isSame, isAdding };
}

const differencesOf = (
  found: ImportedDiscount['discount'] | undefined,
  amountText: string,
  count: number,
) => [
  ...(found ? [] : [{ column: 'amount', from: '', to: amountText }]),
  { column: 'products', from: String(found?.productIds.length ?? ''), to: String(count) },
];

const doubtOf = ({ lowest, amountCents }: Values) =>
  lowest === null || amountCents === null ? null : priceDoubt(lowest, Math.max(0, lowest - amountCents));

const fieldsOf = ({ name, amountCents, moments }: Values, products: ReadonlySet<number>, isStored: boolean) =>
  isStored && products.size === 0
    ? // Another name, so that a later sale gets a discount of its own.
      { name: `${name} (ended)`, active: false }
    : {
        name,
        amountCents,
        percent: null,
        kind: 'products' as const,
        productIds: [...products],
        active: true,
        ...moments,
      };

const columns: Readonly<Record<string, DiscountColumn>> = { amountCents: 'amount', productIds: 'products' };
const problemOf = ({ field, code, about }: Fault) => problem(columns[field] ?? 'discount', code, about);

export function timeIn(cells: CellReader<string>, column: string): Date | null {
  const text = cells.text(column);
  const moment = new Date(text);
  if (text === '' || !Number.isNaN(moment.getTime())) return text === '' ? null : moment;
  return cells.refuse(column, 'shape', 'must be a time such as 2026-12-01T08:00:00Z');
}
