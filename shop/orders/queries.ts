import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { named } from '#database/named.ts';
import { hiddenStatuses } from './status-transitions.ts';

const hidden = Object.values(hiddenStatuses);

/** An order in its customer's list, with the address it had when it was placed. Amounts in cents. */
export interface OrderSummary {
  orderId: number;
  number: string;
  placedAt: Date;
  statusId: number;
  /** Order items, whatever their quantity. */
  totalItems: number;
  paymentMethodId: number;
  subtotalCents: number;
  shippingCents: number;
  discountCents: number;
  couponCode: string | null;
  totalCents: number;
  firstName: string;
  lastName: string;
  mobile: string;
  address: string;
  cityName: string;
  stateName: string;
  countryName: string;
  postalCode: string;
  note: string;
}

/** Of an `OrderSummary`, from `customer_order o`. */
export const orderColumns = sql`o.id as "orderId", o.number, o.created_at as "placedAt", o.status_id as "statusId",
  (select count(*) from order_item i where i.order_id = o.id) as "totalItems",
  o.payment_method_id as "paymentMethodId", o.subtotal_cents as "subtotalCents", o.shipping_cents as "shippingCents",
  o.discount_cents as "discountCents", o.coupon_code as "couponCode", o.total_cents as "totalCents",
  o.first_name as "firstName", o.last_name as "lastName", o.mobile, o.address, o.city_name as "cityName",
  o.state_name as "stateName", o.country_name as "countryName", o.postal_code as "postalCode", o.note`;

/** The orders of a customer, newest first. */
export async function ordersOf(db: Database, customerId: number): Promise<OrderSummary[]> {
  const query = sql<OrderSummary>`
    select ${orderColumns} from customer_order o where o.customer_id = ${customerId} and o.status_id <> all(${hidden}::int[]) order by o.id desc limit 500`;
  const { rows } = await db.executeQuery(named('orders-of-customer', query.compile(db)));
  return rows;
}

/** An item as it was ordered. Amounts in cents; `options` are pairs of attribute and choice. */
export interface OrderItem {
  itemId: number;
  productId: number;
  nameEn: string;
  nameKm: string | null;
  picture: string;
  unitCents: number;
  listCents: number;
  quantity: number;
  totalCents: number;
  isDigital: boolean;
  options: { attributeId: number; optionId: number; en: [string, string]; km: [string, string] }[];
  statusId: number;
  shippingStatusId: number | null;
}

/** Of an `OrderItem`, from `order_item i`. */
export const itemColumns = sql`i.id as "itemId", i.product_id as "productId", i.name_en as "nameEn", i.name_km as "nameKm",
  i.picture, i.unit_cents as "unitCents", i.list_cents as "listCents", i.quantity, i.total_cents as "totalCents",
  i.digital as "isDigital", i.options, i.status_id as "statusId", i.shipping_status_id as "shippingStatusId"`;

/** The items of an order; none when the order is another customer's or there is no such order. */
export async function itemsOf(db: Database, customerId: number, orderId: number): Promise<OrderItem[]> {
  const query = sql<OrderItem>`
    select ${itemColumns} from order_item i join customer_order o on o.id = i.order_id
    where o.id = ${orderId} and o.customer_id = ${customerId} and o.status_id <> all(${hidden}::int[]) order by i.id`;
  const { rows } = await db.executeQuery(named('items-of-order', query.compile(db)));
  return rows;
}
