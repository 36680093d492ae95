import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** A row that changed. */
export interface ChangedRow {
  id: number;
  /** The transaction of the latest change. With the id, it is a position in the list. */
  at: string;
  isDeleted: boolean;
  /** The number of the order, or of the order of the payment. */
  orderNumber: string | null;
}
export type ChangedKind = 'order' | 'product' | 'customer' | 'payment';

/** An erased customer is deleted for other systems. */
const exists = {
  order: sql`select from customer_order o where o.id = c.row_id`,
  product: sql`select from product p where p.id = c.row_id`,
  customer: sql`select from customer a where a.id = c.row_id and a.email is not null`,
  payment: sql`select from payment p where p.id = c.row_id`,
};

const orderNumber = {
  order: sql`(select o.number from customer_order o where o.id = c.row_id)`,
  product: sql`null`,
  customer: sql`null`,
  payment: sql`(select o.number from payment p join customer_order o on o.id = coalesce(p.order_id, p.rest_of) where p.id = c.row_id)`,
};

/**
 * Returns rows of a kind by their latest change after a position, the earliest first. Changes that are newer than the oldest
 * transaction that still runs come later: otherwise one that is committed late would be skipped. Null if the position is
 * from another database.
 */
export async function changedRows(
  db: Database,
  kind: ChangedKind,
  { at, id }: { at: string; id: number },
  limit: number,
): Promise<ChangedRow[] | null> {
  const { rows } = await sql<ChangedRow & { isOurs: boolean }>`
    with shown as materialized (select pg_current_snapshot() as seen)
    select s."isOurs", c.*
    from (select ${at}::xid8 < pg_snapshot_xmax(seen) as "isOurs", pg_snapshot_xmin(seen) as horizon from shown) s
    left join lateral (
      select c.row_id as id, c.at_xid::text as at, not exists (${exists[kind]}) as "isDeleted",
        ${orderNumber[kind]} as "orderNumber" from changed_row c
      where c.kind = ${kind} and (c.at_xid, c.row_id) > (${at}::xid8, ${id}::int) and c.at_xid < s.horizon
        and not exists (select from changed_row later where later.kind = c.kind and later.row_id = c.row_id
          and later.at_xid > c.at_xid and later.at_xid < s.horizon)
      order by c.at_xid, c.row_id limit ${limit}) c on s."isOurs"`.execute(db);
  return rows[0]?.isOurs ? rows.filter((row) => row.id !== null) : null;
}
