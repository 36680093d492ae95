import { discount } from '#contract/resources/discount.ts';
import { type Change, type Fault, resourceKind, writeRecords } from '#shop/records/records.ts';
import * as queries from './discount-queries.ts';
import { type DiscountFields, doubts, type IdField, idsIn, valueErrors } from './discount-rules.ts';
import { allMethods, provinceIds } from '#shop/delivery/delivery.ts';
import { readKnown, refreshOffers } from '#shop/catalogue/catalogue.ts';

export type DiscountChange = Change<DiscountFields>;

/** A discount or coupon. Placed orders keep their prices. */
export const discountKind = resourceKind<typeof discount, DiscountFields>(discount, {
  withdrawn: { active: false },
  /** `changes`: none for all discounts. */
  async read(db, changes, changing) {
    const ids = changes.length === 0 ? null : changes.flatMap(({ id }) => id ?? []);
    const stored = new Map((await queries.storedDiscounts(db, ids)).map((each) => [each.id, each]));
    const { categories } = await readKnown(db);
    const requested = (...names: IdField[]) =>
      changes.flatMap(({ fields }) => names.flatMap((name) => idsIn(fields, name) ?? []));
    const [productIds, categoryIds] = [requested('productIds'), requested('categoryIds')];
    const all = [...stored.values()];
    const lowest = await queries.lowestPrices(db, {
      products: [...productIds, ...all.flatMap((each) => each.productIds)],
      categories: [...categoryIds, ...all.flatMap((each) => each.categoryIds)],
    });
    const places = await provinceIds(db);
    const methods = new Set((await allMethods(db)).map(({ id }) => id));
    const products = await queries.existingProducts(
      db,
      requested('productIds', 'buyProductIds', 'getProductIds'),
    );
    const references: [IdField, ReadonlySet<number>][] = [
      ['categoryIds', categories],
      ['buyCategoryIds', categories],
      ['getCategoryIds', categories],
      ['deliveryMethodIds', methods],
      ['provinces', places],
      ['productIds', products],
      ['buyProductIds', products],
      ['getProductIds', products],
    ];
    return {
      stored,
      errors: (after, changed) => [
        ...valueErrors(after),
        ...(changing?.isPriceSure
          ? []
          : doubts(after, changed, lowest, !changing?.hidden?.includes('costCents'))),
        // Only validates changed references: existing ones may have been deleted since.
        ...references.flatMap(([field, existing]) =>
          changed(field) ? unknown(field, idsIn(after, field), existing) : [],
        ),
      ],
    };
  },
  async write(db, written) {
    const discounts = written.map(({ after }) => after);
    await writeRecords(db, discount, discounts);
    await queries.writeTargets(db, discounts);
  },
  uses: queries.ordersWith,
  inUse: 'usedByOrders',
  // A change of a discount also invalidates the changed prices.
  async follow(db) {
    await refreshOffers(db);
    return [];
  },
});

const unknown = (field: string, ids: readonly number[] | null, known: ReadonlySet<number>): Fault[] =>
  (ids ?? []).filter((id) => !known.has(id)).map((about) => ({ field, code: 'unknown', about }));
