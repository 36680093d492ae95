import { sql } from 'kysely';
import { orderStatuses } from '#contract/constants.ts';
import type { MissingForWork } from '#contract/proofs.ts';
import type { Database } from '#database/schema.ts';
import { destination } from '#shop/places/places.ts';
import type { BothTexts } from '#shop/records/records.ts';
import { unitsToPrepare } from './refunded-pieces-queries.ts';
import { isBalanceDue } from './balance-queries.ts';
import { isWaiting } from './held-queries.ts';
import type { NewItem } from './line-queries.ts';
import { approveBy, joinPromise } from './promise-queries.ts';
import { unitsGone } from './sent-queries.ts';
import { awaitedJson, hasArrived } from './waiting-queries.ts';

/** An order for the workshop to prepare. */
export interface PackingJob {
  number: string;
  placedAt: Date;
  /** Whether its customer was notified that it is being prepared. */
  isBegun: boolean;
  city: BothTexts;
  /** The last of the delivery days promised to the customer, yyyy-mm-dd; null if none was. */
  promisedOn: string | null;
  /** The day by which the customer has to approve a proof for it, yyyy-mm-dd; null if it is certain. */
  approveBy: string | null;
  isWrapped: boolean;
  /** Whether the customer owes a balance since the order was edited. */
  isBalanceDue: boolean;
  /** What work waits for before it can begin. */
  missing: MissingForWork[];
  /** The pieces ordered beyond the stock that haven't arrived, and the day on which they are expected (yyyy-mm-dd). */
  awaited: (Pick<NewItem, 'options'> & {
    line: number;
    cell: number;
    en: string;
    km: string;
    quantity: number;
    expectedOn: string;
  })[];
  /** Whether all that was ordered beyond the stock has arrived, and its work hasn't begun. */
  hasArrived: boolean;
  /** Items with units to pack, each color and size of its own. Downloads need no packing. */
  lines: number;
  /** Items with units to pack, whatever their colors and sizes. */
  items: number;
  packed: number;
  /** The order's first three items, most expensive first. */
  first: { en: string; km: string; quantity: number; picture: string }[];
}

const { active, inProgress } = orderStatuses;

/** Returns orders to prepare or ship, with the pieces that haven't left, sorted by promised day. Excludes orders that still need confirmation. */
export async function listJobs(db: Database, limit: number): Promise<PackingJob[]> {
  const { rows } = await sql<PackingJob>`
    select o.number, o.created_at as "placedAt", o.status_id = ${inProgress}::int as "isBegun", ${destination} as city, d.promised_on::text as "promisedOn", ${approveBy} as "approveBy",
      o.gift_wrap as "isWrapped", ${isBalanceDue} as "isBalanceDue",
      case o.status_id when ${active}::int then missing_for_work(o.id) else '{}' end as missing, ${awaitedJson} as awaited,
      ${hasArrived} as "hasArrived", l.lines, l.items, l.packed, l.first
    from customer_order o left join order_hold h on h.order_id = o.id ${joinPromise}
    cross join lateral (
      with goods as (
        select * from (
          select i.id, i.name_en, i.name_km, i.picture, i.total_cents, u.packed_at,
            ${unitsToPrepare} - ${unitsGone(sql`u`)} as pieces
          from order_unit u join order_item i on i.id = u.item_id where u.order_id = o.id and not u.digital) i where pieces > 0)
      select count(*)::int as lines, count(distinct id)::int as items, count(packed_at)::int as packed, (
        select jsonb_agg(f) from (
          select g.name_en as en, coalesce(g.name_km, '') as km, sum(g.pieces)::int as quantity, g.picture from goods g
          group by g.id, g.name_en, g.name_km, g.picture, g.total_cents order by g.total_cents desc, g.id limit 3) f) as first
      from goods) l
    where o.status_id in (${active}::int, ${inProgress}::int) and o.sent_at is null and l.lines > 0 and not (${isWaiting})
    order by d.promised_on nulls last, o.created_at, o.id limit ${limit}`.execute(db);
  return rows;
}

/** Marks an item, or one of its cells, as packed, or unmarks it; cell 0 is all of them. Returns null if the order has no such line. */
export async function storePacked(
  db: Database,
  { orderId, lineId, cell, isPacked }: { orderId: number; lineId: number; cell: number; isPacked: boolean },
): Promise<{ isChanged: boolean } | null> {
  const { rows } = await sql<{ isChanged: boolean }>`
    with units as (
      select item_id, cell, (packed_at is not null) <> ${isPacked}::boolean as changes from order_unit
      where item_id = ${lineId} and order_id = ${orderId} and not digital and ${cell}::int in (0, cell)),
    packed as (
      update order_unit u set packed_at = case when ${isPacked}::boolean then now() end
      from units where u.item_id = units.item_id and u.cell = units.cell and changes)
    select bool_or(changes) as "isChanged" from units having count(*) > 0`.execute(db);
  return rows[0] ?? null;
}
