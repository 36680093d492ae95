import { sql } from 'kysely';
import { orderStatuses } from '#contract/constants.ts';
import { compiledOnce, preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { timeZone } from '#shop/localisation/localisation.ts';
import { inTransaction } from '#shop/transaction.ts';
import type { NewOption } from './line-queries.ts';
import { shopDay } from './promise-queries.ts';
import { unitsToPrepare } from './refunded-pieces-queries.ts';
import { ownOptions, unitsGone } from './sent-queries.ts';
import type { OrderUnits } from './status-queries.ts';

/** Pieces in a parcel, with the names of their item and, if it has several, of their color and size. */
export interface ParcelUnits extends OrderUnits {
  nameEn: string;
  nameKm: string | null;
  options: NewOption[];
}

/** A shipment of an order. Carrier and tracking number are '' if unknown. */
export interface Parcel {
  /** Its number within the order. */
  number: number;
  carrier: string;
  tracking: string;
  /** Null if it is only packed. */
  sentAt: Date | null;
  deliveredAt: Date | null;
  /** Whether its customer said that it arrived. */
  isConfirmed: boolean;
  hasReceipt: boolean;
  /** What it contains; null if it is everything that was ordered. */
  units: ParcelUnits[] | null;
}

const { inProgress } = orderStatuses;

/** SQL for the name and the options of a unit `u` of an item `i`, as parts of a JSON object. */
const unitNames = sql`'nameEn', i.name_en, 'nameKm', i.name_km, 'options', ${ownOptions}`;

/** SQL for whether a parcel `p` has left or is packed. The others only hold a receipt until their order is sent. */
const isParcel = sql`(p.has_units or p.sent_at is not null)`;

const parcelsStatement = compiledOnce(
  'parcels-of-order',
  ({ orderId }: { orderId: number }) => sql<Parcel>`
    select p.number, p.carrier, p.tracking, p.sent_at as "sentAt", p.delivered_at as "deliveredAt",
      p.delivered_by like 'customer%' as "isConfirmed", p.receipt is not null as "hasReceipt",
      case when p.has_units then (
        select json_agg(json_build_object('itemId', g.item_id, 'cell', g.cell, 'quantity', g.quantity, ${unitNames}) order by g.item_id, g.cell)
        from parcel_unit g join order_item i on i.id = g.item_id join order_unit u on u.item_id = g.item_id and u.cell = g.cell
        where g.parcel_id = p.id) end as units
    from parcel p where p.order_id = ${orderId}::int and ${isParcel} order by p.number`,
);

/** Returns the parcels of an order that are packed or have left, by number. */
export async function parcelsOf(db: Database, orderId: number): Promise<Parcel[]> {
  const { rows } = await db.executeQuery(parcelsStatement(db, { orderId }));
  return rows;
}

/** Returns whether a parcel of an order that isn't completed has left and hasn't arrived. */
export const isInTransit = (
  { statusId }: { statusId: number },
  { sentAt, deliveredAt }: Pick<Parcel, 'sentAt' | 'deliveredAt'>,
): boolean => statusId === inProgress && sentAt !== null && deliveredAt === null;

/** Returns tracking numbers and carriers of the parcels of orders that have left, by order: `2: VET-10042 VET Express`. */
export async function parcelTexts(db: Database, orderIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; text: string }>`
    select order_id as id, string_agg(number || ': ' || concat_ws(' ', nullif(tracking, ''), nullif(carrier, '')), '; ' order by number) as text
    from parcel where order_id = any(${[...orderIds]}::int[]) and sent_at is not null group by 1`.execute(db);
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** Units of an order that ship, without refunded ones: all, those in no parcel, and those that have left and didn’t come back. */
export interface UnitsToSend extends ParcelUnits {
  unpacked: number;
  left: number;
  /** Pieces that came back, and are no longer of the order. */
  returned: number;
}

/** Returns the units of an order that ship. Each color and size of an item is one of its own. */
export async function unitsToSend(db: Database, orderId: number): Promise<UnitsToSend[]> {
  const query = sql<UnitsToSend>`
    select x.*, case when x.whole then 0 else greatest(0, x.quantity - x.packed) end as unpacked,
      case when x.whole then x.quantity else x.gone end as left
    from (
      select u.item_id as "itemId", u.cell, i.name_en as "nameEn", i.name_km as "nameKm", ${ownOptions} as options,
        ${unitsToPrepare} as quantity,
        packed_units(u.item_id, u.cell) as packed, ${unitsGone(sql`u`)} as gone, (
          select coalesce(sum(l.left_quantity), 0)::int from refund_line l join refund r on r.id = l.refund_id
          where l.order_item_id = u.item_id and l.cell = u.cell and r.state <> 'failed') as returned,
        exists (select from parcel p where p.order_id = u.order_id and p.sent_at is not null and not p.has_units) as whole
      from order_unit u join order_item i on i.id = u.item_id
      where u.order_id = ${orderId}::int and not u.digital) x
    order by x."itemId", x.cell`;
  const { rows } = await db.executeQuery(preparedQuery('units-to-send', query.compile(db)));
  return rows;
}

/** Returns the moment a parcel left, by its day (yyyy-mm-dd) or now. Null for a day before its order, or a later one. */
export async function leftAt(db: Database, orderId: number, day: string | null): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select case when d.day = d.today then now() else (d.day + time '12:00') at time zone ${timeZone} end as at
    from customer_order o cross join lateral (
      select coalesce(${day}::date, ${shopDay(sql`now()`)}) as day, ${shopDay(sql`now()`)} as today, ${shopDay(sql`o.created_at`)} as placed) d
    where o.id = ${orderId}::int and d.day between d.placed and d.today`.execute(db);
  return rows[0]?.at ?? null;
}

interface NewParcel {
  carrier: string;
  tracking: string;
  /** Null if it is only packed. */
  sentAt: Date | null;
  /** Null: everything. */
  units: readonly OrderUnits[] | null;
}

/** Stores a parcel of a locked order. A receipt that was stored before becomes its own. Returns its number. */
export async function insertParcel(
  db: Database,
  orderId: number,
  { carrier, tracking, sentAt, units }: NewParcel,
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    with waiting as (
      update parcel p set carrier = ${carrier}, tracking = ${tracking}, sent_at = ${sentAt}, has_units = ${units !== null}
      where p.order_id = ${orderId}::int and not ${isParcel} returning number),
    added as (
      insert into parcel (order_id, number, carrier, tracking, sent_at, has_units)
      select ${orderId}::int, 1 + coalesce(max(number), 0), ${carrier}, ${tracking}, ${sentAt}::timestamptz, ${units !== null}::boolean
      from parcel where order_id = ${orderId}::int having not exists (select from waiting) returning number)
    select number from waiting union all select number from added`.execute(db);
  const [parcel] = rows;
  if (!parcel) throw new Error('no parcel stored');
  if (units) await storeUnits(db, orderId, parcel.number, units);
  return parcel.number;
}

