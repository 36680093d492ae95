import { tidyCouponCode } from '#contract/forms/coupon-code.ts';
import type { Database } from '#database/schema.ts';
import { type DiscountFields, discountKind } from '#shop/discounts/discounts.ts';
import { formatCents } from '#rules/money.ts';
import { readHundredths } from '#rules/read-number.ts';
import { changeRecords, withinTransaction } from '#shop/records/records.ts';
import { timeIn } from './import-discounts.ts';
import type { Importing } from './import-products.ts';
import { amount, type Cells } from './product-cells.ts';
import { type Done, recordResult } from './record-result.ts';
import { CellReader, differencesBetween, type FileRow, type RowResult } from './row.ts';

/** The columns of coupons for whole orders or free delivery. Times are in UTC. */
export const couponColumns = [
  'coupon',
  'percent',
  'amount',
  'minimum',
  'starts',
  'ends',
  'uses',
  'uses_per_customer',
  'first_order',
  'free_delivery',
  'active',
] as const;
export type CouponColumn = (typeof couponColumns)[number];

const fieldOf = {
  coupon: 'couponCode',
  percent: 'percent',
  amount: 'amountCents',
  minimum: 'minCents',
  starts: 'startsAt',
  ends: 'endsAt',
  uses: 'maxUses',
  uses_per_customer: 'maxUsesPerCustomer',
  first_order: 'firstOrder',
  free_delivery: 'kind',
  active: 'active',
} as const satisfies Record<CouponColumn, string>;
const columnOf = (field: string): string =>
  couponColumns.find((column) => fieldOf[column] === field) ?? 'coupon';

/** Imports coupons, each all or nothing. One that the shop has stays as staff made it. */
export async function importCoupons(
  db: Database,
  { by, isTrial, isPriceSure, bulkId, keep }: Importing,
  rows: readonly FileRow<CouponColumn>[],
): Promise<RowResult[]> {
  return withinTransaction(db, async (trx) => {
    const results: RowResult[] = [];
    for (const row of rows) {
      const cells: Cells = new CellReader<string>(row);
      const fields = fieldsIn(cells);
      const place = { line: row.line, key: fields.couponCode };
      const owners = await discountKind.unique?.owners(trx, [fields.couponCode]);
      const changing = { by, isTrial, isPriceSure, ...(bulkId !== undefined && { bulkId }) };
      const [outcome] =
        cells.problems.length > 0 || owners?.has(fields.couponCode)
          ? []
          : await changeRecords(trx, discountKind, changing, [{ fields }]);
      if (outcome) results.push({ ...place, ...recordResult(outcome, columnOf, differencesOf) });
      else
        results.push({
          ...place,
          state: cells.problems.length > 0 ? 'wrong' : 'unchanged',
          differences: [],
          problems: cells.problems,
        });
    }
    await keep?.(trx, rows, results);
    return results;
  });
}

function fieldsIn(cells: Cells) {
  const couponCode = tidyCouponCode(cells.text('coupon'));
  const percent = cells.text('percent') === '' ? null : readHundredths(cells.text('percent')).value;
  if (percent === null && cells.text('percent') !== '')
    cells.refuse('percent', 'number', cells.text('percent'));
  return {
    name: couponCode,
    couponCode,
    kind: cells.yes('free_delivery') ? ('delivery' as const) : ('total' as const),
    percent,
    amountCents: amount(cells, 'amount'),
    minCents: amount(cells, 'minimum'),
    startsAt: timeIn(cells, 'starts'),
    endsAt: timeIn(cells, 'ends'),
    maxUses: cells.count('uses'),
    maxUsesPerCustomer: cells.count('uses_per_customer'),
    firstOrder: cells.yes('first_order'),
    active: cells.text('active') === '' || cells.yes('active'),
  };
}

function differencesOf({ after }: Done): RowResult['differences'] {
  const fields = after as DiscountFields;
  const shown = Object.fromEntries(couponColumns.map((column) => [column, textOf(fields, column)]));
  return differencesBetween(couponColumns, {}, shown);
}

function textOf(fields: DiscountFields, column: CouponColumn): string {
  if (column === 'free_delivery') return String(fields.kind === 'delivery');
  const value = fields[fieldOf[column]];
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return ['percent', 'amount', 'minimum'].includes(column) ? formatCents(Number(value)) : String(value);
}
