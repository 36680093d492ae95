import type { Database } from '#database/schema.ts';
import { type Actor, type AuditEntry, writeAudits } from '#shop/audit/audit.ts';
import { announce } from '#shop/changes/changes.ts';
import { indexProducts } from '#shop/search/search.ts';
import type { Changing } from '#shop/records/records.ts';
import type { ProductPlan } from './plan-product.ts';
import type { ProductChange, ProductField, ProductOutcome, StoredProduct } from './product-fields.ts';
import { refreshFacts } from './product-fact-queries.ts';
import { changesFacts, changesSearch, noticesOf } from './product-notices.ts';
import * as queries from './product-write-queries.ts';

/** A change that was worked out; `at` is its place among those asked for. */
export interface ProductStep {
  at: number;
  change: ProductChange;
  current: StoredProduct | null;
  plan: ProductPlan;
}
type Written = Extract<ProductOutcome, { state: 'created' | 'changed' }>;

/** What a change comes to once it is written. */
export function planned(
  { current, plan }: ProductStep,
  { id, createdAt }: Pick<StoredProduct, 'id' | 'createdAt'>,
): Written {
  const version = (current?.version ?? 0) + 1;
  const after = { ...plan.after, id, version, ...(current === null && { createdAt }) };
  return { state: current ? 'changed' : 'created', id, fields: plan.fields, before: current, after };
}

/** Writes what was worked out and whatever must follow it; the products are locked. @returns what came of each, by its place */
export async function writeProducts(
  db: Database,
  { by, why = 'staff' }: Changing,
  steps: readonly ProductStep[],
): Promise<Map<number, ProductOutcome>> {
  if (steps.length === 0) return new Map();
  await queries.sayWhy(db, by, why);
  const news = steps.filter(({ current }) => current === null);
  const added = await queries.insertProducts(
    db,
    news.map(({ change, plan }) => ({
      after: plan.after,
      newId: change.newId,
      createdAt: change.fields.createdAt,
    })),
  );
  const written = new Map(
    steps.flatMap((step): [number, Written][] => {
      const own = step.current ?? added.get(step.plan.after.sku);
      return own ? [[step.at, planned(step, own)]] : [];
    }),
  );
  const outcomes = [...written.values()];
  await writeRows(db, outcomes);
  await follow(db, by, outcomes);
  return written;
}

async function writeRows(db: Database, outcomes: readonly Written[]): Promise<void> {
  const changed = outcomes.filter(({ state }) => state === 'changed');
  if (changed.length > 0) await queries.updateProducts(db, changed);
  const withText = outcomes.filter(({ fields }) => fields.some((field) => field.includes('.')));
  if (withText.length > 0) await queries.writeTexts(db, withText);
  for (const [part, names] of Object.entries(queries.partFields)) {
    const touched = outcomes.filter(({ fields }) => fields.some((field) => names.has(field)));
    if (touched.length > 0) await queries.writePart(db, part as queries.Part, touched);
  }
}

/** What must always follow a change: facts of listings, the index, the log and the notices. */
async function follow(db: Database, by: Actor, outcomes: readonly Written[]): Promise<void> {
  const idsOf = (isAbout: (fields: readonly ProductField[]) => boolean) =>
    outcomes.filter(({ state, fields }) => state === 'created' || isAbout(fields)).map(({ id }) => id);
  const [facts, searched] = [idsOf(changesFacts), idsOf(changesSearch)];
  if (facts.length > 0) await refreshFacts(db, facts);
  if (searched.length > 0) await indexProducts(db, searched);
  await writeAudits(db, by, outcomes.map(auditOf));
  const notices = outcomes.flatMap(({ id, before, fields }) => noticesOf(id, before && fields));
  await announce(db, ...new Set(notices));
}

function auditOf({ state, id, fields, before, after }: Written): AuditEntry {
  const detail = {
    product: id,
    fields,
    ...(fields.includes('priceCents') && {
      price: [before?.priceCents ?? null, after.priceCents] as [number | null, number],
    }),
    ...(fields.includes('stock') && {
      stock: [before?.stock ?? null, after.stock] as [number | null, number | null],
    }),
  };
  return state === 'created' ? { event: 'product created', detail } : { event: 'product changed', detail };
}