/**
 * Stores what a parcel of a locked order contains. Items with more to pack must be ticked again.
 * @throws when the parcel would contain more than is left to pack (database/functions/parcels/check-parcel-unit.sql)
 */
export async function storeUnits(
  db: Database,
  orderId: number,
  number: number,
  units: readonly OrderUnits[],
): Promise<void> {
  const chosen = sql`unnest(${units.map(({ itemId }) => itemId)}::int[], ${units.map(({ cell }) => cell)}::smallint[],
    ${units.map(({ quantity }) => quantity)}::int[]) as c (item_id, cell, quantity)`;
  const ofParcel = sql`p.order_id = ${orderId}::int and p.number = ${number}`;
  await sql`update parcel p set has_units = true where ${ofParcel} and not has_units`.execute(db);
  await sql`
    delete from parcel_unit g using parcel p where p.id = g.parcel_id and ${ofParcel}
      and not exists (select from ${chosen} where c.item_id = g.item_id and c.cell = g.cell)`.execute(db);
  await sql`
    insert into parcel_unit (parcel_id, item_id, cell, quantity)
    select p.id, c.item_id, c.cell, c.quantity from parcel p, ${chosen} where ${ofParcel}
    on conflict (parcel_id, item_id, cell) do update set quantity = excluded.quantity`.execute(db);
  await sql`
    update order_unit u set packed_at = null from ${chosen} join order_item i on i.id = c.item_id
    where u.item_id = c.item_id and u.cell = c.cell and ${unitsToPrepare} > packed_units(u.item_id, u.cell)`.execute(
    db,
  );
}

