import type { Database } from '#database/schema.ts';
import { withinTransaction } from '#shop/transaction.ts';
import { changeRecords } from './change-records.ts';
import { valueOf } from './history.ts';
import { historyEntries, type HistoryEntry, laterChanges } from './history-queries.ts';
import type { Change, Changing, Kind, Outcome, Stored } from './kind.ts';

type Undone<Fields extends object, Id extends number | string> = Outcome<
  Stored<Fields, Id>,
  string,
  Id
> | null;

/**
 * Undoes one change of the history: a created record is retired, a changed one gets its previous values, and a deleted
 * one is restored with its id. If fields were changed since, it is a conflict and nothing happens.
 * @returns null if this kind has no such change
 */
export async function undo<Fields extends object, Id extends number | string>(
  db: Database,
  kind: Kind<Fields, Id>,
  changing: Changing,
  entryId: number,
): Promise<Undone<Fields, Id>> {
  const [outcome = null] = await undoChanges(db, kind, changing, [entryId]);
  return outcome;
}

/**
 * Undoes changes of one kind in this order, in one transaction, each as `undo` does. Pass a few hundred at most, because
 * other writers of these records wait.
 * @returns the result of each, in the same order
 */
export function undoChanges<Fields extends object, Id extends number | string>(
  db: Database,
  kind: Kind<Fields, Id>,
  changing: Changing,
  entryIds: readonly number[],
): Promise<Undone<Fields, Id>[]> {
  return withinTransaction(db, async (trx) => {
    const entries = (await historyEntries(trx, kind.name, entryIds)).flatMap(
      (entry) => shownPart(entry, changing.hidden) ?? [],
    );
    const outcomes = new Map<number, Undone<Fields, Id>>();
    for (const round of withoutRepeats(entries)) {
      const results = await undoRound(trx, kind, changing, round);
      for (const [at, entry] of round.entries()) {
        const result = results[at] ?? null;
        // Another record of the round may have been in the way, for example a category in its parent.
        const isBlocked = result?.state === 'refused' && round.length > 1;
        const [retried = null] = isBlocked ? await undoRound(trx, kind, changing, [entry]) : [result];
        outcomes.set(entry.id, retried);
      }
    }
    return entryIds.map((id) => outcomes.get(id) ?? null);
  });
}

/** Splits changes before a record comes again, because its undo needs the result of the one before. */
function withoutRepeats(entries: readonly HistoryEntry[]): HistoryEntry[][] {
  const rounds: HistoryEntry[][] = [];
  let things = new Set<string>();
  for (const entry of entries) {
    const round = things.has(entry.thing) ? undefined : rounds.at(-1);
    if (round) round.push(entry);
    else rounds.push([entry]);
    things = round ? things.add(entry.thing) : new Set([entry.thing]);
  }
  return rounds;
}

/** Undoes one change of each of these records. */
async function undoRound<Fields extends object, Id extends number | string>(
  trx: Database,
  kind: Kind<Fields, Id>,
  changing: Changing,
  entries: readonly HistoryEntry[],
): Promise<Undone<Fields, Id>[]> {
  const laterOf = await laterChanges(trx, kind.name, entries);
  const undoing = entries.map((entry) => {
    const id = kind.idOf(entry.thing);
    const later = (laterOf.get(entry.id) ?? []).map(
      (each) => shownPart(each, changing.hidden) ?? { ...each, fields: {} },
    );
    return { entry, later, id, back: changeBack(kind, entry, id, (later[0] ?? entry).version) };
  });
  const all = undoing.map(({ back }) => back);
  await kind.lock(trx, all);
  const { stored } = await kind.read(trx, all);
  const conflicts = undoing.map(({ entry, later, id }): Undone<Fields, Id> => {
    const now = stored.get(id);
    const fields = now ? changedSince(kind, entry, later, now) : [];
    return now && fields.length > 0 ? { state: 'conflict', id, now, fields } : null;
  });
  const free = all.filter((_, at) => conflicts[at] === null);
  if (free.length === 0) return conflicts;
  // Prices that existed before aren't typing errors.
  const done = (await changeRecords(trx, kind, { ...changing, isPriceSure: true }, free)).values();
  return conflicts.map((conflict) => conflict ?? done.next().value ?? null);
}

/** Returns the fields that changed again after a change. */
function changedSince<Fields extends object, Id extends number | string>(
  kind: Kind<Fields, Id>,
  entry: HistoryEntry,
  later: readonly HistoryEntry[],
  now: Stored<Fields, Id>,
): string[] {
  const differing = Object.entries(leftBy(kind, entry, later)).filter(
    ([name, left]) => name !== kind.journal && !isSame(valueOf(kind, now, name), left),
  );
  return [...differing.map(([name]) => name), ...(kind.changedSince?.(entry.fields, now) ?? [])];
}

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
