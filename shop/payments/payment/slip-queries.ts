import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Moves the payment slips that staff haven't rejected to the payment that they now have to be checked for. */
export async function moveSlips(db: Database, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`update transfer_slip set payment_id = ${to} where payment_id = ${from} and refused_at is null`.execute(
    db,
  );
}
