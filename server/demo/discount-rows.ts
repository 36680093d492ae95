import type { Days } from './days.ts';
import type { DemoData } from './files.ts';
import type { Rows } from './rows.ts';
import type { DemoIds } from './slugs.ts';

/** Ids of coupons follow those of the reductions without a code: both are rows of one table. */
export const couponId = (data: DemoData, placeFromOne: number): number =>
  data.discounts.length + placeFromOne;

/** Reductions and coupons. `uses`: by coupon id, how often the demo orders used it. */
export function discountRows(
  data: DemoData,
  ids: DemoIds,
  days: Days,
  uses: ReadonlyMap<number, number>,
): Rows {
  const reductions = data.discounts.map((entry, at) => ({
    ...entry,
    file: `discounts.json: ${entry.slug}`,
    id: at + 1,
    name: entry.name.en,
    code: null,
    uses: null,
    usesPerCustomer: null,
    used: 0,
  }));
  const coupons = data.coupons.map((entry, at) => ({
    ...entry,
    file: `coupons.json: ${entry.code}`,
    id: couponId(data, at + 1),
    name: entry.code,
  }));
  const all = [...reductions, ...coupons];
  return {
    discount: all.map((entry) => ({
      id: entry.id,
      name: entry.name,
      coupon_code: entry.code,
      kind: entry.kind,
      percent: entry.percent,
      amount_cents: entry.amount,
      starts_at: days.from(entry.startsInDays),
      ends_at: days.from(entry.endsInDays),
      max_uses: entry.uses,
      max_uses_per_customer: entry.usesPerCustomer,
      used: entry.used + (uses.get(entry.id) ?? 0),
    })),
    discount_product: all.flatMap(({ id, products, file }) =>
      products.map((slug) => ({ discount_id: id, product_id: ids.products.idOf(slug, file) })),
    ),
    discount_category: all.flatMap(({ id, categories, file }) =>
      categories.map((slug) => ({ discount_id: id, category_id: ids.categories.idOf(slug, file) })),
    ),
  };
}
