import { sql } from 'kysely';
import { listing, orderStatuses, paymentMethodIds, type PaymentMethodId } from '#contract/constants.ts';
import type { LanguageId } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { named } from '#database/named.ts';
import { auditRows, customerActor } from '#shop/audit/audit.ts';
import type { AppliedCoupon } from './cart.ts';
import type { PlacedOrder } from './claim-queries.ts';
import { hiddenStatuses } from './status-transitions.ts';

/** An order as it is stored: amounts in cents, names and address as they are now. */
export interface NewOrder {
  customerId: number;
  key: string;
  paymentMethodId: PaymentMethodId;
  languageId: LanguageId;
  note: string;
  coupon: AppliedCoupon | null;
  totals: { subtotalCents: number; shippingCents: number; discountCents: number; totalCents: number };
  address: {
    firstName: string;
    lastName: string;
    email: string;
    mobile: string;
    address: string;
    city: string;
    state: string;
    country: string;
    postalCode: string;
  };
  items: readonly NewItem[];
  /** Of the mail that tells the customer; number and date are added here. */
  mail: object;
}

export interface NewItem {
  product_id: number;
  name_en: string;
  name_km: string | null;
  picture: string;
  unit_cents: number;
  list_cents: number;
  quantity: number;
  total_cents: number;
  shipping_cents: number;
  discount_id: number | null;
  digital: boolean;
  options: readonly { attributeId: number; optionId: number; en: [string, string]; km: [string, string] }[];
}

/**
 * Stores an order with everything that belongs to it, in one statement, and under its key. One that is not paid on delivery
 * awaits its payment, and its mail with it.
 */
export async function insertOrder(db: Database, order: NewOrder): Promise<PlacedOrder> {
  const { totals, address, coupon, customerId } = order;
  const actor = customerActor(customerId);
  const isPaidLater = order.paymentMethodId !== paymentMethodIds.cashOnDelivery;
  const status = isPaidLater ? hiddenStatuses.awaitingPayment : orderStatuses.active;
  const query = sql<PlacedOrder>`
    with o as (
      insert into customer_order (number, customer_id, status_id, payment_method_id, subtotal_cents, shipping_cents,
        discount_cents, total_cents, coupon_id, coupon_code, note, first_name, last_name, email, mobile, address, city_name,
        state_name, country_name, postal_code, language_id)
      values ('AG' || nextval('order_number_seq'), ${customerId}, ${status}, ${order.paymentMethodId},
        ${totals.subtotalCents}, ${totals.shippingCents}, ${totals.discountCents}, ${totals.totalCents},
        ${coupon?.couponId ?? null}, ${coupon?.couponCode ?? null}, ${order.note}, ${address.firstName}, ${address.lastName},
        ${address.email}, ${address.mobile}, ${address.address}, ${address.city}, ${address.state}, ${address.country},
        ${address.postalCode}, ${order.languageId})
      returning id, number, total_cents, email, language_id, created_at),
    items as (
      insert into order_item (order_id, product_id, name_en, name_km, picture, unit_cents, list_cents, quantity, total_cents,
        shipping_cents, discount_id, digital, options, status_id)
      select o.id, i.product_id, i.name_en, i.name_km, i.picture, i.unit_cents, i.list_cents, i.quantity, i.total_cents,
        i.shipping_cents, i.discount_id, i.digital, i.options, ${status}
      from o, jsonb_to_recordset(${JSON.stringify(order.items)}::jsonb) as i (product_id int, name_en text, name_km text,
        picture text, unit_cents int, list_cents int, quantity int, total_cents int, shipping_cents int, discount_id int,
        digital boolean, options jsonb)),
    change as (
      insert into order_status_change (order_id, to_status, changed_by) select id, ${status}, ${actor} from o),
    coupon as (
      insert into coupon_use (discount_id, customer_id, order_id)
      select ${coupon?.couponId ?? null}::int, ${customerId}::int, id from o where ${coupon !== null}::boolean),
    mail as (
      insert into outbox_mail (kind, recipient, language_id, next_try_at, held_for_order, content)
      select 'orderReceived', email, language_id, case when ${isPaidLater}::boolean then 'infinity' else now() end,
        case when ${isPaidLater}::boolean then id end,
        ${JSON.stringify(order.mail)}::jsonb || jsonb_build_object('orderId', id, 'number', number, 'placedAt', created_at)
      from o),
    noted as (${auditRows(actor, 'order placed', { order: sql<number>`id` }, sql`from o`)}),
    kept as (update order_key k set order_id = o.id from o where k.customer_id = ${customerId} and k.key = ${order.key})
    select id as "orderId", number, total_cents as "totalCents" from o`;
  const { rows } = await db.executeQuery(named('insert-order', query.compile(db)));
  const [placed] = rows;
  if (!placed) throw new Error('the order was not stored');
  return placed;
}

/** Counts a use of a coupon; false when another order took the last one or it has just ended. */
export async function useCoupon(db: Database, couponId: number): Promise<boolean> {
  const query = sql`
    update discount set used = used + 1
    where id = ${couponId} and active and ends_at > now() and (max_uses is null or used < max_uses) returning id`;
  const { rows } = await db.executeQuery(named('use-coupon', query.compile(db)));
  return rows.length > 0;
}

export interface StockTaken {
  /** A product that had too few, and how many; then nothing counts. */
  short: { productId: number; left: number } | null;
  /** Products of which few or none are left now. */
  news: readonly number[];
}

/**
 * Takes what an order needs from the stock, where it is counted, in the order of the products' ids so that two orders never
 * wait for each other in a circle. Last thing before the commit: from here on other buyers of these products wait.
 * @returns what there is too little of, with what is left; the transaction must then be undone
 */
export async function takeStock(
  db: Database,
  items: readonly { productId: number; quantity: number }[],
): Promise<StockTaken> {
  const query = sql<{ productId: number; left: number; isShort: boolean }>`
    with wanted as (
      -- Selected so that the planner cannot count them: it would plan anew for each order.
      select * from unnest((select ${items.map((item) => item.productId)}::int[]), (select ${items.map((item) => item.quantity)}::int[]))
        as w (product_id, quantity)),
    locked as (
      select id, stock from product where id in (select product_id from wanted) and stock is not null
      order by id for no key update),
    taken as (
      update product p set stock = p.stock - w.quantity from wanted w join locked l on l.id = w.product_id
      where p.id = w.product_id and p.stock >= w.quantity returning p.id, p.stock)
    select l.id as "productId", l.stock as left, true as "isShort" from locked l where l.id not in (select id from taken)
    union all select id, stock, false from taken where stock <= ${listing.fewLeft}`;
  const { rows } = await db.executeQuery(named('take-stock', query.compile(db)));
  return { short: rows.find(({ isShort }) => isShort) ?? null, news: rows.map(({ productId }) => productId) };
}
