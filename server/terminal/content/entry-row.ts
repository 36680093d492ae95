import type { Database } from '#database/schema.ts';
import { WrongEntry } from './content-pictures.ts';
import type { Planned } from './planned.ts';

export interface Positioned {
  id: number;
  position: number;
}

/** The row an entry means: by its id, else by what it is called. @throws WrongEntry when that is nobody, or not clear */
export function rowOf<Row extends Positioned>(
  rows: readonly Row[],
  id: number | undefined,
  isSame: (row: Row) => boolean,
  taken: Set<object>,
): Row | null {
  const found = rows.filter((row) => (id === undefined ? isSame(row) : row.id === id));
  if (id !== undefined && found.length === 0) throw new WrongEntry(`id: there is none with the number ${id}`);
  if (found.length > 1) throw new WrongEntry('several are called so: name its id');
  const [row] = found;
  if (row && taken.has(row)) throw new WrongEntry('it is in the file twice');
  if (row) taken.add(row);
  return row ?? null;
}

/** Whether an entry is to be taken away. */
export const isRemoval = (value: unknown) =>
  typeof value === 'object' && value !== null && 'remove' in value && value.remove !== false;

/** How an entry is called that says little of itself. */
export const titleOf = (id: number | undefined, main: { en: string } | undefined) =>
  main?.en ? `“${main.en}”` : `${id}`;

/** The removal of the one row an entry means; one that is gone already is no fault: the file may be imported again. */
export function removal(
  kind: 'banner' | 'campaign',
  title: string,
  found: readonly Positioned[],
  taken: Set<object>,
  remove: (db: Database, id: number, by: `staff ${string}`) => Promise<void>,
): Omit<Planned, 'name'> & { name: string } {
  const name = `${kind} ${title}`;
  if (found.length === 0) return { name, state: 'unchanged' };
  const row = rowOf(found, undefined, () => true, taken);
  return { name, state: 'removed', write: async (db, by) => row && remove(db, row.id, by) };
}
