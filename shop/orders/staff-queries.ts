import { type RawBuilder, sql } from 'kysely';
import { type OrderSort, type OrderStage, paymentMethodIds } from '#contract/constants.ts';
import { type LanguageCode, languageOf } from '#contract/languages.ts';
import { compiledOnce, uncounted } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { isBalanceDue, isOverdue } from './balance-queries.ts';
import { isUnpaidAccount, isWaiting } from './held-queries.ts';
import { itemColumns, orderColumns, type OrderItem, type OrderSummary, unitsOfOrder } from './queries.ts';
import type { OrderToMove, StatusId } from './status-transitions.ts';
import { isPartlySent, isPickUp } from './sent-queries.ts';
import { awaitedUntil, hasArrived } from './waiting-queries.ts';
import { isUnfinished, stageOfOrder } from './today-queries.ts';
import { approveBy, joinPromise } from './promise-queries.ts';
import { destination, placeInBoth } from '#shop/places/places.ts';
import type { BothTexts } from '#shop/records/records.ts';
import { plainKey } from '#rules/compare-key.ts';
import { timeZone } from '#shop/localisation/localisation.ts';
import { hasPart, hasPhonePart, likeText } from '#shop/records/records.ts';
import { readInPieces } from '#shop/work-queue/work-queue.ts';

/** The filter of the office's order list. */
export interface OrderFilter {
  statusIds: readonly StatusId[];
  /** The stage; null for all. */
  stage?: OrderStage | null;
  /** The payment methods. Default: all. */
  methodIds?: readonly number[] | undefined;
  /** The first and last day (yyyy-mm-dd, in the shop's time zone). Null means no limit. */
  since: string | null;
  until?: string | null;
  /** Search text: the beginning of the number, or part of a name, phone or address; '' for all. */
  find?: string;
  /** Whether `find` searches the number or the customer. Default: both. */
  by?: 'number' | 'who';
  /** The sort order. Default: newest first. Orders without a promised day are last. */
  sort?: OrderSort;
  isAscending?: boolean;
  /** Only orders after the one with this id; null for all. */
  before?: number | null;
  /** The number of orders left out before the first one, without `before`. */
  skip?: number;
  limit: number;
}

export type ListedOrder = Pick<
  OrderSummary,
  'orderId' | 'number' | 'placedAt' | 'totalCents' | 'onceCents' | 'paymentMethodId' | 'mobile'
> & {
  statusId: StatusId;
  /** The quantity of all its items. */
  units: number;
  firstName: string;
  lastName: string;
  cityName: string;
  city: BothTexts;
  /** The city or district, or the province if there is none. */
  place: BothTexts;
  promise: StaffPromise;
  /** The last day for which it waits for stock; null if it waits for none. */
  awaitedUntil: string | null;
  /** Whether all that was ordered beyond the stock has arrived, and its work hasn't begun. */
  hasArrived: boolean;
  sentAt: Date | null;
  isPartlySent: boolean;
  isPickUp: boolean;
  /**
   * Deadline for confirming a new customer's order, after which it expires. Null if no confirmation is needed
   * or it was confirmed.
   */
  confirmBy: Date | null;
  /** The status of the payment; null if it is paid on delivery. */
  paymentState: string | null;
};

interface OrderTotals {
  count: number;
  items: number;
  totalCents: number;
}

/** Returns the newest matching orders. A search by number alone sorts ascending, so that an exact match is first. */
export const findOrders = async (db: Database, filter: OrderFilter): Promise<ListedOrder[]> =>
  listedOrders(db, await findOrderIds(db, filter));

