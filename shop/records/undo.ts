import type { Database } from '#database/schema.ts';
import { withinTransaction } from '#shop/transaction.ts';
import { changeRecords } from './change-records.ts';
import { valueOf } from './history.ts';
import { historyEntry, type HistoryEntry, historyOf } from './history-queries.ts';
import type { Change, Changing, Kind, Outcome, Stored } from './kind.ts';

/**
 * Undoes one change of the history: a created record is retired, a changed one gets its previous values, and a deleted
 * one is restored with its id. If fields were changed since, it is a conflict and nothing happens.
 * @returns null if this kind has no such change
 */
export function undo<Fields extends object, Id extends number | string>(
  db: Database,
  kind: Kind<Fields, Id>,
  changing: Changing,
  entryId: number,
): Promise<Outcome<Stored<Fields, Id>, string, Id> | null> {
  return withinTransaction(db, async (trx) => {
    const found = await historyEntry(trx, kind.name, entryId);
    const entry = found && shownPart(found, changing.hidden);
    if (!entry) return null;
    const id = kind.idOf(entry.thing);
    const later = (await historyOf(trx, kind.name, entry.thing, maxLater))
      .filter((each) => each.id > entryId)
      .map((each) => shownPart(each, changing.hidden) ?? { ...each, fields: {} });
    const back = changeBack(kind, entry, id, (later[0] ?? entry).version);
    await kind.lock(trx, [back]);
    const { stored } = await kind.read(trx, [back]);
    const now = stored.get(id);
    const differing = Object.entries(leftBy(kind, entry, later)).filter(
      ([name, left]) => now && name !== kind.journal && !isSame(valueOf(kind, now, name), left),
    );
    const more = (now && kind.changedSince?.(entry.fields, now)) ?? [];
    const changed = [...differing.map(([name]) => name), ...more];
    if (now && changed.length > 0) return { state: 'conflict', id, now, fields: changed };
    // Prices that existed before aren't typing errors.
    const [outcome] = await changeRecords(trx, kind, { ...changing, isPriceSure: true }, [back]);
    return outcome ?? null;
  });
}

const maxLater = 1000;

/** Returns a change without fields that its reader can't see; null if it changed only those. */
export function shownPart(entry: HistoryEntry, hidden: readonly string[] = []): HistoryEntry | null {
  const shown = Object.entries(entry.fields).filter(([field]) => !hidden.includes(field));
  const isNothing = entry.state === 'changed' && shown.length === 0;
  return isNothing ? null : { ...entry, fields: Object.fromEntries(shown) };
}

/**
 * Returns the fields as a change left them. For a created record, those that later changes modified, except for
 * retiring it.
 */
function leftBy<Fields extends object, Id extends number | string>(
  { withdrawn = {} }: Kind<Fields, Id>,
  { state, fields }: HistoryEntry,
  later: readonly HistoryEntry[],
): Record<string, unknown> {
  const left: Record<string, unknown> = {};
  if (state === 'created')
    for (const each of later) for (const [name, [from]] of Object.entries(each.fields)) left[name] = from;
  else for (const [name, [, to]] of Object.entries(fields)) left[name] = to;
  return Object.fromEntries(
    Object.entries(left).filter(([name]) => state !== 'created' || !(name in withdrawn)),
  );
}

function changeBack<Fields extends object, Id extends number | string>(
  { part, withdrawn, journal }: Kind<Fields, Id>,
  { state, fields }: HistoryEntry,
  id: Id,
  version: number,
): Change<Fields, Id> {
  if (state === 'created') return withdrawn ? { id, fields: withdrawn } : { id, fields: {}, remove: true };
  const before = Object.fromEntries(
    Object.entries(fields).map(([name, [from, to]]) => [
      name,
      name === journal && typeof from === 'number' && typeof to === 'number' ? { by: from - to } : from,
    ]),
  );
  const requested = part?.change(before) ?? (before as Partial<Fields>);
  return state === 'removed' ? { newId: id, version, fields: requested } : { id, fields: requested };
}

/** Compares values as stored in the history, where a date is a text. */
const isSame = (one: unknown, other: unknown): boolean => asStored(one) === asStored(other);
const asStored = (value: unknown): string => JSON.stringify(value, sortedKeys) ?? 'null';

function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
