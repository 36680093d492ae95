import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit, writeAudits } from '#shop/audit/audit.ts';
import { announce } from '#shop/changes/changes.ts';
import { indexProducts } from '#shop/search/search.ts';
import { withinTransaction } from '#shop/transaction.ts';
import type { Change, Changing, Fault, Outcome } from './change.ts';
import { namesAfter } from './change-names.ts';
import { tidyLine } from './change-texts.ts';
import { drawIds } from '#shop/records/records.ts';
import { lastOf, settled, writtenOf } from './settled.ts';
import {
  type StoredWord,
  type WordField,
  type WordFields,
  wordFieldsOf,
  type WordKind,
  wordKinds,
  wordShapes,
} from './word-fields.ts';
import { wordFaults } from './word-faults.ts';
import * as queries from './word-queries.ts';

export type WordChange = Change<WordFields> & { kind: WordKind };
export type WordOutcome = Outcome<StoredWord, WordField>;

/**
 * Creates and changes brands, vendors, tags, colours, sizes, attributes and their options, one after the other, in one
 * transaction with what follows: search of the products that have them, audit and notices.
 * @returns what came of each, in their order
 */
export function changeWords(
  db: Database,
  { by }: Changing,
  changes: readonly WordChange[],
): Promise<WordOutcome[]> {
  return withinTransaction(db, async (trx) => {
    const all = new Map<WordKind, StoredWord[]>();
    for (const kind of wordKinds.filter((each) => changes.some((change) => change.kind === each))) {
      await queries.lockWords(trx, kind);
      all.set(kind, await queries.storedWords(trx, kind));
    }
    if (!all.has('attribute')) all.set('attribute', await queries.storedWords(trx, 'attribute'));
    const newIds = await idsForNew(trx, changes);
    const outcomes = changes.map((change, at) => changeOne(change, newIds[at], all));
    await write(trx, by, outcomes);
    return outcomes;
  });
}

/** The id of each change that would make a new word: what it was given, or a new number. */
async function idsForNew(db: Database, changes: readonly WordChange[]): Promise<number[]> {
  const ids = changes.map(({ id, newId }) => id ?? newId ?? 0);
  for (const kind of wordKinds) {
    const open = [...changes.keys()].filter((at) => ids[at] === 0 && changes[at]?.kind === kind);
    const drawn = await drawIds(db, wordShapes[kind].table, open.length);
    for (const [place, at] of open.entries()) ids[at] = drawn[place] ?? 0;
  }
  return ids;
}

/** Works a change out, and puts what comes of it among `all`, where the next ones find it. */
function changeOne(
  change: WordChange,
  newId: number | undefined,
  all: ReadonlyMap<WordKind, StoredWord[]>,
): WordOutcome {
  const { kind } = change;
  const own = all.get(kind) ?? [];
  const current = own.find(({ id }) => id === change.id) ?? null;
  const before = current ?? newWord(kind, own);
  const after = wordAfter(kind, before, change.fields);
  const fields = wordFieldsOf(kind).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const attributes = new Set(all.get('attribute')?.map(({ id }) => id));
  const faults = wordFaults(kind, current?.id ?? null, after, { all: own, attributes });
  const worked = { fields, faults: current && fields.length === 0 ? [] : faults };
  const outcome = settled(change, current, worked, 'names');
  if (outcome) return outcome;
  const id = current?.id ?? newId ?? 0;
  const word: StoredWord = { ...after, kind, id, version: (current?.version ?? 0) + 1 };
  if (current) own.splice(own.indexOf(current), 1, word);
  else own.push(word);
  return { state: current ? 'changed' : 'created', id, fields, before: current, after: word };
}

type Word = Partial<WordFields> & Pick<WordFields, 'names'>;

const newWord = (kind: WordKind, own: readonly StoredWord[]): Word => ({
  names: {},
  ...(kind === 'size' && { shortNames: {}, inches: '', centimetres: '' }),
  ...(wordFieldsOf(kind).includes('position') && {
    position: Math.max(-1, ...own.map(({ position = 0 }) => position)) + 1,
  }),
});

/** The word as it would be stored. */
function wordAfter(kind: WordKind, before: Word, changes: Partial<WordFields>): Word {
  const { names, shortNames, hex, inches, centimetres, ...plain } = changes;
  return {
    ...before,
    ...plain,
    names: namesAfter(before.names, names),
    ...(kind === 'size' && { shortNames: namesAfter(before.shortNames ?? {}, shortNames) }),
    ...(hex !== undefined && { hex: tidyLine(hex).toLowerCase() }),
    ...(inches !== undefined && { inches: tidyLine(inches) }),
    ...(centimetres !== undefined && { centimetres: tidyLine(centimetres) }),
  };
}

/** Writes the words and what must follow: products are found by the names of what they have. */
async function write(db: Database, by: Actor, outcomes: readonly WordOutcome[]): Promise<void> {
  const written = writtenOf(outcomes);
  if (written.length === 0) return;
  for (const [kind, own] of Map.groupBy(written, ({ after }) => after.kind))
    await queries.writeWords(db, kind, lastOf(own));
  await writeAudits(
    db,
    by,
    written.map(({ state, id, fields, after: { kind } }) => ({
      event: `word ${state}`,
      detail: { kind, id, fields },
    })),
  );
  const renamed = written.filter(({ before, fields }) => before !== null && fields.includes('names'));
  const found = await Promise.all(
    renamed.map(({ id, after }) => queries.productsFoundBy(db, after.kind, id)),
  );
  const ids = [...new Set(found.flat())];
  if (ids.length > 0) await indexProducts(db, ids);
  await announce(db, 'all');
}

/** Takes away a word that nothing has: null, or why not. Orders keep what they say of it in words of their own. */
export function removeWord(
  db: Database,
  { by }: Changing,
  { kind, id }: Pick<StoredWord, 'kind' | 'id'>,
): Promise<Fault<WordField> | null> {
  return withinTransaction(db, async (trx) => {
    await queries.lockWords(trx, kind);
    await queries.lockChoices(trx);
    const uses = await queries.usesOfWord(trx, kind, id);
    if (uses > 0) return { field: 'names', code: 'inUse', about: uses };
    if (!(await queries.deleteWord(trx, kind, id))) return { field: 'names', code: 'unknown', about: id };
    await writeAudit(trx, by, 'word removed', { kind, id });
    await announce(trx, 'all');
    return null;
  });
}
