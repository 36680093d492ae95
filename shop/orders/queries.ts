import type { DeliveryMethod } from './delivery.ts';
import type { Gift } from './gift.ts';
import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from '#contract/languages.ts';
import type { BalanceTime } from '#contract/payment-status.ts';
import type { Database } from '#database/schema.ts';
import { preparedQuery } from '#database/named.ts';
import type { StoredExtras } from '#rules/line-extras.ts';
import type { Cell, Once } from '#rules/line-price.ts';
import { placeNamed } from '#shop/places/places.ts';
import { type OrderRiel, orderRielJson } from '#shop/riel/riel.ts';
import { isTransfer, isWaiting } from './held-queries.ts';
import { shopDay } from './promise-queries.ts';
import { piecesToPrepare, unitsToPrepare } from './refunded-pieces-queries.ts';
import { forExtras, type NewOption } from './line-queries.ts';
import { isPartlySent } from './sent-queries.ts';
import { hiddenStatuses } from './status-transitions.ts';
import { isAwaited } from './waiting-queries.ts';
import type { Company } from './tax/company.ts';
import { companyJson, type TaxDocument, taxDocumentsJson } from './tax/tax-queries.ts';

const hidden = Object.values(hiddenStatuses);

/** An order in its customer's list, with the address at the time it was placed. Amounts are in cents. */
export interface OrderSummary {
  orderId: number;
  number: string;
  placedAt: Date;
  statusId: number;
  /** The number of order items, regardless of quantities. */
  totalItems: number;
  /** The pieces of all of them. */
  totalPieces: number;
  paymentMethodId: number;
  subtotalCents: number;
  shippingCents: number;
  discountCents: number;
  couponCode: string | null;
  /** The part of the subtotal that its lines cost once. */
  onceCents: number;
  totalCents: number;
  /** What its own payment asks instead of the total; null if it asks the total. */
  depositCents: number | null;
  /** The balance that is due later, in cents, and when; null if there is none. */
  later: { cents: number; due: BalanceTime } | null;
  /** The day by which the open balance of an order on account is to be paid, yyyy-mm-dd; null if there is none. */
  dueOn: string | null;
  /** Whether that day has passed. */
  isOverdue: boolean;
  /** The total in riel; null if the shop had no rate when the order was placed. */
  riel: OrderRiel | null;
  firstName: string;
  lastName: string;
  mobile: string;
  /** A second phone number, or '' if there is none. */
  secondMobile: string;
  /** The recipient; '' if the customer is the recipient. */
  recipient: string;
  recipientMobile: string;
  address: string;
  cityName: string;
  stateName: string;
  countryName: string;
  postalCode: string;
  note: string;
  /** The gift options; null if it isn't a gift. */
  gift: Gift | null;
  /** The delivery method; null if each product has its own delivery time, or there is no shipment. */
  delivery: DeliveryMethod | null;
  /** The company that it is for; null if it is for a person. */
  company: Company | null;
  /** The VAT in the total, in hundredths of a percent; null if it was placed while VAT was off. */
  vatRate: number | null;
  /** The VAT that was added to its prices; null if they include it. */
  vatAddedCents: number | null;
  /** The order's tax invoice and credit notes; null if there are none. */
  taxDocuments: TaxDocument[] | null;
  /** Deadline after which it expires unless it is confirmed; null if no confirmation is needed. */
  confirmBy: Date | null;
  /** Deadline of its bank transfer; null if it doesn't wait for one. */
  transferBy: Date | null;
  /** Whether some of its parcels have left, but not everything. */
  isPartlySent: boolean;
}

/** SQL for the quantity of all items of an order `o`. */
export const unitsOfOrder = sql<number>`(select coalesce(sum(i.quantity), 0)::int from order_item i where i.order_id = o.id)`;

/** SQL for the day by which the open balance of an order `o` on account is to be paid; null if there is none. */
export const dueDay = sql<string | null>`case when o.due_on is not null and is_sale(o.status_id)
  and exists (select from order_rest b where b.order_id = o.id and b.state = 'open') then o.due_on::text end`;