/** Stores how a parcel travels and, unless it is undefined, when it left. */
export async function storeTravel(
  db: Database,
  orderId: number,
  number: number,
  { carrier, tracking, sentAt }: { carrier: string; tracking: string; sentAt: Date | undefined },
): Promise<void> {
  await sql`
    update parcel set carrier = ${carrier}, tracking = ${tracking}, sent_at = coalesce(${sentAt ?? null}::timestamptz, sent_at)
    where order_id = ${orderId}::int and number = ${number}`.execute(db);
}

/** Stores that a parcel arrived, or that it didn't. */
export async function storeDelivered(
  db: Database,
  orderId: number,
  number: number,
  by: Actor | null,
): Promise<void> {
  await sql`
    update parcel set delivered_at = case when ${by !== null}::boolean then now() end, delivered_by = ${by ?? ''}
    where order_id = ${orderId}::int and number = ${number}`.execute(db);
}

/** Removes a parcel. Returns the file of its receipt, which must then be deleted, or null. */
export async function removeParcel(db: Database, orderId: number, number: number): Promise<string | null> {
  const { rows } = await sql<{ receipt: string | null }>`
    delete from parcel where order_id = ${orderId}::int and number = ${number} returning receipt`.execute(db);
  return rows[0]?.receipt ?? null;
}

/** Returns whether something of an order will still have to be paid. */
export async function hasOpenBalance(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from order_rest where order_id = ${orderId} and state = 'open'`.execute(
    db,
  );
  return rows.length > 0;
}

/** Which parcel of an order, named by its number or id: the one with this number, or the last one with a receipt. */
export interface ReceiptSelector {
  number?: string;
  orderId?: number;
  parcel?: number | null;
}

/** Returns the number of the parcel in an address, or null for the last receipt. */
export const readParcelNumber = (text: unknown): number | null =>
  typeof text === 'string' && /^\d{1,4}$/u.test(text) ? Number(text) : null;

/** Returns the file of a receipt, or null if there is none. */
export async function receiptOf(
  db: Database,
  { number = '', orderId = 0, parcel = null }: ReceiptSelector,
): Promise<string | null> {
  const { rows } = await sql<{ file: string }>`
    select p.receipt as file from parcel p join customer_order o on o.id = p.order_id
    where (o.number = ${number} or o.id = ${orderId}) and p.receipt is not null and p.number = coalesce(${parcel}::int, p.number)
    order by p.number desc limit 1`.execute(db);
  return rows[0]?.file ?? null;
}

/** Returns whether the order can have a receipt: it is in preparation or shipped. */
export async function mayHaveReceipt(db: Database, number: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from customer_order where number = ${number} and status_id = ${inProgress}::int`.execute(db);
  return rows.length > 0;
}

interface NewReceipt {
  number: string;
  /** The number of its parcel; null: the next one, or the last if everything has left. */
  parcel: number | null;
  receipt: string;
  by: Actor;
}

/**
 * Stores a receipt and replaces the previous one, whose file must then be deleted. Returns null if the order
 * is completed or doesn't exist, or has no such parcel.
 */
export const storeReceipt = (db: Database, { number, parcel, receipt, by }: NewReceipt) =>
  inTransaction<{ before: string | null } | null>(db, async (trx) => {
    const { rows } = await sql<{ id: number; isSent: boolean }>`
      select o.id, o.sent_at is not null as "isSent" from customer_order o
      where o.number = ${number} and o.status_id = ${inProgress}::int for no key update`.execute(trx);
    const [order] = rows;
    if (!order) return { keep: false, outcome: null };
    const which =
      parcel !== null
        ? sql`p.number = ${parcel}`
        : order.isSent
          ? sql`p.number = (select max(number) from parcel where order_id = p.order_id)`
          : sql`not ${isParcel}`;
    const { rows: stored } = await sql<{ before: string | null }>`
      update parcel p set receipt = ${receipt}, receipt_at = now() from parcel b
      where p.order_id = ${order.id} and b.id = p.id and ${which} returning b.receipt as before`.execute(trx);
    if (stored.length === 0 && parcel !== null) return { keep: false, outcome: null };
    if (stored.length === 0)
      await sql`
        insert into parcel (order_id, number, receipt, receipt_at)
        select ${order.id}, 1 + coalesce(max(number), 0), ${receipt}, now() from parcel where order_id = ${order.id}`.execute(
        trx,
      );
    await writeAudit(trx, by, 'parcel receipt kept', { order: order.id });
    return { keep: true, outcome: { before: stored[0]?.before ?? null } };
  });
