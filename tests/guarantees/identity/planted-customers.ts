import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { newShoppers, type Shopper } from '../../support/shop-api.ts';

/** A customer whose data consists of unique texts. */
export interface Planted extends Shopper {
  orderId: number;
  orderNumber: string;
  /** A digital item in a completed order. */
  itemId: number;
  itemName: string;
  /** The number of the order's tax invoice. */
  documentNumber: string;
  sessionId: number;
  paymentKey: string;
  /** Texts that occur only in this customer's rows. */
  marks: string[];
}

/** Creates two customers, each with an address, a session, an order with a file to download, and a payment. */
export async function seededCustomers(db: Database): Promise<{ a: Planted; b: Planted }> {
  const [first, second] = await newShoppers(db, 2);
  return { a: await plant(db, first!, 'Amara'), b: await plant(db, second!, 'Botum') };
}

async function plant(db: Database, shopper: Shopper, name: string): Promise<Planted> {
  const { customerId } = shopper;
  const marked = (what: string) => `${name}-${what}-7f3d`;
  const person = {
    first_name: marked('first'),
    last_name: marked('last'),
    mobile: marked('mobile'),
    address: marked('address'),
  };
  await db.updateTable('customer').set(person).where('id', '=', customerId).execute();
  const [orderNumber, itemName] = [marked('order'), marked('item')];
  const { rows: orders } = await sql<{ id: number }>`
    insert into customer_order (number, customer_id, status_id, payment_method_id, subtotal_cents, shipping_cents,
      total_cents, note, first_name, last_name, email, mobile, address)
    values (${orderNumber}, ${customerId}, 3, 5, 500, 0, 500, ${marked('note')}, ${person.first_name}, ${person.last_name},
      ${shopper.email}, ${person.mobile}, ${person.address}) returning id`.execute(db);
  const orderId = orders[0]!.id;
  const { rows: items } = await sql<{ id: number }>`
    insert into order_item (order_id, product_id, name_en, unit_cents, list_cents, quantity, total_cents, digital, status_id)
    select ${orderId}, p.id, ${itemName}, 500, 500, 1, 500, true, 3 from product p where p.digital_file is not null
    order by p.id limit 1 returning id`.execute(db);
  await sql`insert into order_status_change (order_id, to_status, changed_by) values (${orderId}, 3, 'system')`.execute(
    db,
  );
  const { rows: payments } = await sql<{ key: string }>`
    insert into payment (order_id, customer_id, method_id, provider, amount_cents, currency, state, settled_at, expires_at)
    values (${orderId}, ${customerId}, 5, 'test', 500, 'usd', 'paid', now(), now()) returning key::text`.execute(
    db,
  );
  await sql`insert into tax_counter (kind, year, last) values ('invoice', 2026, 1) on conflict do nothing`.execute(
    db,
  );
  const { rows: documents } = await sql<{ number: string }>`
    insert into tax_document (kind, year, sequence, order_id, vat_rate, net_cents, vat_cents, gross_cents, seller)
    values ('invoice', 2026, ${orderId}, ${orderId}, 1000, 455, 45, 500, '{"name": null, "address": null, "taxNumber": "L001"}')
    returning number`.execute(db);
  const { id: sessionId } = await db
    .selectFrom('session')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return {
    ...shopper,
    orderId,
    orderNumber,
    itemId: items[0]!.id,
    itemName,
    documentNumber: documents[0]!.number,
    sessionId,
    paymentKey: payments[0]!.key,
    marks: [...Object.values(person), orderNumber, itemName, marked('note'), shopper.email],
  };
}

/** Returns the customer's ids, under each name by which a client could request a record. */
export const foreignIds = ({ customerId, orderId, itemId, sessionId, paymentKey, orderNumber }: Planted) => ({
  UserID: customerId,
  UserId: customerId,
  CustomerId: customerId,
  OrderId: orderId,
  OrderID: orderId,
  OrderNumber: orderNumber,
  OrderItemID: itemId,
  OrderItemId: itemId,
  SessionID: sessionId,
  AddressId: customerId,
  PaymentKey: paymentKey,
});

/** Returns the stored data of a customer, except for the sessions that the test itself creates. */
export async function rowsOf(db: Database, { customerId, orderId, sessionId }: Planted): Promise<unknown> {
  const { rows } = await sql`
    select (select c::text from customer c where c.id = ${customerId}) as customer,
      (select json_agg(o order by o.id)::text from customer_order o where o.customer_id = ${customerId}) as orders,
      (select json_agg(i order by i.id)::text from order_item i where i.order_id = ${orderId}) as items,
      (select json_agg(p order by p.id)::text from payment p where p.customer_id = ${customerId}) as payments,
      (select ended_at from session where id = ${sessionId}) as ended`.execute(db);
  return rows[0];
}
