import type { Database } from '#database/schema.ts';
import { discountKind, productIds, storedDiscounts } from '#shop/catalogue/catalogue.ts';
import { changeRecords, withinTransaction } from '#shop/records/records.ts';
import { listIn, plain } from './cell-text.ts';
import type { Importing } from './import-products.ts';
import { amount } from './product-cells.ts';
import { CellReader, type FileRow, problem, type RowResult } from './row.ts';

/** The columns of discounts: a name, the amount off in dollars, and the SKUs of its products. */
export const discountColumns = ['discount', 'amount', 'products'] as const;
export type DiscountColumn = (typeof discountColumns)[number];

/**
 * Imports one discount, all or nothing. A discount without code that has the same name gets the products too, unless
 * staff ended it or changed its amount.
 * @param planned SKUs that a dry run would create
 */
export function importDiscount(
  db: Database,
  { by, isTrial, bulkId, keep, leftOut }: Importing,
  planned: ReadonlySet<string>,
  row: FileRow<DiscountColumn>,
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
    const amountCents = amount(cells, 'amount');
    if (name === '') cells.refuse('discount', 'missing');
    if (amountCents === null && cells.problems.length === 0) cells.refuse('amount', 'missing');
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
    if (found && (!found.active || found.amountCents !== amountCents))
      return { ...place, state: 'unchanged', problems: [] };
    const productIdsNow = [...new Set([...(found?.productIds ?? []), ...ids.values()])];
    const differences = [
      { column: 'amount', from: '', to: cells.text('amount') },
      { column: 'products', from: '', to: String(skus.length) },
    ];
    // Products of a dry run have no ids yet.
    if (isTrial && ids.size < skus.length)
      return { ...place, state: found ? 'changed' : 'new', differences, problems: [] };
    const fields = {
      name,
      amountCents,
      percent: null,
      kind: 'products' as const,
      productIds: productIdsNow,
      active: true,
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
