import { z } from 'zod';
import { amountLimits } from '#contract/constants.ts';
import { type Change, type Fault, idSet, type Kind, line, tidyLine, whole } from '#shop/records/records.ts';
import { doubtfulDiscount } from '#rules/price-guard.ts';
import * as queries from './discount-queries.ts';
import { readKnown } from './known-queries.ts';
import { refreshOffers } from './offer-queries.ts';

const uses = whole(0, 1_000_000_000).nullable();
const shape = {
  /** For staff. */
  name: line(200),
  /** Capitals and digits; null: a reduction, which everybody gets. */
  couponCode: z
    .string()
    .overwrite((code) => tidyLine(code).toUpperCase())
    .regex(/^[A-Z0-9]{1,30}$/u, 'code')
    .nullable(),
  kind: z.enum(['products', 'categories', 'total']),
  /** Hundredths of a percent; null: an amount. */
  percent: whole(1, 10_000).nullable(),
  amountCents: whole(1, amountLimits.priceCents).nullable(),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  /** null: as often as anybody likes. */
  maxUses: uses,
  maxUsesPerCustomer: uses,
  /** false: out of use, whatever its days say. */
  active: z.boolean(),
  productIds: idSet,
  categoryIds: idSet,
};
/** A reduction (no code) or a coupon. Money is integer cents, times UTC; `used`: how often it was, orders count it. */
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

/** Orders that were placed keep what they paid. */
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
        ...valueFaults(after),
        ...(changing?.isPriceSure ? [] : doubts(after, changed, lowest)),
        // What it is about already may be gone since: that is no fault of this change.
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
  // Which tells which prices changed.
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

function valueFaults(after: DiscountFields): Fault[] {
  const { kind, couponCode, percent, amountCents, startsAt, endsAt, maxUses, used = 0 } = after;
  const faults: Fault[] = [];
  if (couponCode === null && kind === 'total') faults.push({ field: 'couponCode', code: 'missing' });
  if ((percent === null) === (amountCents === null)) faults.push({ field: 'percent', code: 'value' });
  if (!(endsAt > startsAt)) faults.push({ field: 'endsAt', code: 'period' });
  if (maxUses !== null && maxUses >= 0 && maxUses < used)
    faults.push({ field: 'maxUses', code: 'inUse', about: used });
  for (const about of ['products', 'categories'] as const) {
    const field = about === 'products' ? 'productIds' : 'categoryIds';
    if (kind === about && after[field].length === 0) faults.push({ field, code: 'missing' });
  }
  return faults;
}

const unknown = (field: string, ids: readonly number[], known: ReadonlySet<number>): Fault[] =>
  ids.filter((id) => !known.has(id)).map((about) => ({ field, code: 'unknown', about }));
