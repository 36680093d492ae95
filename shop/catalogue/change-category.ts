import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudits } from '#shop/audit/audit.ts';
import { announce } from '#shop/changes/changes.ts';
import { indexProducts } from '#shop/search/search.ts';
import { withinTransaction } from '#shop/transaction.ts';
import type { Change, Changing, Outcome } from './change.ts';
import { namesAfter } from './change-names.ts';
import { categoryFaults } from './category-faults.ts';
import type { CategoryField, CategoryFields, KeptCategory } from './category-fields.ts';
import * as queries from './category-write-queries.ts';
import { refreshFacts } from './product-fact-queries.ts';
import { drawIds } from '#shop/records/records.ts';
import { lastOf, settled, writtenOf } from './settled.ts';

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
    const open = changes.filter(({ id, newId }) => id === undefined && newId === undefined);
    const newIds = await drawIds(trx, 'category', open.length);
    const inUse = await queries.productsIn(
      trx,
      changes.flatMap(({ id }) => id ?? []),
    );
    const outcomes = changes.map((change) => {
      const outcome = changeOne(change, change.newId ?? newIds[open.indexOf(change)], { all, inUse });
      if ('after' in outcome) all.set(outcome.id, outcome.after);
      return outcome;
    });
    await write(trx, by, outcomes);
    return outcomes;
  });
}

interface Around {
  all: ReadonlyMap<number, KeptCategory>;
  /** How many products stand in each. */
  inUse: ReadonlyMap<number, number>;
}

function changeOne(
  change: CategoryChange,
  newId: number | undefined,
  { all, inUse }: Around,
): CategoryOutcome {
  const current = change.id === undefined ? null : (all.get(change.id) ?? null);
  const { names, ...plain } = change.fields;
  const last = Math.max(-1, ...[...all.values()].map(({ position }) => position));
  const before: CategoryFields = current ?? { ...newCategory, position: last + 1 };
  const after = { ...before, ...plain, names: namesAfter(before.names, names) };
  const fields = fieldNames.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const around = { all, inUse: inUse.get(current?.id ?? 0) ?? 0 };
  const faults = categoryFaults(current?.id ?? null, after, fields, around);
  const outcome = settled(change, current, { fields, faults }, 'names');
  if (outcome) return outcome;
  const id = current?.id ?? newId ?? 0;
  const kept = { ...after, id, version: (current?.version ?? 0) + 1 };
  return { state: current ? 'changed' : 'created', id, fields, before: current, after: kept };
}

const fieldNames: CategoryField[] = ['parentId', 'names', 'picture', 'position', 'state'];

/**
 * Writes the categories and what must follow: products below one that moved are filtered and reduced by other ones; those
 * below a renamed one, or one that moved, found by other names.
 */
async function write(db: Database, by: Actor, outcomes: readonly CategoryOutcome[]): Promise<void> {
  const written = writtenOf(outcomes);
  if (written.length === 0) return;
  await queries.writeCategories(db, lastOf(written));
  await writeAudits(
    db,
    by,
    written.map(({ state, id, fields }) => ({
      event: `category ${state}`,
      detail: { category: id, fields },
    })),
  );
  const idsOf = (field: CategoryField) =>
    written.flatMap((each) => (each.state === 'changed' && each.fields.includes(field) ? [each.id] : []));
  const moved = await queries.productsBelow(db, idsOf('parentId'));
  if (moved.length > 0) await refreshFacts(db, moved);
  const renamed = await queries.productsBelow(db, [...new Set([...idsOf('names'), ...idsOf('parentId')])]);
  if (renamed.length > 0) await indexProducts(db, renamed);
  await announce(db, 'all');
}
