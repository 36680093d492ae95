import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import { categoryKind, discountKind, productKind, taxonomyTypes } from '#shop/catalogue/catalogue.ts';
import { type Fault, type Kind, undo, withinTransaction } from '#shop/records/records.ts';
import { importedCustomerKind } from '#shop/customers/customers.ts';
import { redirectKind } from '#shop/redirects/redirects.ts';
import { changesToUndo, noteUndone, type Remaining, type StoredImport } from './import-queries.ts';

/** Changes per transaction: orders of these products wait that long. */
const atOnce = 20;

type AnyKind = Kind<Record<string, unknown>>;
const kinds = (): Readonly<Record<string, AnyKind>> =>
  ({
    product: productKind(),
    category: categoryKind,
    discount: discountKind,
    redirect: redirectKind,
    customer: importedCustomerKind,
    ...taxonomyTypes,
  }) as unknown as Record<string, AnyKind>;

const stayWhileUsed = new Set(['category', ...Object.keys(taxonomyTypes)]);

/**
 * Undoes the next changes of an import, the last one first. Records that someone changed later, or whose undo the shop
 * refuses, stay as they are and are listed. Attributes and categories stay while archived products use them.
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
    const entries = found ? await changesToUndo(trx, found, atOnce) : [];
    const last = entries.at(-1);
    if (!last) return false;
    const remaining: Remaining[] = [];
    let used = 0;
    for (const entry of entries) {
      const kind = all[entry.kind];
      const outcome = kind && (await undone(trx, kind, by, entry.id));
      const { kind: kindName, thing } = entry;
      const [refusal] = outcome?.state === 'refused' ? outcome.faults : closedErrors(kindName, outcome);
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

/**
 * Undoes one change. A new discount that no order used is deleted instead of ended, because one that staff ended stays
 * ended when its file is imported again.
 */
async function undone(db: Database, kind: AnyKind, by: Actor, entryId: number) {
  const { withdrawn: _, ...deleting } = kind;
  const outcome = kind.name === 'discount' ? await undo(db, deleting, { by }, entryId) : null;
  return outcome !== null && outcome.state !== 'refused' ? outcome : undo(db, kind, { by }, entryId);
}

/** A customer whose account was closed since, by a merge for example, stays. */
const closedErrors = (kind: string, outcome: Awaited<ReturnType<typeof undone>> | undefined): Fault[] =>
  isPerson(kind) && outcome?.state === 'unchanged' && outcome.after === null
    ? [{ field: 'email', code: 'customerActive' }]
    : [];

/** People are listed by number, because the list outlives their data. */
const isPerson = (kind: string): boolean => kind === importedCustomerKind.name;

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
