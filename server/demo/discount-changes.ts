import type { DiscountChange } from '#shop/discounts/discounts.ts';
import type { FromFile } from './catalogue-changes.ts';
import type { Days } from './days.ts';
import type { DemoData } from './files.ts';
import type { DemoIds } from './slugs.ts';

/**
 * Returns the id of a coupon. Coupon ids follow those of the discounts without a code, because both share one
 * table.
 */
export const couponId = (data: DemoData, placeFromOne: number): number =>
  data.discounts.length + placeFromOne;

export function discountChanges(data: DemoData, ids: DemoIds, days: Days): FromFile<DiscountChange>[] {
  const reductions = data.discounts.map((entry) => ({
    ...entry,
    file: `discounts.json: ${entry.slug}`,
    name: entry.name.en,
    code: null,
    firstOrder: false,
    buy: null,
    get: null,
    uses: null,
    usesPerCustomer: null,
  }));
  const coupons = data.coupons.map((entry) => ({
    ...entry,
    file: `coupons.json: ${entry.code}`,
    name: entry.code,
  }));
  return [...reductions, ...coupons].map(({ file, ...entry }, at) => ({
    file,
    newId: at + 1,
    fields: {
      name: entry.name,
      couponCode: entry.code,
      kind: entry.kind,
      percent: entry.percent,
      amountCents: entry.amount,
      firstOrder: entry.firstOrder,
      startsAt: days.from(entry.startsInDays),
      endsAt: days.from(entry.endsInDays),
      maxUses: entry.uses,
      maxUsesPerCustomer: entry.usesPerCustomer,
      buyQuantity: entry.buy,
      getQuantity: entry.get,
      [entry.kind === 'buyGet' ? 'buyProductIds' : 'productIds']: entry.products.map((slug) =>
        ids.products.idOf(slug, file),
      ),
      [entry.kind === 'buyGet' ? 'buyCategoryIds' : 'categoryIds']: entry.categories.map((slug) =>
        ids.categories.idOf(slug, file),
      ),
    },
  }));
}
