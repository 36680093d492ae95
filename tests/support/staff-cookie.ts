import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#database/schema.ts';

/** Returns the cookie of a staff session that has passed two-step verification. */
export async function staffCookie(db: Pick<Database, 'insertInto'>, staffId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row = {
    token_hash: createHash('sha256').update(token).digest(),
    staff_id: staffId,
    browser: '',
    system: '',
    second_factor_at: new Date(),
  };
  await db.insertInto('staff_session').values(row).execute();
  return `office=${token}`;
}
