import { type RawBuilder, sql } from 'kysely';
import {
  onAccountMethodId,
  orderStatuses,
  paymentMethodIds,
  type PaymentMethodId,
  defaultOrderPrefix,
} from '#contract/constants.ts';
import type { LanguageId } from '#contract/languages.ts';
import type { BalanceTime } from '#contract/payment-status.ts';
import type { Database } from '#database/schema.ts';
import { compiledOnce } from '#database/named.ts';
import type { CartTotals } from '#rules/cart-totals.ts';
import type { VatTerms } from '#rules/vat.ts';
import { type Actor, auditRows } from '#shop/audit/audit.ts';
import type { PostalAddress } from '#shop/mail/mail.ts';
import type { OrderRiel } from '#shop/riel/riel.ts';
import type { AppliedCoupon } from './cart-coupon.ts';
import type { PlacedOrder } from './claim-queries.ts';
import type { DeliveryMethod } from './delivery.ts';
import type { Gift } from './gift.ts';
import { lineColumns, lineColumnsOf, lineRecord, type NewItem } from './line-queries.ts';
import type { Company } from './tax/company.ts';
import { vatAddedCents } from './tax/order-vat.ts';
import { hiddenStatuses } from './status-transitions.ts';

const { awaitingPayment, voided } = hiddenStatuses;

/** An order as stored: amounts in cents, with the current names and address. */
export interface NewOrder {
  customerId: number;
  /** Who placed it. */
  actor: Actor;
  key: string;
  paymentMethodId: PaymentMethodId;
  languageId: LanguageId;
  note: string;
  gift: Gift | null;
  company: Company | null;
  coupon: AppliedCoupon | null;
  totals: OrderTotals;
  /** Null while VAT is off. */
  vat: VatTerms | null;
  /** What its own payment asks; null: the whole total. The balance is due when `balanceDue` says. */
  depositCents: number | null;
  balanceDue: BalanceTime;
  /** The day by which an order on account is to be paid, yyyy-mm-dd; otherwise null. */
  dueOn: string | null;
  riel: OrderRiel | null;
  delivery: DeliveryMethod | null;
  /** The number of days until the order arrives, such as `2-4`; '' if unknown. */
  promisedDays: string;
  /** Whether its customer has to approve a proof first. */
  needsApproval: boolean;
  address: PostalAddress;
  items: readonly NewItem[];
  /** The content of the email to the customer. Number and date are added here. */
  mail: object;
  /** Whether no stock is taken until the order is paid. It is void until then. */
  isUnreserved: boolean;
}

/** The amounts of an order. `onceCents` is the part of the subtotal that lines cost once; omitted if there is none. */
export type OrderTotals = CartTotals & { discountCents: number };

/** The stored values of an order, as parameters of the statement. */
type OrderValues = Omit<
  NewOrder,
  'totals' | 'address' | 'company' | 'coupon' | 'gift' | 'riel' | 'delivery' | 'items' | 'mail' | 'vat'
> &
  NewOrder['totals'] &
  NewOrder['address'] & {
    status: number;
    isPaidLater: boolean;
    couponId: number | null;
    couponCode: string | null;
    giftMessage: string;
    giftWrap: boolean;
    giftWithoutPrices: boolean;
    companyName: string | null;
    companyTaxNumber: string | null;
    companyAddress: string | null;
    vatRate: number | null;
    vatAddedCents: number | null;
    rielRate: number | null;
    rielSince: OrderRiel['since'] | null;
    rielTotal: number | null;
    /** JSON. */
    delivery: string | null;
    items: string;
    mail: string;
  };

/** SQL for the prefix of new order numbers, which is a setting (shop/content/setting-kind.ts). */
const prefix = sql`coalesce((select value #>> '{}' from setting where name = 'orderPrefix'), ${defaultOrderPrefix})`;

/** SQL that inserts the units of items, with their columns and `cells` as JSON. `cost` is what one of a cell costs. */
export const unitRows = (items: RawBuilder<unknown>, cost = sql`cost_of(product_id, c.options)`) => sql`
  insert into order_unit as u (item_id, cell, order_id, product_id, digital, options, quantity, unit_cents, packed_at, cost_cents)
  select id, c.cell, order_id, product_id, digital, c.options, c.quantity, c.unit_cents, c.packed_at, ${cost}
  from ${items} cross join jsonb_to_recordset(cells)
    as c (cell int, options jsonb, quantity int, unit_cents int, packed_at timestamptz)`;

/** SQL for the day by which a new order can be approved, from which its days count; null if they count from today. */
const promisedFrom = ({ needsApproval }: OrderValues) =>
  sql`case when ${needsApproval}::boolean then open_day(shop_today(), 1) end`;

