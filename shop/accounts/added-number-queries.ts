import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { auditRows, customerActorOf } from '#shop/audit/audit.ts';
import { remainingAccount } from './queries.ts';

/**
 * Stores a number. Returns null on success. A concurrent signup with the same number waits for this and then
 * finds it taken.
 */
export async function storeNumber(
  db: Database,
  customerId: number,
  number: string,
): Promise<'taken' | 'refused' | null> {
  const { rows } = await sql<{ isTaken: boolean; isChanged: boolean }>`
    with other as (select from customer where phone = ${number} and id <> ${customerId}::int),
    changed as (
      update customer set added_phone = ${number}
      where id = ${customerId}::int and active and strpos(email, '@') > 0 and not exists (select from other)
      returning id),
    noted as (${auditRows(customerActorOf(sql`id`), 'number added', {}, sql`from changed`)})
    select exists (select from other) as "isTaken", exists (select from changed) as "isChanged"`.execute(db);
  if (rows[0]?.isChanged) return null;
  return rows[0]?.isTaken ? 'taken' : 'refused';
}

/** Removes a number, so that it can't log in and gets no messages. Does nothing if there is none. */
export async function removeNumber(db: Database, customerId: number): Promise<void> {
  await sql`
    with changed as (
      update customer set added_phone = null where id = ${customerId}::int and added_phone is not null returning id)
    ${auditRows(customerActorOf(sql`id`), 'number removed', {}, sql`from changed`)}`.execute(db);
}

/**
 * Returns the account that a number logs in to, whether the number was added or is the main login. Includes
 * closed accounts, unless they were merged into an open one, which is then returned.
 */
export async function customerOfNumber(db: Database, number: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(${remainingAccount('c.id')}, c.id) as id from customer c where c.phone = ${number}`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
