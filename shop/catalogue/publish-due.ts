import type { Database } from '#database/schema.ts';
import { dueProducts } from './due-queries.ts';
import { changeProducts } from './product-kind.ts';

/** Publishes what is due, as staff would: with history, audit and notices. @returns how many were due */
export async function publishDue(db: Database, most: number): Promise<number> {
  const due = await dueProducts(db, most);
  if (due.length > 0)
    await changeProducts(
      db,
      { by: 'system' },
      // Of one that staff change at the same moment their word counts.
      due.map(({ id, version }) => ({ id, version, fields: { state: 'published' } })),
    );
  return due.length;
}
