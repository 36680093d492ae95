import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { auditRows, staffActor } from '#shop/audit/audit.ts';

/** A staff member's note about a customer, visible only to staff. */
interface CustomerNote {
  id: number;
  at: Date;
  by: { id: number; name: string };
  text: string;
}

/** Returns the notes about a customer, newest first. */
export async function notesOf(db: Database, customerId: number): Promise<CustomerNote[]> {
  const { rows } = await sql<CustomerNote>`
    select n.id, n.written_at as at, json_build_object('id', s.id, 'name', s.name) as by, n.text
    from customer_note n join staff s on s.id = n.staff_id
    where n.customer_id = ${customerId}::int order by n.id desc`.execute(db);
  return rows;
}

/**
 * Stores a note about an active customer, once per key, and writes the audit log. Returns its id, or null if there is no
 * such customer or the key belongs to another note.
 */
export async function writeCustomerNote(
  db: Database,
  note: { customerId: number; staffId: number; key: string; text: string },
): Promise<number | null> {
  const { customerId, staffId, key, text } = note;
  const { rows } = await sql<{ id: number }>`
    with note as (
      insert into customer_note (customer_id, staff_id, key, text)
      select id, ${staffId}::int, ${key}::uuid, ${text} from customer where id = ${customerId}::int and active
      on conflict (key) do nothing returning id),
    noted as (${auditRows(
      staffActor(staffId),
      'customer note written',
      { customer: customerId, note: sql<number>`id` },
      sql`from note`,
    )})
    select id from note
    union all
    select id from customer_note
    where key = ${key}::uuid and staff_id = ${staffId}::int and customer_id = ${customerId}::int`.execute(db);
  return rows[0]?.id ?? null;
}