/** SQL for the columns of an `OrderSummary`, from `customer_order o`. */
export const orderColumns = sql`o.id as "orderId", o.number, o.created_at as "placedAt", o.status_id as "statusId",
  (select count(*) from order_item i where i.order_id = o.id) as "totalItems", ${unitsOfOrder} as "totalPieces",
  (select coalesce(sum(i.once_cents), 0)::int from order_item i where i.order_id = o.id) as "onceCents",
  o.payment_method_id as "paymentMethodId", o.subtotal_cents as "subtotalCents", o.shipping_cents as "shippingCents",
  o.discount_cents as "discountCents", o.coupon_code as "couponCode", o.total_cents as "totalCents",
  nullif(o.deposit_cents, 0) as "depositCents", ${dueDay} as "dueOn",
  coalesce((${dueDay})::date < ${shopDay(sql`now()`)}, false) as "isOverdue", (select json_build_object('cents', b.amount_cents, 'due', b.due) from order_rest b
    where b.order_id = o.id and b.state = 'open' and b.due <> 'now' and (is_open_order(o.status_id) or is_sale(o.status_id))) as later,
  ${orderRielJson} as riel, o.first_name as "firstName", o.last_name as "lastName", o.mobile,
  o.second_mobile as "secondMobile", o.recipient, o.recipient_mobile as "recipientMobile", o.address, o.city_name as "cityName",
  o.state_name as "stateName", o.country_name as "countryName", o.postal_code as "postalCode", o.note, o.delivery,
  ${companyJson('o')} as company, o.vat_rate as "vatRate", o.vat_added_cents as "vatAddedCents", case when o.vat_rate is not null then ${taxDocumentsJson} end as "taxDocuments",
  case when o.gift_message <> '' or o.gift_wrap or o.gift_without_prices then jsonb_build_object('message', o.gift_message,
    'wrap', o.gift_wrap, 'withoutPrices', o.gift_without_prices) end as gift`;

/**
 * SQL for whether an order `o` was placed, even if it was voided afterwards, but not if its payment never
 * arrived. Bank transfer orders count from the start, because their customers were notified and asked to pay.
 */
export const placedOnce = sql`(o.status_id < 90 or ${isTransfer} or (o.status_id = ${hiddenStatuses.voided}::int and exists (
  select from order_status_change c where c.order_id = o.id and c.to_status < 90)))`;

/**
 * SQL for whether an order `o` has a page: it was placed once, or is paid by a link, also while its customer looks at
 * a QR code.
 */
export const hasJob = sql`(${placedOnce} or exists (select from phone_order f where f.order_id = o.id and f.by_link))`;

/**
 * Returns a page of the orders of a customer, newest first, with place names in a language. Canceled ones are optional.
 */
export async function ordersOf(
  db: Database,
  customerId: number,
  language: LanguageCode,
  { withCancelled, skip, limit }: { withCancelled: boolean; skip: number; limit: number },
): Promise<OrderSummary[]> {
  const which = withCancelled ? placedOnce : sql`o.status_id <> all(${hidden}::int[])`;
  const query = summaries(language, sql`o.customer_id = ${customerId} and ${which}`, { skip, limit });
  const name = withCancelled ? 'all-orders-of-customer' : 'orders-of-customer';
  const { rows } = await db.executeQuery(preparedQuery(name, query.compile(db)));
  return rows;
}

/** Returns one order as in its customer's list, or null if it doesn't exist or has no page. */
export async function orderSummary(
  db: Database,
  orderId: number,
  language: LanguageCode,
): Promise<OrderSummary | null> {
  const query = summaries(language, sql`o.id = ${orderId}::int and ${hasJob}`);
  const { rows } = await db.executeQuery(preparedQuery('order-summary', query.compile(db)));
  return rows[0] ?? null;
}

