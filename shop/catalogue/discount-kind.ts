import { z } from 'zod';
import { amountLimits } from '#contract/constants.ts';
import { type Change, type Fault, idSet, type Kind, line, tidyLine, whole } from '#shop/records/records.ts';
import { doubtfulDiscount } from '#rules/price-guard.ts';
import * as queries from './discount-queries.ts';
import { readKnown } from './known-queries.ts';
import { refreshOffers } from './offer-queries.ts';

const uses = whole(1, 1_000_000_000).nullable();
/** Moments that the database and every browser can hold; null for no limit. */
const moment = z.coerce
  .date()
  .min(new Date('2000-01-01'), 'range')
  .max(new Date('2200-01-01'), 'range')
  .meta({ input: 'moment' })
  .nullable();
/** The most that people can list by hand; larger sets are categories. */
const maxTargets = 1000;
const targets = (input: 'products' | 'categories') =>
  idSet
    .refine((ids) => ids.length <= maxTargets, { error: 'range', params: { about: maxTargets } })
    .meta({ input });
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
  percent: whole(1, 10_000).meta({ input: 'percent' }).nullable(),
  amountCents: whole(1, amountLimits.priceCents).nullable(),
  /** The subtotal that an order needs for the coupon, without shipping; null for any. */
  minCents: whole(1, amountLimits.priceCents).nullable(),
  /** Inclusive; null if it has always run. */
  startsAt: moment,
  /** Exclusive; null if it never ends. */
  endsAt: moment,
  /** Null for unlimited. */
  maxUses: uses,
  maxUsesPerCustomer: uses,
  /** False: inactive, regardless of its dates. */
  active: z.boolean(),
  productIds: targets('products'),
  categoryIds: targets('categories'),
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
  minCents: null,
  startsAt: null,
  endsAt: null,
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
    const ids = changes.length === 0 ? null : changes.flatMap(({ id }) => id ?? []);
    const stored = new Map((await queries.storedDiscounts(db, ids)).map((each) => [each.id, each]));
    const { categories } = await readKnown(db);
    const requested = (name: 'productIds' | 'categoryIds') =>
      changes.flatMap(({ fields }) => idsIn(fields, name) ?? []);
    const [productIds, categoryIds] = [requested('productIds'), requested('categoryIds')];
    const all = [...stored.values()];
    const lowest = await queries.lowestPrices(db, {
      products: [...productIds, ...all.flatMap((each) => each.productIds)],
      categories: [...categoryIds, ...all.flatMap((each) => each.categoryIds)],
    });
    const products = await queries.existingProducts(db, productIds);
    return {
      stored,
      blank: () => blank,
      faults: (after, changed) => [
        ...valueErrors(after),
        ...(changing?.isPriceSure ? [] : doubts(after, changed, lowest)),
        // Only validates changed references: existing ones may have been deleted since.
        ...(changed('categoryIds') ? unknown('categoryIds', idsIn(after, 'categoryIds'), categories) : []),
        ...(changed('productIds') ? unknown('productIds', idsIn(after, 'productIds'), products) : []),
      ],
    };
  },
  write: (db, written) =>
    queries.writeDiscounts(
      db,
      written.map(({ after }) => after),
    ),
  uses: queries.ordersWith,
  inUse: 'usedByOrders',
  remove: queries.removeDiscount,
  audit: (done) =>
    done.state === 'removed'
      ? [{ event: 'discount removed', detail: { discount: done.id } }]
      : [{ event: `discount ${done.state}`, detail: { discount: done.id, fields: done.fields } }],
  // It also invalidates the changed prices.
  async follow(db) {
    await refreshOffers(db);
    return [];
  },
};

/** Ninety percent off or more, of the lowest price it takes something from; an amount off a whole order has no such price. */
function doubts(
  discount: DiscountFields,
  changed: (field: string) => boolean,
  lowest: queries.LowestPrices,
): Fault[] {
  const { kind, percent, amountCents } = discount;
  if (changed('percent') && Number(percent) >= doubtfulDiscount)
    return [{ field: 'percent', code: 'priceJump' }];
  const isTouched = ['amountCents', 'kind', 'productIds', 'categoryIds', 'active'].some(changed);
  if (amountCents === null || kind === 'total' || !isTouched) return [];
  const isByProduct = kind === 'products';
  const prices = isByProduct ? lowest.products : lowest.categories;
  const ids = idsIn(discount, isByProduct ? 'productIds' : 'categoryIds') ?? [];
  const about = Math.min(...ids.map((id) => prices.get(id) ?? Infinity));
  return amountCents * 10_000 >= about * doubtfulDiscount
    ? [{ field: 'amountCents', code: 'priceJump', about }]
    : [];
}

function valueErrors(after: DiscountFields): Fault[] {
  const { kind, couponCode, percent, amountCents, startsAt, endsAt, maxUses, used = 0 } = after;
  const errors: Fault[] = [];
  if (couponCode === null && kind === 'total') errors.push({ field: 'couponCode', code: 'missing' });
  if (percent === null && amountCents === null) errors.push({ field: 'percent', code: 'percentOrAmount' });
  if (percent !== null && amountCents !== null)
    errors.push({ field: 'amountCents', code: 'percentOrAmount' });
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    errors.push({ field: 'endsAt', code: 'period' });
  if (couponCode === null)
    for (const field of ['minCents', 'maxUses', 'maxUsesPerCustomer'] as const)
      if (after[field] !== null) errors.push({ field, code: 'needsCode' });
  if (maxUses !== null && maxUses > 0 && maxUses < used)
    errors.push({ field: 'maxUses', code: 'usedMore', about: used });
  for (const about of ['products', 'categories'] as const) {
    const field = about === 'products' ? 'productIds' : 'categoryIds';
    if (kind === about && idsIn(after, field)?.length === 0) errors.push({ field, code: 'missing' });
  }
  return errors;
}

/** Returns the ids of a list, or null if they are invalid, which its shape reports. */
const idsIn = (fields: Partial<DiscountFields>, name: 'productIds' | 'categoryIds'): number[] | null =>
  shape[name].safeParse(fields[name]).data ?? null;

const unknown = (field: string, ids: readonly number[] | null, known: ReadonlySet<number>): Fault[] =>
  (ids ?? []).filter((id) => !known.has(id)).map((about) => ({ field, code: 'unknown', about }));
