import { sql } from 'kysely';
import { orderStatuses, type StockPer } from '#contract/constants.ts';
import { type LanguageCode, languageOf } from '#contract/languages.ts';
import { compiledOnce, preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { isOfCell } from '#rules/cells.ts';
import type { Cell } from '#rules/line-price.ts';
import type { Place, ProvinceDays } from '#rules/shipping-days.ts';
import {
  type DeliveryOffer,
  freeDeliveriesJson,
  type FreeDelivery,
  freeDeliveryBy,
} from '#shop/delivery/delivery.ts';
import { type BackOrder, backOrderJson, backOrderRoom } from '#shop/pricing/pricing.ts';
import type { OrderRiel } from '#shop/riel/riel.ts';
import { type CouponFacts, couponTerms } from '../coupon-queries.ts';
import type { DeliveryMethod } from '../delivery.ts';
import { lineColumnsOf, type NewCell, type NewItem } from '../line-queries.ts';
import { orderColumns, type OrderSummary } from '../queries.ts';
import { extraDaysOf } from '../option-queries.ts';
import { isPrint } from './choice-queries.ts';
import { placeOf, provinceDaysJson } from '../place-queries.ts';
import { shopDay } from '../promise-queries.ts';
import { isAwaited } from '../waiting-queries.ts';
import type { NewAddress } from './order-edit.ts';

/** Pieces of a line with the same color and size, their only options, with the current stock of their variant if it is counted. */
export interface StoredCell extends NewCell, Cell {
  stock: number | null;
  packed_at: string | null;
}

/** A line as ordered, with the current data of its product. Amounts are in cents. */
export interface StoredLine extends NewItem {
  itemId: number;
  cells: StoredCell[];
  /** How much can be ordered of the product; null if it isn't tracked, or counts per variant. */
  stock: number | null;
  backOrder: BackOrder | null;
  stockPer: StockPer | null;
  orderMaximum: number | null;
  allowsDiscounts: boolean;
  /** The product's categories, including all parents. */
  categoryIds: number[];
  isShippingFree: boolean;
  shippingDays: string;
  /** Open days that the options need. */
  extraDays: number;
  /** Open days from the order to the day for which it was ordered beyond the stock; 0 if it was there. */
  waitDays: number;
  basePriceCents: number;
  /** Whether something is printed or engraved on it for this customer. */
  isDecorated: boolean;
  /** The attributes with an option that is printed, or for which something is sent. */
  printedAttributes: number[];
  /** Whether pieces of it that were ordered beyond the stock haven't arrived. */
  isAwaited: boolean;
}

export type StoredOrder = OrderSummary & {
  version: number;
  customerId: number;
  email: string;
  language: LanguageCode;
  /** The days until it arrives, as promised to its customer, such as `2-4`; '' if unknown. */
  promisedDays: string;
  /** Open days since it was placed. */
  daysSince: number;
  couponId: number | null;
  /** What is paid in cash at the door after the deposit; null if that isn't agreed. */
  cashBalanceCents: number | null;
  riel: OrderRiel | null;
  delivery: DeliveryMethod | null;
  /** The province of delivery, if its name is in the list; otherwise null. */
  stateId: number | null;
  lines: StoredLine[];
};

/** SQL for the stock of a unit `u` of product `p`, if it counts per variant. */
const stockOfUnit = sql`coalesce((
  select v.stock from product_variant v where v.product_id = p.id
    and v.color_id = case when p.stock_per = 'size' then 0 else u.color_id end
    and v.size_id = case when p.stock_per = 'color' then 0 else u.size_id end), 0)`;

const orderStatement = compiledOnce(
  'order-to-change',
  ({ orderId }: { orderId: number }) => sql<Omit<StoredOrder, 'language' | 'lines'> & { languageId: number }>`
    select ${orderColumns}, o.version, o.customer_id as "customerId", o.email, o.language_id as "languageId", o.promised_days as "promisedDays",
      open_days_until(${shopDay(sql`o.created_at`)}, shop_today()) as "daysSince", o.coupon_id as "couponId", (
        select b.amount_cents from order_rest b where b.order_id = o.id and b.state = 'open' and b.due = 'delivery') as "cashBalanceCents", (
        select t.state_province_id from state_province_text t where t.name = o.state_name
        order by t.state_province_id limit 1) as "stateId"
    from customer_order o where o.id = ${orderId}::int`,
);

const linesStatement = compiledOnce(
  'lines-to-change',
  ({ orderId }: { orderId: number }) => sql<StoredLine>`
    select i.id as "itemId", ${lineColumnsOf('i', ['terms'])}, p.stock_per as "stockPer",
      jsonb_set(jsonb_set(i.terms, '{options}', current_options(i.terms -> 'options')), '{beforeAgreed,options}',
        coalesce(current_options(i.terms #> '{beforeAgreed,options}'), '[]'), false) as terms, (
        select json_agg(json_build_object('cell', u.cell, 'colorId', u.color_id, 'sizeId', u.size_id, 'options', current_options(u.options), 'quantity', u.quantity,
          'unit_cents', u.unit_cents, 'packed_at', u.packed_at, 'stock', case when p.stock_per is not null then orderable_stock(${stockOfUnit}, ${backOrderRoom}) end) order by u.cell)
        from order_unit u where u.item_id = i.id) as cells,
      case when p.stock_per is null then orderable_stock(p.stock, ${backOrderRoom}) end as stock, ${backOrderJson} as "backOrder", p.order_maximum as "orderMaximum",
      p.allow_discounts as "allowsDiscounts", array(select f - 1000000 from unnest(p.facets) f where f < 2000000) as "categoryIds",
      p.shipping_free as "isShippingFree", p.shipping_days as "shippingDays", coalesce((
        select max(${extraDaysOf(sql`c."attributeId"`, sql`c."optionId"`)})
        from jsonb_to_recordset(i.options) as c ("attributeId" int, "optionId" int)), 0) as "extraDays",
      coalesce(open_days_until((
        select ${shopDay(sql`o.created_at`)} from customer_order o where o.id = i.order_id), i.expected_on), 0) as "waitDays", ${isAwaited(sql`true`)} as "isAwaited", p.price_cents as "basePriceCents", needs_proof(i) as "isDecorated",
      array(select a.attribute_id from jsonb_to_recordset(i.options) as c ("attributeId" int, "optionId" int)
        join attribute_option a on a.attribute_id = c."attributeId" and a.id = c."optionId" and ${isPrint}) as "printedAttributes"
    from order_item i join product p on p.id = i.product_id where i.order_id = ${orderId}::int order by i.id`,
);

/** Returns the order to edit, or null if it doesn't exist. */
export async function orderToChange(db: Database, orderId: number): Promise<StoredOrder | null> {
  const { rows } = await db.executeQuery(orderStatement(db, { orderId }));
  const [order] = rows;
  if (!order) return null;
  const { rows: lines } = await db.executeQuery(linesStatement(db, { orderId }));
  const ofCell = ({ options, ...cell }: StoredCell) => ({ ...cell, options: options.filter(isOfCell) });
  return {
    ...order,
    language: languageOf(order.languageId),
    lines: lines.map((line) => ({ ...line, cells: line.cells.map(ofCell) })),
  };
}

const unchangedStatement = compiledOnce(
  'may-be-changed',
  ({ orderId }: { orderId: number }) => sql`
    select 1 from customer_order where id = ${orderId} and status_id = ${orderStatuses.active}::int and not exists (
      select from order_item i where i.order_id = ${orderId}
        and (exists (select from order_unit u where u.item_id = i.id and u.restocked > 0)
          or exists (select from refund_line l where l.order_item_id = i.id)))`,
);

/**
 * Returns whether an order can be edited: its preparation hasn't begun, it isn't awaiting payment, it isn't
 * void or completed, and no line was refunded, because the refund would no longer match an edited line.
 */
export async function mayBeChanged(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await db.executeQuery(unchangedStatement(db, { orderId }));
  return rows.length > 0;
}

/**
 * Returns the current state of the coupon with which an order was placed, in a province and without this order's use. Null
 * if it had none.
 */
export async function couponOfOrder(
  db: Database,
  orderId: number,
  stateId: number | null,
): Promise<CouponFacts | null> {
  const query = sql<CouponFacts>`
    select ${couponTerms(sql`${stateId}::int`)}, greatest(0, d.used - 1) as used,
      (select count(*) from coupon_use u where u.discount_id = d.id and u.customer_id = o.customer_id
        and u.order_id <> o.id) as "usedByCustomer", false as "isReturning"
    from customer_order o join discount d on d.id = o.coupon_id where o.id = ${orderId}`;
  const { rows } = await db.executeQuery(preparedQuery('coupon-of-order', query.compile(db)));
  return rows[0] ?? null;
}

/** Returns the free delivery of the day an order was placed, and the one that it has, in a province. */
export async function freeDeliveriesOf(
  db: Database,
  orderId: number,
  stateId: number | null,
): Promise<FreeDelivery[]> {
  const query = sql<{ free: FreeDelivery[] }>`
    select ${freeDeliveriesJson(sql`${stateId}::int`, sql`o.created_at`, freeDeliveryBy)} as free
    from customer_order o where o.id = ${orderId}`;
  const { rows } = await db.executeQuery(preparedQuery('free-deliveries-of-order', query.compile(db)));
  return rows[0]?.free ?? [];
}

/** The ids of an order's place; null for a name that isn't in the list. */
export interface PlaceIds {
  countryId: number | null;
  stateId: number | null;
  cityId: number | null;
}

export async function placeIdsOf(db: Database, orderId: number): Promise<PlaceIds> {
  const { rows } = await sql<PlaceIds>`
    select (select t.country_id from country_text t where t.name = o.country_name order by t.country_id limit 1) as "countryId",
      s.id as "stateId", (select c.id from city c join city_text t on t.city_id = c.id
        where c.state_province_id = s.id and t.name = o.city_name order by c.id limit 1) as "cityId"
    from customer_order o left join lateral (
      select t.state_province_id as id from state_province_text t where t.name = o.state_name
      order by t.state_province_id limit 1) s on true
    where o.id = ${orderId}`.execute(db);
  return rows[0] ?? { countryId: null, stateId: null, cityId: null };
}

/** Names of a place as orders store them, in the order's language. */
export interface PlaceNames {
  city: string;
  state: string;
  country: string;
}

/** Returns the names of a place, or null if the province, or the city in it, doesn't exist. */
export async function placeNamesOf(
  db: Database,
  { stateId, cityId }: Pick<NewAddress, 'stateId' | 'cityId'>,
  languageId: number,
): Promise<PlaceNames | null> {
  const named = (kind: 'city' | 'state_province' | 'country', id: string) =>
    sql`coalesce((select t.name from ${sql.table(`${kind}_text`)} t where t.${sql.ref(`${kind}_id`)} = ${sql.ref(id)}
      order by t.language_id = ${languageId} desc, t.language_id limit 1), '')`;
  const { rows } = await sql<PlaceNames>`
    select ${named('city', 'c.id')} as city, ${named('state_province', 's.id')} as state,
      ${named('country', 's.country_id')} as country
    from state_province s join city c on c.state_province_id = s.id where s.id = ${stateId}::int and c.id = ${cityId}::int`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Returns the location of a province, and the extra days outside the capital. */
export async function arrivalFactsIn(
  db: Database,
  stateId: number | null,
): Promise<{ place: Place | null; provinceDays: ProvinceDays | null }> {
  const query = sql<{ place: Place | null; provinceDays: ProvinceDays | null }>`
    select ${placeOf(sql`${stateId}::int`)} as place, ${provinceDaysJson} as "provinceDays"`;
  const { rows } = await db.executeQuery(preparedQuery('arrival-facts', query.compile(db)));
  return rows[0] ?? { place: null, provinceDays: null };
}

/** Returns the active delivery methods for a province, or null if the shop has none. */
export async function offersIn(db: Database, stateId: number | null): Promise<DeliveryOffer[] | null> {
  const query = sql<DeliveryOffer>`
    select d.id as "methodId", json_build_object('en', d.name_en, 'km', d.name_km) as name, d.company, d.kind,
      d.price_cents as "priceCents", d.days_from as "daysFrom", d.days_to as "daysTo",
      d.province_ids is null or coalesce(${stateId}::int = any (d.province_ids), false) as serves
    from delivery_way d where d.active order by d.position, d.id`;
  const { rows } = await db.executeQuery(preparedQuery('delivery-offers', query.compile(db)));
  return rows.length > 0 ? rows : null;
}
