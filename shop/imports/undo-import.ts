import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import {
  categoryKind,
  changeProducts,
  productKind,
  type StoredProduct,
  taxonomyTypes,
} from '#shop/catalogue/catalogue.ts';
import { discountKind } from '#shop/discounts/discounts.ts';
import {
  type AnyKind,
  anyKind,
  type Fault,
  undo,
  undoChanges,
  withinTransaction,
} from '#shop/records/records.ts';
import { importedCustomerKind } from '#shop/customers/customers.ts';
import { redirectKind } from '#shop/redirects/redirects.ts';
import { reviewKind } from '#shop/reviews/reviews.ts';
import {
  changesToUndo,
  noteUndone,
  type Remaining,
  type StoredImport,
  type UndoableChange,
} from './import-queries.ts';

/** Changes per transaction: orders of these products wait that long. */
const atOnce = 50;

const kinds = (): Readonly<Record<string, AnyKind>> => ({
  product: anyKind(productKind()),
  category: anyKind(categoryKind),
  discount: anyKind(discountKind),
  redirect: anyKind(redirectKind),
  review: anyKind(reviewKind),
  customer: anyKind(importedCustomerKind),
  ...Object.fromEntries(Object.entries(taxonomyTypes).map(([name, kind]) => [name, anyKind(kind)])),
});

const stayWhileUsed = new Set(['category', ...Object.keys(taxonomyTypes)]);

/**
 * Undoes the next changes of an import, the last one first. Records that someone changed later, or whose undo the shop
 * refuses, stay as they are and are listed. Attributes and categories stay while other products use them.
 * @param mayContinue checked in the transaction
 * @returns whether there were any
 */
export async function undoSome(
  db: Database,
  id: number,
  by: Actor,
  mayContinue: (trx: Database) => Promise<StoredImport | null>,
): Promise<boolean> {
  const all = kinds();
  return withinTransaction(db, async (trx) => {
    const found = await mayContinue(trx);
    const next = found ? await changesToUndo(trx, found, atOnce) : [];
    const entries = next.slice(0, countOfFirstKind(next));
    const last = entries.at(-1);
    if (!last) return false;
    const kind = all[last.kind];
    const outcomes = kind
      ? await undone(
          trx,
          kind,
          by,
          entries.map((entry) => entry.id),
        )
      : [];
    if (last.kind === 'product') await releaseTerms(trx, by, entries, outcomes);
    const remaining: Remaining[] = [];
    let used = 0;
    for (const [at, entry] of entries.entries()) {
      const outcome = outcomes[at];
      const { kind: kindName, thing } = entry;
      const [refusal] = outcome?.state === 'refused' ? outcome.errors : closedErrors(kindName, outcome);
      if (refusal?.code === 'inUse' && stayWhileUsed.has(kindName)) used += 1;
      else if (kind && refusal)
        remaining.push({ kind: kindName, thing, name: await nameNow(trx, kind, thing), fields: [], refusal });
      if (outcome?.state !== 'conflict' || isAsBefore(outcome.now, entry.fields)) continue;
      const { fields, now } = outcome;
      const name = isPerson(kindName) ? `#${thing}` : nameOf(now);
      remaining.push({ kind: kindName, thing, name, fields });
    }
    await noteUndone(trx, id, { undoneTo: last.id, remaining, used });
    return true;
  });
}

type Undone = Awaited<ReturnType<typeof undo<Record<string, unknown>, number | string>>>;

/**
 * Undoes changes of one kind. A new discount that no order used is deleted instead of ended, because one that staff
 * ended stays ended when its file is imported again.
 */
async function undone(db: Database, kind: AnyKind, by: Actor, ids: readonly number[]): Promise<Undone[]> {
  if (kind.name !== 'discount') return undoChanges(db, kind, { by }, ids);
  const { withdrawn: _, ...deleting } = kind;
  const outcomes = (await undoChanges(db, deleting, { by }, ids)).entries();
  return Array.fromAsync(outcomes, ([at, outcome]) =>
    outcome?.state === 'refused' ? undo(db, kind, { by }, ids[at] ?? 0) : outcome,
  );
}

/**
 * Takes the attributes from new products that an undo archived, so that it can remove those that the import created. The
 * same file sets them again.
 */
async function releaseTerms(
  db: Database,
  by: Actor,
  entries: readonly UndoableChange[],
  outcomes: readonly Undone[],
): Promise<void> {
  const fields = {
    brandId: null,
    vendorId: null,
    tagIds: [],
    colours: [],
    sizes: [],
    options: [],
    stockPer: null,
  };
  const archived = entries.flatMap(({ state, thing }, at) => {
    const outcome = outcomes[at];
    const after = outcome?.state === 'changed' ? (outcome.after as Readonly<StoredProduct>) : null;
    return state === 'created' && after?.state === 'archived' ? [{ id: Number(thing), after }] : [];
  });
  const changes = archived.map(({ id, after: { pictures } }) => {
    const uncolored = pictures.map((picture) => ({ ...picture, colourId: null }));
    return { id, fields: { ...fields, ...(pictures.length > 0 && { pictures: uncolored }) } };
  });
  await changeProducts(db, { by, isPriceSure: true }, changes);
}

/** Returns how many changes at the start are of the same kind. */
function countOfFirstKind(entries: readonly { kind: string }[]): number {
  const end = entries.findIndex(({ kind }) => kind !== entries[0]?.kind);
  return end === -1 ? entries.length : end;
}

/** A customer whose account was closed since, by a merge for example, stays. */
const closedErrors = (kind: string, outcome: Undone | undefined): Fault[] =>
  isPerson(kind) && outcome?.state === 'unchanged' && outcome.after === null
    ? [{ field: 'email', code: 'customerActive' }]
    : [];

/** People and their reviews are listed by number, because the list outlives their data. */
const isPerson = (kind: string): boolean => kind === importedCustomerKind.name || kind === reviewKind.name;

/** Returns whether a change was already undone by hand. */
const isAsBefore = (
  now: Record<string, unknown>,
  fields: Readonly<Record<string, readonly [unknown, unknown]>>,
): boolean =>
  Object.keys(fields).length > 0 &&
  Object.entries(fields).every(([name, [from]]) => isDeepStrictEqual(now[name], from));

async function nameNow(db: Database, kind: AnyKind, thing: string): Promise<string> {
  if (isPerson(kind.name)) return `#${thing}`;
  const id = kind.idOf(thing);
  const { stored } = await kind.read(db, [{ id, fields: {} }]);
  return nameOf(stored.get(id) ?? { id });
}

/** Returns what identifies a record to a person. */
function nameOf(record: Record<string, unknown>): string {
  const { sku, name, fromPath, names } = record;
  const title = sku ?? name ?? fromPath ?? (names as Record<string, string> | undefined)?.['en'];
  return typeof title === 'string' ? title : `#${String(record['id'])}`;
}
