import { z } from 'zod';
import { amountLimits } from '#contract/constants.ts';
import { type Change, type Fault, idSet, type Kind, line, tidyLine, whole } from '#shop/records/records.ts';
import { doubtfulDiscount } from '#rules/price-guard.ts';
import * as queries from './discount-queries.ts';
import { readKnown } from './known-queries.ts';
import { refreshOffers } from './offer-queries.ts';

const uses = whole(0, 1_000_000_000).nullable();
const shape = {
  /** Shown to staff only. */
  name: line(200),
  /** Upper-case letters and digits; null for a discount that applies automatically. */
  couponCode: z
    .string()
    .overwrite((code) => tidyLine(code).toUpperCase())
    .regex(/^[A-Z0-9]{1,30}$/u, 'code')
    .nullable(),
  kind: z.enum(['products', 'categories', 'total']),
  /** Hundredths of a percent; null for an amount. */
  percent: whole(1, 10_000).nullable(),
  amountCents: whole(1, amountLimits.priceCents).nullable(),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  /** Null for unlimited. */
  maxUses: uses,
  maxUsesPerCustomer: uses,
  /** False: inactive, regardless of its dates. */
  active: z.boolean(),
  productIds: idSet,
  categoryIds: idSet,
};
/**
 * A discount (no code) or a coupon. Amounts in integer cents, times in UTC; `used`: the number of uses, counted by
 * orders.
 */
export type DiscountFields = z.output<z.ZodObject<typeof shape>> & { used?: number };
export type DiscountChange = Change<DiscountFields>;

const blank: DiscountFields = {
  name: '',
  couponCode: null,
  kind: 'products',
  percent: null,
  amountCents: null,
  startsAt: new Date(0),
  endsAt: new Date(0),
  maxUses: null,
  maxUsesPerCustomer: null,
  active: true,
  productIds: [],
  categoryIds: [],
  used: 0,
};

/** Placed orders keep their prices. */
export const discountKind: Kind<DiscountFields> = {
  name: 'discount',
  shape,
  key: 'name',
  table: 'discount',
  idOf: Number,
  withdrawn: { active: false },
  unique: { field: 'couponCode', owners: queries.ownersOfCodes },
  lock: (db, changes) =>
    queries.lockDiscounts(
      db,
      changes.flatMap(({ id }) => id ?? []),
    ),
  async read(db, changes, changing) {
    const ids = changes.flatMap(({ id }) => id ?? []);
    const stored = new Map((await queries.storedDiscounts(db, ids)).map((each) => [each.id, each]));
    const { categories } = await readKnown(db);
    const all = [...stored.values(), ...changes.map(({ fields }) => fields)];
    const lowest = await queries.lowestPrices(db, {
      products: all.flatMap(({ productIds = [] }) => productIds),
      categories: all.flatMap(({ categoryIds = [] }) => categoryIds),
    });
    const products = await queries.existingProducts(
      db,
      changes.flatMap(({ fields }) => fields.productIds ?? []),
    );
    return {
      stored,
      blank: () => blank,
      faults: (after, changed) => [
        ...valueErrors(after),
        ...(changing?.isPriceSure ? [] : doubts(after, changed, lowest)),
        // Only validates changed references: existing ones may have been deleted since.
        ...(changed('categoryIds') ? unknown('categoryIds', after.categoryIds, categories) : []),
        ...(changed('productIds') ? unknown('productIds', after.productIds, products) : []),
      ],
    };
  },
  write: (db, written) =>
    queries.writeDiscounts(
      db,
      written.map(({ after }) => after),
    ),
  audit: (done) =>
    done.state === 'removed'
      ? []
      : [{ event: `discount ${done.state}`, detail: { discount: done.id, fields: done.fields } }],
  // It also invalidates the changed prices.
  async follow(db) {
    await refreshOffers(db);
    return [];
  },
};

/** Ninety percent off or more, of the lowest price it takes something from; an amount off a whole order has no such price. */
function doubts(
  { kind, percent, amountCents, productIds, categoryIds }: DiscountFields,
  changed: (field: string) => boolean,
  lowest: queries.LowestPrices,
): Fault[] {
  if (changed('percent') && Number(percent) >= doubtfulDiscount)
    return [{ field: 'percent', code: 'priceJump' }];
  const isTouched = ['amountCents', 'kind', 'productIds', 'categoryIds', 'active'].some(changed);
  if (amountCents === null || kind === 'total' || !isTouched) return [];
  const ids = kind === 'products' ? productIds : categoryIds;
  const about = Math.min(...ids.map((id) => lowest[kind].get(id) ?? Infinity));
  return amountCents * 10_000 >= about * doubtfulDiscount
    ? [{ field: 'amountCents', code: 'priceJump', about }]
    : [];
}

function valueErrors(after: DiscountFields): Fault[] {
  const { kind, couponCode, percent, amountCents, startsAt, endsAt, maxUses, used = 0 } = after;
  const errors: Fault[] = [];
  if (couponCode === null && kind === 'total') errors.push({ field: 'couponCode', code: 'missing' });
  if ((percent === null) === (amountCents === null)) errors.push({ field: 'percent', code: 'value' });
  if (!(endsAt > startsAt)) errors.push({ field: 'endsAt', code: 'period' });
  if (maxUses !== null && maxUses >= 0 && maxUses < used)
    errors.push({ field: 'maxUses', code: 'inUse', about: used });
  for (const about of ['products', 'categories'] as const) {
    const field = about === 'products' ? 'productIds' : 'categoryIds';
    if (kind === about && after[field].length === 0) errors.push({ field, code: 'missing' });
  }
  return errors;
}

const unknown = (field: string, ids: readonly number[], known: ReadonlySet<number>): Fault[] =>
  ids.filter((id) => !known.has(id)).map((about) => ({ field, code: 'unknown', about }));
