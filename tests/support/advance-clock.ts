import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/**
 * Makes this many seconds pass for the payments, on the database's clock, so that scheduled work becomes due.
 */
export async function advanceClock(db: Database, seconds: number): Promise<void> {
  const time = sql`make_interval(secs => ${seconds}::float8)`;
  await sql`update payment set created_at = created_at - ${time}, submitted_at = submitted_at - ${time},
    asked_at = asked_at - ${time}, expires_at = expires_at - ${time}, busy_until = busy_until - ${time},
    next_look_at = next_look_at - ${time}`.execute(db);
  await sql`update payment_code set expires_at = expires_at - ${time}, asked_at = asked_at - ${time}`.execute(
    db,
  );
}