const orderStatement = compiledOnce(
  'insert-order',
  (order: OrderValues) => sql<PlacedOrder>`
    with o as (
      insert into customer_order (number, customer_id, status_id, payment_method_id, subtotal_cents, shipping_cents,
        discount_cents, total_cents, coupon_id, coupon_code, note, first_name, last_name, email, mobile, address, city_name,
        state_name, country_name, postal_code, language_id, gift_message, gift_wrap, gift_without_prices,
        riel_rate, riel_rate_at, riel_total, delivery, second_mobile, recipient, recipient_mobile, promised_days, promised_from, promised_on,
        company_name, company_tax_number, company_address, vat_rate, vat_added_cents, deposit_cents, due_on)
      values (${prefix} || nextval('order_number_seq'), ${order.customerId}, ${order.status}, ${order.paymentMethodId},
        ${order.subtotalCents}, ${order.shippingCents}, ${order.discountCents}, ${order.totalCents},
        ${order.couponId}, ${order.couponCode}, ${order.note}, ${order.firstName}, ${order.lastName},
        ${order.email}, ${order.mobile}, ${order.address}, ${order.city}, ${order.state}, ${order.country},
        ${order.postalCode}, ${order.languageId}, ${order.giftMessage}, ${order.giftWrap}, ${order.giftWithoutPrices},
        ${order.rielRate}::int, ${order.rielSince}::timestamptz, ${order.rielTotal}::bigint, ${order.delivery}::jsonb,
        ${order.secondMobile ?? ''}, ${order.recipient ?? ''}, ${order.recipientMobile ?? ''},
        ${order.promisedDays}, ${promisedFrom(order)}, promised_day(${order.promisedDays}, coalesce(${promisedFrom(order)}, shop_today())),
        ${order.companyName}, ${order.companyTaxNumber}, ${order.companyAddress}, ${order.vatRate}::int, ${order.vatAddedCents}::int, ${order.depositCents}::int, ${order.dueOn}::date)
      returning id, number, total_cents, deposit_cents, due_on, email, language_id, created_at),
    rest as (
      insert into order_rest (order_id, amount_cents, due, due_on, asked_by)
      select id, total_cents - deposit_cents, ${order.balanceDue}, due_on, ${order.actor} from o where deposit_cents is not null),
    items as (
      insert into order_item (order_id, ${lineColumns}, status_id)
      select o.id, ${lineColumnsOf('i')}, ${order.status}
      from o, jsonb_to_recordset(${order.items}::jsonb) as i (${lineRecord})
      returning id, order_id, product_id, digital, cost_cents),
    units as (${unitRows(
      sql`items i join jsonb_to_recordset(${order.items}::jsonb) as w (product_id int, cells jsonb) using (product_id)`,
      sql`case when c.cell = 0 then i.cost_cents else cost_of(product_id, c.options) end`,
    )}),
    change as (
      insert into order_status_change (order_id, to_status, changed_by) select id, ${order.status}, ${order.actor} from o),
    coupon as (
      insert into coupon_use (discount_id, customer_id, order_id)
      select ${order.couponId}::int, ${order.customerId}::int, id from o where ${order.couponId}::int is not null and not ${order.isUnreserved}::boolean),
    mail as (
      insert into outbox_mail (kind, recipient, language_id, next_try_at, held_for_order, content)
      select 'orderReceived', email, language_id, case when ${order.isPaidLater}::boolean then 'infinity' else now() end,
        case when ${order.isPaidLater}::boolean then id end,
        ${order.mail}::jsonb || jsonb_build_object('orderId', id, 'number', number, 'placedAt', created_at)
      from o),
    company as (
      update customer set company_name = ${order.companyName}, company_tax_number = ${order.companyTaxNumber},
        company_address = ${order.companyAddress}
      where id = ${order.customerId} and ${order.companyName}::text is not null),
    noted as (${auditRows(order.actor, 'order placed', { order: sql<number>`id` }, sql`from o`)}),
    kept as (update order_key k set order_id = o.id from o where k.customer_id = ${order.customerId} and k.key = ${order.key})
    select id as "orderId", number, total_cents as "totalCents", coalesce(deposit_cents, total_cents) as "nowCents", due_on::text as "dueOn" from o`,
);

/**
 * Stores an order with all its rows and its key in one statement. Unless it is paid on delivery or on account, it awaits
 * its payment, and its email waits until then.
 */
export async function insertOrder(db: Database, order: NewOrder): Promise<PlacedOrder> {
  const { totals, address, company, coupon, gift, riel, delivery, items, mail, vat, ...plain } = order;
  const isPaidLater = ![paymentMethodIds.cashOnDelivery, onAccountMethodId].includes(order.paymentMethodId);
  const query = orderStatement(db, {
    ...plain,
    ...totals,
    ...address,
    status: order.isUnreserved ? voided : isPaidLater ? awaitingPayment : orderStatuses.active,
    isPaidLater,
    couponId: coupon?.couponId ?? null,
    couponCode: coupon?.couponCode ?? null,
    ...giftValues(gift),
    ...companyValues(company),
    vatRate: vat?.rate ?? null,
    vatAddedCents: vatAddedCents(totals, vat),
    ...rielValues(riel),
    delivery: delivery && JSON.stringify(delivery),
    items: JSON.stringify(items),
    mail: JSON.stringify(mail),
  });
  const { rows } = await db.executeQuery(query);
  const [placed] = rows;
  if (!placed) throw new Error('the order was not stored');
  return placed;
}

const giftValues = (gift: Gift | null) => ({
  giftMessage: gift?.message ?? '',
  giftWrap: gift?.wrap ?? false,
  giftWithoutPrices: gift?.withoutPrices ?? false,
});

const companyValues = (company: Company | null) => ({
  companyName: company?.name ?? null,
  companyTaxNumber: company?.taxNumber ?? null,
  companyAddress: company?.address ?? null,
});

const rielValues = (riel: OrderRiel | null) => ({
  rielRate: riel?.rate ?? null,
  rielSince: riel?.since ?? null,
  rielTotal: riel?.total ?? null,
});

const couponStatement = compiledOnce(
  'use-coupon',
  ({ couponId }: { couponId: number }) => sql`
    update discount set used = used + 1
    where id = ${couponId} and active and (ends_at > now()) is not false and (max_uses is null or used < max_uses) returning id`,
);

/** Counts a use of a coupon. Returns false if another order took the last use or the coupon has just expired. */
export async function useCoupon(db: Database, couponId: number): Promise<boolean> {
  const { rows } = await db.executeQuery(couponStatement(db, { couponId }));
  return rows.length > 0;
}
