import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { announce } from '#shop/changes/changes.ts';
import { type MethodBounds, writeMethodBounds } from './method-bounds-queries.ts';

/** From now on the way is offered and taken within these bounds. @throws RangeError where there is no such way or country */
export async function changeMethodBounds(db: Database, bounds: MethodBounds, by: Actor): Promise<void> {
  if (!(await writeMethodBounds(db, bounds)))
    throw new RangeError('there is no such way to pay, or no such country');
  await writeAudit(db, by, 'way to pay bounded', { method: bounds.method });
  await announce(db, 'texts');
}