const summaries = (
  language: LanguageCode,
  which: RawBuilder<unknown>,
  { skip = 0, limit = 1 }: { skip?: number; limit?: number } = {},
) =>
  // Selected after the stored columns with the same name, because the last one wins.
  sql<OrderSummary>`
    select ${orderColumns}, ${placeNamed('city', sql`o.city_name`, language)} as "cityName",
      ${placeNamed('state_province', sql`o.state_name`, language)} as "stateName",
      ${placeNamed('country', sql`o.country_name`, language)} as "countryName",
      (select h.ends_at from order_hold h where h.order_id = o.id and ${isWaiting}) as "confirmBy",
      (select p.expires_at from payment p where p.order_id = o.id
        and o.status_id = ${hiddenStatuses.awaitingPayment}::int and ${isTransfer}) as "transferBy", ${isPartlySent} as "isPartlySent"
    from customer_order o where ${which} order by o.id desc limit ${limit}::int offset ${skip}::bigint`;

/** Pieces of an item with the same color and size, whose current ids are 0 if it has none. `unitCents` is the price of one. */
export interface OrderCell extends Cell {
  cell: number;
  options: NewOption[];
  unitCents: number;
  /** The SKU when it was ordered. */
  sku: string;
  toPrepare: number;
  isPacked: boolean;
  isAwaited: boolean;
}

/** An item as ordered. Amounts are in cents; `options` are pairs of attribute and option, with their names as ordered. */
export interface OrderItem extends StoredExtras {
  itemId: number;
  productId: number;
  nameEn: string;
  nameKm: string | null;
  picture: string;
  unitCents: number;
  listCents: number;
  quantity: number;
  /** The quantity to prepare and pack, without refunded units. */
  toPrepare: number;
  totalCents: number;
  /** What it costs once, which `totalCents` doesn't include. */
  once: Once[];
  isDigital: boolean;
  options: NewOption[];
  /** Its pieces by color and size: one cell if all are alike. */
  cells: OrderCell[];
  /** The day for which it was ordered beyond the stock, yyyy-mm-dd; null if it was there. */
  expectedOn: string | null;
  /** Whether pieces of it haven't arrived. */
  isAwaited: boolean;
  statusId: number;
  shippingStatusId: number | null;
  isPacked: boolean;
}

/** SQL for the columns of an `OrderItem`, from `order_item i`. */
export const itemColumns = sql`i.id as "itemId", i.product_id as "productId", i.name_en as "nameEn", i.name_km as "nameKm",
  i.picture, i.unit_cents as "unitCents", i.list_cents as "listCents", i.quantity, ${piecesToPrepare} as "toPrepare", i.total_cents as "totalCents", i.once,
  i.digital as "isDigital", current_options(i.options) as options, ${forExtras((column, name) => sql`i.${column} as ${name}`)}, i.expected_on as "expectedOn", ${isAwaited(sql`true`)} as "isAwaited", i.status_id as "statusId", i.shipping_status_id as "shippingStatusId", (
    select bool_or(u.packed_at is not null) and bool_and(u.packed_at is not null or ${unitsToPrepare} = 0)
    from order_unit u where u.item_id = i.id) as "isPacked",
  (select json_agg(json_build_object('cell', u.cell, 'colorId', u.color_id, 'sizeId', u.size_id, 'options', current_options(u.options),
      'quantity', u.quantity, 'unitCents', u.unit_cents, 'sku', u.sku, 'toPrepare', ${unitsToPrepare}, 'isPacked', u.packed_at is not null, 'isAwaited', ${isAwaited(sql`a.cell = u.cell`)}) order by u.cell)
    from order_unit u where u.item_id = i.id) as cells`;

/**
 * Returns the items of an order, or none if it belongs to another customer or doesn't exist. `scope` is which orders
 * count: those that weren't canceled, all that were placed, or all that have a page.
 */
export async function itemsOf(
  db: Database,
  customerId: number,
  orderId: number,
  scope: 'valid' | 'placed' | 'job' = 'valid',
): Promise<OrderItem[]> {
  const which = { valid: sql`o.status_id <> all(${hidden}::int[])`, placed: placedOnce, job: hasJob }[scope];
  const query = sql<OrderItem>`
    select ${itemColumns} from order_item i join customer_order o on o.id = i.order_id
    where o.id = ${orderId} and o.customer_id = ${customerId} and ${which} order by i.id`;
  const name = { valid: 'items-of-order', placed: 'items-of-any-order', job: 'items-of-job' }[scope];
  const { rows } = await db.executeQuery(preparedQuery(name, query.compile(db)));
  return rows;
}
