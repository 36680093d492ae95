import type { Database } from '#database/schema.ts';
import { discountKind, productIds } from '#shop/catalogue/catalogue.ts';
import { formatCents } from '#rules/money.ts';
import { priceDoubt } from '#rules/price-guard.ts';
import { changeRecords, withinTransaction } from '#shop/records/records.ts';
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

/** Returns the SKUs in a cell. */
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
    const name = cells.text('discount');
    const place = { line: row.line, key: name, differences: [] };
    const unchanged: RowResult = { ...place, state: 'unchanged', problems: [] };
    const amountCents = amount(cells, 'amount');
    const lowest = amount(cells, 'lowest_price');
    if (name === '') cells.refuse('discount', 'missing');
    if (amountCents === null && cells.problems.length === 0) cells.refuse('amount', 'missing');
    const moments = Object.fromEntries(
      times
        .filter(([column]) => cells.has(column))
        .map(([column, field]) => [field, timeIn(cells, column)] as const),
    );
    const ids = await productIds(trx, listed);
    const unknown = listed.filter((sku) => !ids.has(sku) && !(isTrial && planned.has(sku)));
    for (const sku of unknown.slice(0, 5)) cells.refuse('products', 'unknown', sku);
    if (cells.problems.length > 0) return { ...place, state: 'wrong', problems: cells.problems };
    const earlierId = idByName.get(name);
    const earlier =
      earlierId === undefined ? undefined : (await importedDiscounts(trx, [earlierId])).get(earlierId);
    const found = earlier?.discount;
    const isMoved = times.some(
      ([, field]) => field in moments && found?.[field]?.getTime() !== moments[field]?.getTime(),
    );
    if (
      earlier &&
      (!isOwn(earlier.discount, earlier.isChanged) || found?.amountCents !== amountCents || isMoved)
    )
      return unchanged;
    // Its products may have left it since the check.
    if (!earlier && row.line < 0) return unchanged;
    const stays = (id: number) => !leaving.has(id) || !earlier?.added.has(id);
    const productIdsNow = new Set([
      ...(found?.productIds.filter(stays) ?? []),
      ...[...ids.values()].filter((id) => !earlier?.removed.has(id)),
    ]);
    const isSame =
      found?.productIds.length === productIdsNow.size &&
      found.productIds.every((id) => productIdsNow.has(id));
    // Products of a dry run have no ids yet.
    const arePlanned = isTrial && ids.size < listed.length;
    if (isSame && !arePlanned) return unchanged;
    const isAdding = arePlanned || [...productIdsNow].some((id) => !found?.productIds.includes(id));
    const doubt =
      isPriceSure || !isAdding || lowest === null || amountCents === null
        ? null
        : priceDoubt(lowest, Math.max(0, lowest - amountCents));
    if (doubt) return { ...place, state: 'wrong', problems: [problem('amount', doubt, lowest ?? 0)] };
    const count = productIdsNow.size + (arePlanned ? listed.length - ids.size : 0);
    const differences = [
      ...(found ? [] : [{ column: 'amount', from: '', to: cells.text('amount') }]),
      { column: 'products', from: String(found?.productIds.length ?? ''), to: String(count) },
    ];
    if (arePlanned) return { ...place, state: found ? 'changed' : 'new', differences, problems: [] };
    const fields =
      found && productIdsNow.size === 0
        ? // Another name, so that a later sale gets a discount of its own.
          { name: `${name} (ended)`, active: false }
        : {
            name,
            amountCents,
            percent: null,
            kind: 'products' as const,
            productIds: [...productIdsNow],
            active: true,
            ...moments,
          };
    // With the lowest price, the doubts are resolved.
    const isSure = isPriceSure || lowest !== null || row.line < 0;
    const changing = { by, isTrial, isPriceSure: isSure, hidden, ...(bulkId !== undefined && { bulkId }) };
    const [outcome] = await changeRecords(trx, discountKind, changing, [
      { ...(found && { id: found.id }), fields },
    ]);
    if (outcome?.state === 'refused')
      return {
        ...place,
        state: 'wrong',
        problems: outcome.errors.map(({ field, code, about }) =>
          problem(
            field === 'amountCents' ? 'amount' : field === 'productIds' ? 'products' : 'discount',
            code,
            about,
          ),
        ),
      };
    if (outcome?.state !== 'created' && outcome?.state !== 'changed') return unchanged;
    if (!isTrial) idByName.set(name, outcome.id);
    return { ...place, state: outcome.state === 'created' ? 'new' : 'changed', differences, problems: [] };
  }
}

export function timeIn(cells: CellReader<string>, column: string): Date | null {
  const text = cells.text(column);
  const moment = new Date(text);
  if (text === '' || !Number.isNaN(moment.getTime())) return text === '' ? null : moment;
  return cells.refuse(column, 'shape', 'must be a time such as 2026-12-01T08:00:00Z');
}
