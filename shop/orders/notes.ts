import type { Database } from '#database/schema.ts';
import { insertNote, type NewNote, noteOfKey } from './note-queries.ts';

interface Colleague {
  id: number;
  name: string;
}

/**
 * Returns the colleagues mentioned in a text as `@Name`. If one name is a prefix of another, the longer one
 * is meant.
 */
export function namedIn(text: string, colleagues: readonly Colleague[]): number[] {
  const longestFirst = colleagues.toSorted((one, other) => other.name.length - one.name.length);
  const named = new Set<number>();
  for (const { index } of text.matchAll(/@/gu)) {
    const balance = text.slice(index + 1).toLowerCase();
    const meant = longestFirst.find(
      ({ name }) =>
        balance.startsWith(name.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(balance.slice(name.length)),
    );
    if (meant) named.add(meant.id);
  }
  return [...named];
}

/** Stores a note about an order, once per key. Returns its id, or null if the key belongs to another person. */
export const writeNote = async (
  db: Database,
  note: NewNote,
  colleagues: readonly Colleague[],
): Promise<number | null> =>
  (await insertNote(db, note, namedIn(note.text, colleagues))) ?? (await noteOfKey(db, note));
