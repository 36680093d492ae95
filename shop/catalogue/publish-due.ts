import type { Database } from '#database/schema.ts';
import { dueProducts } from './due-queries.ts';
import { changeProducts } from './product-kind.ts';

/**
 * Publishes scheduled products as staff would: with history, audit and invalidation.
 * @returns how many were due
 */
export async function publishDue(db: Database, max: number): Promise<number> {
  const due = await dueProducts(db, max);
  if (due.length > 0)
    await changeProducts(
      db,
      { by: 'system' },
      // A concurrent edit by staff takes precedence.
      due.map(({ id, version }) => ({ id, version, fields: { state: 'published' } })),
    );
  return due.length;
}
