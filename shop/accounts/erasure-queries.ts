import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#database/schema.ts';
import { openness } from '#shop/orders/orders.ts';

/** Somebody the shop knows: by an account, or by what they sent with their address. */
export interface Person {
  /** null: no account has this address. */
  customerId: number | null;
  /** In its one form; null: erased before. */
  email: string | null;
  /** That was added to the account; null: none. */
  number: string | null;
  /** When the account was made; null without one. */
  since: Date | null;
}

/** The person of an address, in its one form, or of a number. Locks the account: an order of theirs comes before this one or not at all. */
export async function lockPersonByEmail(db: Database, email: string): Promise<Person> {
  const { rows } = await sql<Person>`
    with account as (
      select id, email, added_phone, created_at from customer where email = ${email} or phone = ${email} for update)
    select a.id as "customerId", coalesce(a.email, ${email}) as email, a.added_phone as number, a.created_at as since
    from (select) one left join account a on true`.execute(db);
  if (!rows[0]) throw new Error('no row');
  return rows[0];
}

/** The person of an account, locked alike; null: there is no such account. */
export async function lockPersonById(db: Database, customerId: number): Promise<Person | null> {
  const { rows } = await sql<Person>`
    select id as "customerId", email, added_phone as number, created_at as since from customer where id = ${customerId}::int for update`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Something that still needs its customer: an order by its number, a payment by its number here, or both. */
export interface UnderWay {
  order: string | null;
  payment: number | null;
  why: string;
}

/** Orders that are not closed; money without an outcome or an order; refunds and disputes under way. */
export async function underWay(db: Database, customerId: number): Promise<UnderWay[]> {
  const { rows } = await sql<UnderWay>`
    with orders as (select id, number, status_id from customer_order where customer_id = ${customerId}::int),
    payments as (
      select p.*, o.number, coalesce(o.status_id < 90, false) as has_order
      from payment p left join orders o on o.id = coalesce(p.order_id, p.rest_of) where p.customer_id = ${customerId}::int)
    select number as "order", null::int as payment, ${JSON.stringify(openness)}::jsonb ->> status_id::text as why
    from orders where ${JSON.stringify(openness)}::jsonb ->> status_id::text is not null
    union all
    select p.number, p.id, w.why from payments p cross join lateral (
      select 'no outcome yet' where p.state not in ('declined', 'paid', 'part_refunded', 'refunded')
      union all select 'money without an order' where p.state in ('paid', 'part_refunded') and not p.has_order
      union all select 'a dispute' where p.disputed_at is not null
      union all select 'a refund under way'
        where exists (select from refund r where r.payment_id = p.id and r.state = 'created')) w (why)
    order by 1, 2`.execute(db);
  return rows;
}

/** How many rows of each kind were a person's; kinds without any left out. */
export type Found = Record<string, number>;

/**
 * Erases all that says who somebody is, and tells how much there was. What bookkeeping needs stays: orders with number,
 * items, amounts, dates and country, payments, refunds, the ledger. `products`: whose reviews are gone.
 */
export async function erasePersonal(
  db: Database,
  { customerId, email, number }: Omit<Person, 'email' | 'since'> & { email: string },
): Promise<{ found: Found; products: number[] }> {
  const found: Found = {};
  // A busy shop's outbox is read from end to end; requests have two seconds for a statement.
  await sql`set local statement_timeout = '60s'`.execute(db);
  for (const [kind, statement] of statementsFor(customerId, [email, ...(number === null ? [] : [number])])) {
    const { numAffectedRows = 0n } = await statement.execute(db);
    if (numAffectedRows > 0n) found[kind] = Number(numAffectedRows);
  }
  const products = await eraseReviews(db, email);
  if (products.length > 0) found['reviews'] = products.length;
  return { found, products: [...new Set(products)] };
}

/** As it may have been typed before addresses were kept in one form. */
const isTheirs = (addresses: readonly string[]) => (column: string | RawBuilder<unknown>) =>
  sql`normal_email(${typeof column === 'string' ? sql.ref(column) : column}) = any(${addresses}::text[])`;

/** In this order: mails are found by what they tell of. An account may be called 'shop', as the shop itself is in the outbox. */
function statementsFor(
  customerId: number | null,
  addresses: readonly string[],
): [string, RawBuilder<unknown>][] {
  const their = isTheirs(addresses);
  const id = sql`${customerId}::int`;
  const content = (key: string) => sql`m.content ->> ${key}::text`;
  return [
    [
      'mails',
      sql`delete from outbox_mail m where
        case m.recipient when 'shop' then ${their(content('email'))} else ${their('m.recipient')} end
        or ${content('number')} in (
          select number from customer_order where customer_id = ${id}
          union all select number from sample_request where customer_id = ${id} or ${their('email')})
        or m.kind = 'contactReceived' and exists (select from contact_message c
          where c.customer_id = ${id} and c.email = ${content('email')} and c.message = ${content('message')})`,
    ],
    ['messages', sql`delete from contact_message where customer_id = ${id} or ${their('email')}`],
    ['sample requests', sql`delete from sample_request where customer_id = ${id} or ${their('email')}`],
    ['seller requests', sql`delete from seller_request where ${their('email')}`],
    ['stock notices', sql`delete from stock_notice where ${their('email')}`],
    ['newsletter entries', sql`delete from subscriber where ${their('email')}`],
    ['codes', sql`delete from one_time_code where customer_id = ${id} or ${their('email')}`],
    ['known browsers', sql`delete from known_browser where customer_id = ${id}`],
    ['sessions', sql`delete from session where customer_id = ${id}`],
    ['addresses', sql`delete from customer_address where customer_id = ${id}`],
    ['lines of cart and wish list', sql`delete from customer_list_line where customer_id = ${id}`],
    // Their files go with housekeeping, by the account that has no address any more.
    [
      'slips',
      sql`update transfer_slip s set added_at = p.created_at from payment p where p.id = s.payment_id and p.customer_id = ${id}`,
    ],
    ['order keys', sql`delete from order_key where customer_id = ${id}`],
    [
      'notes about orders',
      sql`delete from order_note n using customer_order o where o.id = n.order_id and o.customer_id = ${id}`,
    ],
    ['what orders held', sql`delete from order_hold where customer_id = ${id}`],
    [
      'orders’ personal details',
      sql`update customer_order set first_name = '', last_name = '', email = '', mobile = '', second_mobile = '', recipient = '', recipient_mobile = '', address = '', city_name = '',
        state_name = '', postal_code = '', note = '', gift_message = '', parcel_number = '' where customer_id = ${id}`,
    ],
    [
      'reasons of refunds',
      sql`update refund r set reason = case when r.asked_by = 'system' then r.reason else '' end, note = '' from payment p
        where p.id = r.payment_id and p.customer_id = ${id} and (r.asked_by <> 'system' or r.note <> '')`,
    ],
    [
      'notes beside money',
      sql`update stray_money s set note = '' from payment p
        where p.id = s.payment_id and p.customer_id = ${id} and s.note <> ''`,
    ],
    [
      'accounts',
      sql`update customer set email = null, added_phone = null, active = false, password_hash = '', first_name = '', last_name = '', mobile = '',
        second_mobile = '', recipient = '', recipient_mobile = '', address = '', postal_code = '', country_id = null, state_province_id = null, city_id = null where id = ${id}`,
    ],
  ];
}

/** @returns the product of each review; what listings show of them is counted anew */
async function eraseReviews(db: Database, email: string): Promise<number[]> {
  const their = isTheirs([email])('reviewer_email');
  // Who reviews one of them at this moment waits here, so that no count misses the other's.
  await sql`select id from product where id in (select product_id from review where ${their}) order by id for no key update`.execute(
    db,
  );
  const { rows } = await sql<{ productId: number }>`
    delete from review where ${their} returning product_id as "productId"`.execute(db);
  const products = rows.map(({ productId }) => productId);
  await sql`select refresh_product_facts(id) from unnest(${[...new Set(products)]}::int[]) p (id)`.execute(
    db,
  );
  return products;
}
