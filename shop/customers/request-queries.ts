import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { auditRows, customerActor, staffActor } from '#shop/audit/audit.ts';

/** What a customer can request about their data. */
export type DataRequestKind = 'copy' | 'erasure';

/** A customer's request about their data that staff haven't handled. */
export interface DataRequest {
  id: number;
  kind: DataRequestKind;
  at: Date;
}

export async function openRequests(db: Database, customerId: number): Promise<DataRequest[]> {
  const { rows } = await sql<DataRequest>`
    select id, kind, requested_at as at from customer_request
    where customer_id = ${customerId}::int and handled_at is null order by id`.execute(db);
  return rows;
}

/** Stores a customer's request, unless one of the same kind is already open. */
export async function requestData(db: Database, customerId: number, kind: DataRequestKind): Promise<void> {
  await sql`
    with made as (
      insert into customer_request (customer_id, kind) values (${customerId}::int, ${kind})
      on conflict (customer_id, kind) where handled_at is null do nothing returning id)
    ${auditRows(customerActor(customerId), 'personal data requested', { kind }, sql`from made`)}`.execute(db);
}

/** Marks a request as handled. Returns false if there is no such open request. */
export async function closeRequest(
  db: Database,
  { requestId, staffId }: { requestId: number; staffId: number },
): Promise<boolean> {
  const { rows } = await sql`
    with handled as (
      update customer_request set handled_at = now(), handled_by = ${staffId}::int
      where id = ${requestId}::int and handled_at is null returning id, customer_id),
    noted as (${auditRows(
      staffActor(staffId),
      'data request handled',
      { customer: sql<number>`customer_id`, request: requestId },
      sql`from handled`,
    )})
    select id from handled`.execute(db);
  return rows.length > 0;
}
