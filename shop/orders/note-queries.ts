import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { staffActor, auditRows } from '#shop/audit/audit.ts';

interface Person {
  id: number;
  name: string;
}

/** A staff member's note about an order, visible only to staff. */
export interface OrderNote {
  id: number;
  at: Date;
  by: Person;
  text: string;
  mentions: Person[];
}

/** Returns the id of an order, or null if no order has this number. */
export async function orderIdOf(db: Database, number: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from customer_order where number = ${number}`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** Returns the notes of an order, oldest first, and marks mentions of this person as seen. */
export async function seeNotes(db: Database, orderId: number, staffId: number): Promise<OrderNote[]> {
  const { rows } = await sql<OrderNote>`
    with seen as (
      update order_note_mention m set seen_at = now() from order_note n
      where n.id = m.note_id and n.order_id = ${orderId} and m.staff_id = ${staffId} and m.seen_at is null)
    select n.id, n.written_at as at, json_build_object('id', s.id, 'name', s.name) as by, n.text,
      coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.id)
        from order_note_mention m join staff c on c.id = m.staff_id where m.note_id = n.id), '[]') as mentions
    from order_note n join staff s on s.id = n.staff_id where n.order_id = ${orderId} order by n.id`.execute(
    db,
  );
  return rows;
}

export interface NewNote {
  orderId: number;
  staffId: number;
  /** A UUID. A repeated key means the same note. */
  key: string;
  text: string;
}

/**
 * Stores a note and its mentions, in one statement with its audit log entry. Returns null if a note with this key
 * exists.
 */
export async function insertNote(
  db: Database,
  { orderId, staffId, key, text }: NewNote,
  named: readonly number[],
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    with note as (
      insert into order_note (order_id, staff_id, key, text) values (${orderId}, ${staffId}, ${key}::uuid, ${text})
      on conflict (key) do nothing returning id),
    mentions as (
      insert into order_note_mention (note_id, staff_id)
      select note.id, named from note, unnest(${[...named]}::int[]) named),
    noted as (${auditRows(
      staffActor(staffId),
      'note written',
      { order: orderId, note: sql<number>`id`, named: [...named] },
      sql`from note`,
    )})
    select id from note`.execute(db);
  return rows[0]?.id ?? null;
}

/** Returns this person's note under a key, or null if it belongs to another person. */
export async function noteOfKey(db: Database, { staffId, key }: NewNote): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from order_note where key = ${key}::uuid and staff_id = ${staffId}`.execute(db);
  return rows[0]?.id ?? null;
}

/** A note that mentions a person who hasn't opened its order since. */
export interface Mention {
  number: string;
  at: Date;
  by: string;
  text: string;
}

/** Returns the open mentions of a staff member, the longest waiting first. */
export async function openMentions(db: Database, staffId: number): Promise<Mention[]> {
  const { rows } = await sql<Mention>`
    select o.number, n.written_at as at, s.name as by, n.text
    from order_note_mention m join order_note n on n.id = m.note_id join customer_order o on o.id = n.order_id
      join staff s on s.id = n.staff_id
    where m.staff_id = ${staffId} and m.seen_at is null order by n.id limit 50`.execute(db);
  return rows;
}
