import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { announce } from '#shop/changes/changes.ts';
import { indexProducts } from '#shop/search/search.ts';
import { withinTransaction } from '#shop/transaction.ts';
import type { Change, Changing, Outcome } from './change.ts';
import { namesAfter } from './change-names.ts';
import { categoryFaults } from './category-faults.ts';
import type { CategoryField, CategoryFields, KeptCategory } from './category-fields.ts';
import * as queries from './category-write-queries.ts';
import { refreshFacts } from './product-fact-queries.ts';
import { settled } from './settled.ts';

export type CategoryChange = Change<CategoryFields>;
export type CategoryOutcome = Outcome<KeptCategory, CategoryField>;

const newCategory = { parentId: null, names: {}, picture: null, state: 'published' } as const;

/**
 * Creates and changes categories one after the other, so that a new one may be the parent of the next, in one transaction
 * with what follows: facts and search of their products, audit and notices.
 * @returns what came of each, in their order
 */
export function changeCategories(
  db: Database,
  { by }: Changing,
  changes: readonly CategoryChange[],
): Promise<CategoryOutcome[]> {
  return withinTransaction(db, async (trx) => {
    await queries.lockCategories(trx);
    const all = new Map((await queries.keptCategories(trx)).map((category) => [category.id, category]));
    const outcomes: CategoryOutcome[] = [];
    for (const change of changes) {
      const outcome = await changeOne(trx, by, change, all);
      if ('after' in outcome) all.set(outcome.id, outcome.after);
      outcomes.push(outcome);
    }
    await follow(trx, outcomes);
    return outcomes;
  });
}

async function changeOne(
  db: Database,
  by: Actor,
  change: CategoryChange,
  all: ReadonlyMap<number, KeptCategory>,
): Promise<CategoryOutcome> {
  const current = change.id === undefined ? null : (all.get(change.id) ?? null);
  const { names, ...plain } = change.fields;
  const last = Math.max(-1, ...[...all.values()].map(({ position }) => position));
  const before: CategoryFields = current ?? { ...newCategory, position: last + 1 };
  const after = { ...before, ...plain, names: namesAfter(before.names, names) };
  const fields = fieldNames.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const inUse = await queries.productsIn(db, current?.id ?? null);
  const faults = categoryFaults(current?.id ?? null, after, fields, { all, inUse });
  const outcome = settled(change, current, { fields, faults }, 'names');
  if (outcome) return outcome;
  const id = await queries.writeCategory(db, current?.id ?? null, after, change.newId);
  const kept = { ...after, id, version: (current?.version ?? 0) + 1 };
  const detail = { category: id, fields };
  await (current
    ? writeAudit(db, by, 'category changed', detail)
    : writeAudit(db, by, 'category created', detail));
  return { state: current ? 'changed' : 'created', id, fields, before: current, after: kept };
}

const fieldNames: CategoryField[] = ['parentId', 'names', 'picture', 'position', 'state'];

/** Products below a category that moved are filtered and reduced by other ones; those in a renamed one found by its name. */
async function follow(db: Database, outcomes: readonly CategoryOutcome[]): Promise<void> {
  const idsOf = (field: CategoryField) =>
    outcomes.flatMap((each) => (each.state === 'changed' && each.fields.includes(field) ? [each.id] : []));
  const moved = await queries.productsBelow(db, idsOf('parentId'));
  if (moved.length > 0) await refreshFacts(db, moved);
  const renamed = await queries.productsBelow(db, idsOf('names'));
  if (renamed.length > 0) await indexProducts(db, renamed);
  if (outcomes.some(({ state }) => state === 'changed' || state === 'created')) await announce(db, 'all');
}
