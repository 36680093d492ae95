import type { Database } from '#database/schema.ts';
import { withinTransaction } from '#shop/transaction.ts';
import { changeRecords } from './change-records.ts';
import { valueOf } from './history.ts';
import { historyEntry, type HistoryEntry } from './history-queries.ts';
import type { Change, Changing, Kind, Outcome, Stored } from './kind.ts';

/**
 * Takes one change of the history back: what it made goes out of use, what it changed becomes what it was, what it took away
 * is there again, with its id. Fields that somebody changed since are a conflict, and nothing happens.
 * @returns null: there is no such change of this kind
 */
export function undo<Fields extends object, Id extends number | string>(
  db: Database,
  kind: Kind<Fields, Id>,
  changing: Changing,
  entryId: number,
): Promise<Outcome<Stored<Fields, Id>, string, Id> | null> {
  return withinTransaction(db, async (trx) => {
    const entry = await historyEntry(trx, kind.name, entryId);
    if (!entry) return null;
    const id = kind.idOf(entry.thing);
    const back = changeBack(kind, entry, id);
    await kind.lock(trx, [back]);
    const { stored } = await kind.read(trx, [back]);
    const now = stored.get(id);
    const changed = Object.entries(entry.fields).filter(
      ([name, [, to]]) =>
        now && entry.state === 'changed' && name !== kind.journal && !isSame(valueOf(kind, now, name), to),
    );
    if (now && changed.length > 0)
      return { state: 'conflict', id, now, fields: changed.map(([name]) => name) };
    const [outcome] = await changeRecords(trx, kind, changing, [back]);
    return outcome ?? null;
  });
}

function changeBack<Fields extends object, Id extends number | string>(
  { part, withdrawn, journal }: Kind<Fields, Id>,
  { state, fields }: HistoryEntry,
  id: Id,
): Change<Fields, Id> {
  if (state === 'created') return withdrawn ? { id, fields: withdrawn } : { id, fields: {}, remove: true };
  const before = Object.fromEntries(
    Object.entries(fields).map(([name, [from, to]]) => [
      name,
      name === journal && typeof from === 'number' && typeof to === 'number' ? { by: from - to } : from,
    ]),
  );
  const wanted = part?.change(before) ?? (before as Partial<Fields>);
  return state === 'removed' ? { newId: id, fields: wanted } : { id, fields: wanted };
}

/** As the history holds it: a date is a text there. */
const isSame = (one: unknown, other: unknown): boolean => asStored(one) === asStored(other);
const asStored = (value: unknown): string => JSON.stringify(value, sortedKeys) ?? 'null';

function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
