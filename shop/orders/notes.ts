import type { Database } from '#database/schema.ts';
import { insertNote, type NewNote, noteOfKey } from './note-queries.ts';

interface Colleague {
  id: number;
  name: string;
}

/** Who of them is named in a text as `@Name`. Of two names of which one begins as the other, the longer one is meant. */
export function namedIn(text: string, colleagues: readonly Colleague[]): number[] {
  const longestFirst = colleagues.toSorted((one, other) => other.name.length - one.name.length);
  const named = new Set<number>();
  for (const { index } of text.matchAll(/@/gu)) {
    const rest = text.slice(index + 1).toLowerCase();
    const meant = longestFirst.find(
      ({ name }) => rest.startsWith(name.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)),
    );
    if (meant) named.add(meant.id);
  }
  return [...named];
}

/** Keeps a note about an order, once under its key. Its id; null: the key is another person's. */
export const writeNote = async (
  db: Database,
  note: NewNote,
  colleagues: readonly Colleague[],
): Promise<number | null> =>
  (await insertNote(db, note, namedIn(note.text, colleagues))) ?? (await noteOfKey(db, note));
