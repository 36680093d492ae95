import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Whether the database answers at once. */
export async function isReachable(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