/** Returns only the ids, which for thousands of orders takes less time and memory. */
export async function findOrderIds(db: Database, filter: OrderFilter): Promise<number[]> {
  const { before = null, by, skip = 0, limit } = filter;
  if (filter.sort === 'promised' && by !== 'number') return idsByPromise(db, filter);
  const { key, direction, isBehind } = sortOf(filter);
  const { rows } = await sql<{ id: number }>`
    select o.id from customer_order o
    where ${filterOf(filter)} and ${before === null ? sql`true` : sql`(${key}, o.id) ${isBehind} (select ${key}, o.id from customer_order o where o.id = ${before}::int)`}
    order by ${by === 'number' ? sql`o.number using ~<~` : sql`${key} ${direction}, o.id ${direction}`} limit ${limit}
    offset ${before === null ? skip : 0}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Returns the ids by the days that are shown. Those of orders that wait for their customer move from day to day, so that no
 * index has them.
 */
async function idsByPromise(db: Database, filter: OrderFilter): Promise<number[]> {
  const { before = null, skip = 0, limit } = filter;
  const { direction, isBehind } = sortOf(filter);
  // As the indexes have them (database/baseline/4-orders.sql).
  const keyOf = (day: RawBuilder<unknown>) =>
    filter.isAscending ? sql`coalesce(${day}, 'infinity'::date)` : sql`coalesce(${day}, '-infinity'::date)`;
  const behind = (day: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
    before === null
      ? sql`true`
      : sql`(${keyOf(day)}, ${id}) ${isBehind} (
          select ${keyOf(sql`case when m.id is null then o.promised_on else m.day end`)}, o.id
          from customer_order o left join moved m on m.id = o.id where o.id = ${before}::int)`;
  const { rows } = await sql<{ id: number }>`
    with moved as materialized (
      select o.id, d.promised_on as day from customer_order o ${joinPromise}
      where ${isUnfinished} and o.sent_at is null and order_waits(o.id) && '{proof,deposit}' and ${filterOf(filter)})
    select id from (
      (select o.id, ${keyOf(sql`o.promised_on`)} as day from customer_order o
        where ${filterOf(filter)} and o.id <> all(array(select id from moved)) and ${behind(sql`o.promised_on`, sql`o.id`)}
        order by ${keyOf(sql`o.promised_on`)} ${direction}, o.id ${direction} limit ${skip + limit}::int)
      union all
      select m.id, ${keyOf(sql`m.day`)} from moved m where ${behind(sql`m.day`, sql`m.id`)}) found
    order by day ${direction}, id ${direction} limit ${limit} offset ${before === null ? skip : 0}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * SQL for the columns of an order in the office: its place in both languages, its units, when it was shipped, the
 * promised day and the confirmation deadline.
 */
const staffColumns = sql`${placeInBoth('city', sql`o.city_name`)} as city, ${destination} as place, ${unitsOfOrder} as units, o.sent_at as "sentAt", ${isPartlySent} as "isPartlySent", ${isPickUp} as "isPickUp", (
    select json_build_object('day', d.promised_on, 'approveBy', ${approveBy}) from promise_of(o.id) d) as promise,
  ${awaitedUntil} as "awaitedUntil", ${hasArrived} as "hasArrived", (select h.ends_at from order_hold h where h.order_id = o.id and ${isWaiting}) as "confirmBy"`;

const listedStatement = compiledOnce(
  'listed-orders',
  ({ ids }: { ids: number[] }) => sql<ListedOrder>`
    select ${orderColumns}, ${staffColumns}, p.state as "paymentState"
    from customer_order o left join payment p on p.order_id = o.id
    where o.id = any(${uncounted(ids)}) order by array_position(${ids}::int[], o.id)`,
);

/** Returns the orders with these ids, in their order. Planning the statement takes as long as running it for a hundred orders. */
export const listedOrders = (db: Database, ids: readonly number[]): Promise<ListedOrder[]> =>
  readInPieces(ids, async (piece) => (await db.executeQuery(listedStatement(db, { ids: [...piece] }))).rows);

/** Returns the totals of all matching orders, or of `most` of them if there are more. */
export async function sumOrders(
  db: Database,
  filter: OrderFilter,
  max: number | null = null,
): Promise<OrderTotals> {
  const { rows } = await sql<OrderTotals>`
    with found as materialized (
      select o.id, o.total_cents from customer_order o where ${filterOf(filter)} limit ${max}::int)
    select count(*)::int as count, coalesce(sum(total_cents), 0)::int8 as "totalCents",
      coalesce(sum((select sum(i.quantity) from order_item i where i.order_id = found.id)), 0)::int as items
    from found`.execute(db);
  return rows[0] as OrderTotals;
}

/** The last of the delivery days promised to the customer, and the day by which they have to approve for it, yyyy-mm-dd or null. */
interface StaffPromise {
  day: string | null;
  approveBy: string | null;
}

/** Returns the sort order. Ids follow the time of placing. */
function sortOf({ sort = 'placed', isAscending = false }: OrderFilter) {
  return {
    key: sort === 'total' ? sql`o.total_cents` : sql`o.id`,
    direction: isAscending ? sql`asc` : sql`desc`,
    isBehind: isAscending ? sql`>` : sql`<`,
  };
}

/** Returns SQL for whether an order is at a stage. A balance can be due, or overdue, at any of the other stages. */
function ofStage(stage: OrderStage) {
  if (stage === 'overdue') return isOverdue;
  return stage === 'balanceDue' ? isBalanceDue : sql`(${isUnfinished} and ${stageOfOrder} = ${stage})`;
}

function filterOf(filter: OrderFilter) {
  const { statusIds, stage = null, methodIds, since, until = null, find = '', by } = filter;
  const methods = methodIds ? [...methodIds] : null;
  return sql`o.status_id = any(${[...statusIds]}::int[])
    and ${stage === null ? sql`true` : ofStage(stage)}
    and (${methods}::int[] is null or o.payment_method_id = any(${methods}::int[]))
    and (${since}::date is null or o.created_at >= ${since}::date::timestamp at time zone ${timeZone})
    and (${until}::date is null or o.created_at < (${until}::date + 1)::timestamp at time zone ${timeZone})
    and ${find === '' ? sql`true` : matches(find, by)}`;
}

/**
 * SQL for the texts by which orders are searched, as in the indexes (database/migrations/0840-found-without-accents.sql,
 * database/baseline/4-orders.sql).
 */
const who = sql`(o.first_name || ' ' || o.last_name || ' ' || o.first_name || ' ' || o.email)`;
const numbers = [sql`o.mobile`, sql`o.second_mobile`];

function matches(find: string, by: OrderFilter['by']) {
  const isNumber = sql`o.number like ${`${likeText(plainKey(find).toUpperCase())}%`}`;
  if (by === 'number') return isNumber;
  const isPhone = hasPhonePart(numbers, find);
  const isOfDocument = sql`o.id = any(array(select d.order_id from tax_document d where d.number = ${find.trim().toUpperCase()}))`;
  return sql`(${hasPart(who, find)} ${by === 'who' ? sql`` : sql`or ${isNumber} or ${isOfDocument}`}
    ${isPhone ? sql`or ${isPhone}` : sql``})`;
}

/** One status change of an order. `from` is null when it was placed. */
export interface StatusHistoryEntry {
  at: Date;
  from: StatusId | null;
  to: StatusId;
  by: string;
}

/** An order as shown to staff: in any status, with all its data except payments (shop/payments). */
export type StaffOrder = OrderSummary &
  OrderToMove & {
    /** The quantity of all its items. */
    units: number;
    customerId: number;
    isPickUp: boolean;
    /** The email address; '' if the customer was erased. */
    email: string;
    language: LanguageCode;
    /** When it was shipped; null if it isn't marked as shipped. */
    sentAt: Date | null;
    city: BothTexts;
    place: BothTexts;
    state: BothTexts;
    country: BothTexts;
    promise: StaffPromise;
    awaitedUntil: string | null;
    hasArrived: boolean;
    confirmBy: Date | null;
    items: OrderItem[];
    history: StatusHistoryEntry[];
  };

const orderStatement = compiledOnce(
  'order-for-staff',
  ({ number }: { number: string }) => sql<
    Omit<StaffOrder, 'language' | 'items' | 'history'> & { languageId: number }
  >`
    select ${orderColumns}, o.customer_id as "customerId", o.email, o.language_id as "languageId",
      ${isUnpaidAccount} as "isUnpaidAccount", ${staffColumns}, ${placeInBoth('state_province', sql`o.state_name`)} as state,
      ${placeInBoth('country', sql`o.country_name`)} as country
    from customer_order o where o.number = ${number}`,
);
const itemsStatement = compiledOnce(
  'items-for-staff',
  ({ orderId }: { orderId: number }) => sql<OrderItem>`
    select ${itemColumns} from order_item i where i.order_id = ${orderId}::int order by i.id`,
);
const historyStatement = compiledOnce(
  'history-of-order',
  ({ orderId }: { orderId: number }) => sql<StatusHistoryEntry>`
    select changed_at as at, from_status as "from", to_status as "to", changed_by as by from order_status_change
    where order_id = ${orderId}::int order by id`,
);

/** Returns the order with this number, or null if there is none. */
export async function orderForStaff(db: Database, number: string): Promise<StaffOrder | null> {
  const { rows } = await db.executeQuery(orderStatement(db, { number }));
  const [order] = rows;
  if (!order) return null;
  const [{ rows: items }, { rows: history }] = await Promise.all([
    db.executeQuery(itemsStatement(db, order)),
    db.executeQuery(historyStatement(db, order)),
  ]);
  return {
    ...order,
    language: languageOf(order.languageId),
    isOnDelivery: order.paymentMethodId === paymentMethodIds.cashOnDelivery,
    isDownload: items.every(({ isDigital }) => isDigital),
    isUnconfirmed: order.confirmBy !== null,
    items,
    history,
  };
}
