import { amountLimits } from '#contract/constants.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudits } from '#shop/audit/audit.ts';
import { withinTransaction } from '#shop/transaction.ts';
import type { Change, Changing, Fault, FaultCode, Outcome } from './change.ts';
import { textFault, tidyLine } from './change-texts.ts';
import * as queries from './discount-queries.ts';
import type { DiscountField, DiscountFields, StoredDiscount } from './discount-fields.ts';
import { readKnown } from './known-queries.ts';
import { refreshOffers } from './offer-queries.ts';
import { drawIds } from '#shop/records/records.ts';
import { lastOf, settled, writtenOf } from './settled.ts';

export type DiscountChange = Change<DiscountFields>;
export type DiscountOutcome = Outcome<StoredDiscount, DiscountField>;

const hundredPercent = 10_000;
const mostUses = 1_000_000_000;
const longestName = 200;

const newDiscount: DiscountFields = {
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
};
const fieldNames = Object.keys(newDiscount) as DiscountField[];

/**
 * Creates and changes reductions (without a code) and coupons (with one), one after the other, in one transaction with what
 * follows: prices in lists, audit and notices. Orders that were placed keep what they paid.
 * @returns what came of each, in their order
 */
export function changeDiscounts(
  db: Database,
  { by }: Changing,
  changes: readonly DiscountChange[],
): Promise<DiscountOutcome[]> {
  return withinTransaction(db, async (trx) => {
    const ids = changes.flatMap(({ id }) => id ?? []);
    const known = {
      categories: (await readKnown(trx)).categories,
      products: await queries.existingProducts(
        trx,
        changes.flatMap(({ fields }) => fields.productIds ?? []),
      ),
    };
    await queries.lockDiscounts(trx, ids);
    const all = new Map((await queries.storedDiscounts(trx, ids)).map((each) => [each.id, each]));
    const codes = changes.flatMap(({ fields }) => codeOf(fields.couponCode ?? null) ?? []);
    const around = { all, known, taken: await queries.takenCodes(trx, codes) };
    const open = changes.filter(({ id, newId }) => id === undefined && newId === undefined);
    const newIds = await drawIds(trx, 'discount', open.length);
    const outcomes = changes.map((change) =>
      changeOne(change, change.newId ?? newIds[open.indexOf(change)], around),
    );
    await write(trx, by, outcomes);
    return outcomes;
  });
}

interface Around {
  all: Map<number, StoredDiscount>;
  known: Known;
  /** Coupon codes that are in use. */
  taken: Set<string>;
}

/** Works a change out, and puts what comes of it into `around`, where the next ones find it. */
function changeOne(change: DiscountChange, newId: number | undefined, around: Around): DiscountOutcome {
  const current = change.id === undefined ? null : (around.all.get(change.id) ?? null);
  const before: DiscountFields = current ?? newDiscount;
  const after = stored({ ...before, ...change.fields });
  const fields = fieldNames.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  // What it is about already may be gone since: that is no fault of this change.
  const faults = discountFaults(after, around.known).filter(
    ({ field, code }) => current === null || code !== 'unknown' || fields.includes(field),
  );
  const used = current?.used ?? 0;
  if (after.maxUses !== null && after.maxUses >= 0 && after.maxUses < used)
    faults.push({ field: 'maxUses', code: 'inUse', about: used });
  if (fields.includes('couponCode') && around.taken.has(after.couponCode ?? ''))
    faults.push({ field: 'couponCode', code: 'taken' });
  const worked = { fields, faults: current && fields.length === 0 ? [] : faults };
  const outcome = settled(change, current, worked, 'name');
  if (outcome) return outcome;
  const id = current?.id ?? newId ?? 0;
  const kept = { ...after, id, version: (current?.version ?? 0) + 1, used };
  around.all.set(id, kept);
  if (after.couponCode !== null) around.taken.add(after.couponCode);
  return { state: current ? 'changed' : 'created', id, fields, before: current, after: kept };
}

async function write(db: Database, by: Actor, outcomes: readonly DiscountOutcome[]): Promise<void> {
  const written = writtenOf(outcomes);
  if (written.length === 0) return;
  await queries.writeDiscounts(db, lastOf(written));
  await writeAudits(
    db,
    by,
    written.map(({ state, id, fields }) => ({
      event: `discount ${state}`,
      detail: { discount: id, fields },
    })),
  );
  await refreshOffers(db);
}

const codeOf = (code: string | null) => (code === null ? null : tidyLine(code).toUpperCase());

const stored = (fields: DiscountFields): DiscountFields => ({
  ...fields,
  name: tidyLine(fields.name),
  couponCode: codeOf(fields.couponCode),
  productIds: sorted(fields.productIds),
  categoryIds: sorted(fields.categoryIds),
});

const sorted = (ids: readonly number[]) => [...new Set(ids)].toSorted((one, other) => one - other);

interface Known {
  products: ReadonlySet<number>;
  categories: ReadonlySet<number>;
}

function discountFaults(after: DiscountFields, known: Known): Fault<DiscountField>[] {
  const { kind, couponCode, percent, amountCents, startsAt, endsAt, productIds, categoryIds } = after;
  const faults: Fault<DiscountField>[] = [];
  const add = (field: DiscountField, code: FaultCode, about?: number) =>
    faults.push({ field, code, ...(about !== undefined && { about }) });
  const name = textFault(after.name, longestName);
  if (name) faults.push({ ...name, field: 'name' });
  if (couponCode !== null && !/^[A-Z0-9]{1,30}$/u.test(couponCode)) add('couponCode', 'code');
  if (couponCode === null && kind === 'total') add('couponCode', 'missing');
  if ((percent === null) === (amountCents === null)) add('percent', 'value');
  if (percent !== null && !isWithin(percent, 1, hundredPercent)) add('percent', 'range', hundredPercent);
  if (amountCents !== null && !isWithin(amountCents, 1, amountLimits.priceCents))
    add('amountCents', 'range', amountLimits.priceCents);
  if (!(endsAt > startsAt)) add('endsAt', 'period');
  for (const field of ['maxUses', 'maxUsesPerCustomer'] as const) {
    const most = after[field];
    if (most !== null && !isWithin(most, 0, mostUses)) add(field, 'range', mostUses);
  }
  if (kind === 'products' && productIds.length === 0) add('productIds', 'missing');
  if (kind === 'categories' && categoryIds.length === 0) add('categoryIds', 'missing');
  for (const id of categoryIds) if (!known.categories.has(id)) add('categoryIds', 'unknown', id);
  for (const id of productIds) if (!known.products.has(id)) add('productIds', 'unknown', id);
  return faults;
}

const isWithin = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;
