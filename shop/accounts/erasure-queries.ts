import { sql, type RawBuilder } from 'kysely';
import { paymentReasons } from '#contract/payment-reasons.ts';
import type { Database } from '#database/schema.ts';
import { openness } from '#shop/orders/orders.ts';

/** Reasons of the shop itself. Reports tell kinds of refunds apart by them, and they contain no names. */
const shopReasons = Object.keys(paymentReasons);

/** A person the shop knows from an account or from messages sent with their address. */
export interface Person {
  /** The id of the account with this email address; null if there is none. */
  customerId: number | null;
  /** The normalized email address; null if already erased. */
  email: string | null;
  /** The number added to the account; null if there is none. */
  number: string | null;
  /** When the account was created; null if there is none. */
  since: Date | null;
}

/**
 * Finds the person with a normalized email address or a number. Locks the account, so that a concurrent order
 * comes first or fails.
 */
export async function lockPersonByEmail(db: Database, email: string): Promise<Person> {
  const { rows } = await sql<Person>`
    with account as (
      select id, email, added_phone, created_at from customer where email = ${email} or phone = ${email} for update)
    select a.id as "customerId", coalesce(a.email, ${email}) as email, a.added_phone as number, a.created_at as since
    from (select) one left join account a on true`.execute(db);
  if (!rows[0]) throw new Error('no row');
  return rows[0];
}

/** Finds the person of an account and locks the account. Null if there is no such account. */
export async function lockPersonById(db: Database, customerId: number): Promise<Person | null> {
  const { rows } = await sql<Person>`
    select id as "customerId", email, added_phone as number, created_at as since from customer where id = ${customerId}::int for update`.execute(
    db,
  );
  return rows[0] ?? null;
}

/**
 * Finds the other accounts of this person: merged with it, directly or in several steps. Locks them. Their email address
 * is null once erased.
 */
export async function lockMergedAccounts(db: Database, customerId: number): Promise<Person[]> {
  const { rows } = await sql<Person>`
    with recursive same (id) as (
      select ${customerId}::int
      union select case when m.target_id = s.id then m.merged_id else m.target_id end
      from customer_merge m join same s on s.id in (m.target_id, m.merged_id) where m.undone_at is null)
    select c.id as "customerId", c.email, c.added_phone as number, c.created_at as since
    from customer c where c.id in (select id from same) and c.id <> ${customerId}::int order by c.id for update`.execute(
    db,
  );
  return rows;
}

/**
 * A pending order or payment that still needs its customer: an order by its number, a payment by our number,
 * or both.
 */
export interface OpenOrder {
  order: string | null;
  payment: number | null;
  why: string;
}

/** Returns open orders, payments without an outcome or order, and pending refunds and disputes. */
export async function inProgress(db: Database, customerId: number): Promise<OpenOrder[]> {
  const { rows } = await sql<OpenOrder>`
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

/** The number of a person's rows by kind. Kinds without rows are omitted. */
export type Found = Record<string, number>;

/**
 * Erases all personal data of a person and returns how much there was. Keeps what bookkeeping needs: orders
 * with number, items, amounts, dates and country, payments, refunds, the ledger. `products` are those whose
 * reviews were deleted.
 */
export async function erasePersonal(
  db: Database,
  { customerId, email, number }: Omit<Person, 'email' | 'since'> & { email: string },
): Promise<{ found: Found; products: number[] }> {
  const found: Found = {};
  for (const [kind, statement] of statementsFor(customerId, [email, ...(number === null ? [] : [number])])) {
    const { numAffectedRows = 0n } = await statement.execute(db);
    if (numAffectedRows > 0n) found[kind] = Number(numAffectedRows);
  }
  // The history of records is append-only except for erased customers.
  const { rows } = await sql<{ count: number }>`
    select forget_changes_of_customer(${customerId}::int) as count`.execute(db);
  if (rows[0]?.count) found['changes by staff'] = rows[0].count;
  const products = await eraseReviews(db, customerId, email);
  if (products.length > 0) found['reviews'] = products.length;
  return { found, products: [...new Set(products)] };
}

/** Returns a condition that also matches addresses stored before they were normalized. */
const isTheirs = (addresses: readonly string[]) => (column: string | RawBuilder<unknown>) =>
  sql`normal_email(${typeof column === 'string' ? sql.ref(column) : column}) = any(${addresses}::text[])`;

/**
 * Returns the statements. Their order matters: emails are found by the rows to which they refer. An account
 * may be named 'shop', like the shop itself in the outbox.
 */
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
    // Their files aren't read again: they still contain the person.
    [
      'rows of imports',
      sql`with gone as (delete from catalogue_import_row r where r.kind = 'customers' and (r.customer_id = ${id}
            or ${their(sql`r.cells ->> 'email'`)} or cambodian_number(r.cells ->> 'phone') in (
              select cambodian_number(n) from customer c, unnest(array[c.phone, c.mobile, c.second_mobile]) n where c.id = ${id}))
          returning r.import_id)
        update catalogue_import set upload_id = null where id in (select import_id from gone)`,
    ],
    ['newsletter entries', sql`delete from subscriber where ${their('email')}`],
    ['codes', sql`delete from one_time_code where customer_id = ${id} or ${their('email')}`],
    ['known browsers', sql`delete from known_browser where customer_id = ${id}`],
    ['sessions', sql`delete from session where customer_id = ${id}`],
    ['addresses', sql`delete from customer_address where customer_id = ${id}`],
    ['lines of cart and wish list', sql`delete from customer_list_line where customer_id = ${id}`],
    // Housekeeping deletes the files of accounts that no longer have an email address.
    [
      'slips',
      sql`update transfer_slip s set added_at = p.created_at from payment p where p.id = s.payment_id and p.customer_id = ${id}`,
    ],
    // Housekeeping deletes their files.
    [
      'designs',
      sql`delete from design_place p using design d where d.id = p.design_id and d.customer_id = ${id}`,
    ],
    // Number, hash and time stay. Housekeeping deletes the pictures.
    [
      'proofs',
      sql`update proof p set answer_name = '', answer = '', marks = '[]', note = '', places = '[]'
        from order_item i join customer_order o on o.id = i.order_id where i.id = p.item_id and o.customer_id = ${id}`,
    ],
    [
      'reasons to start work',
      sql`update order_waiver w set reason = '' from customer_order o where o.id = w.order_id and o.customer_id = ${id}`,
    ],
    // Events contain only ids, but a receiver may answer with more.
    [
      'answers to webhooks',
      sql`update webhook_delivery set response = '' where response <> ''
        and (data ->> 'customerId' = ${id}::text or subject = 'customer ' || ${id}::text or subject in (
          select 'order ' || o.id from customer_order o where o.customer_id = ${id}))`,
    ],
    [
      'Telegram chats',
      sql`delete from order_chat c using customer_order o where o.id = c.order_id and o.customer_id = ${id}`,
    ],
    ['artwork', sql`update artwork set name = '' where customer_id = ${id}`],
    ['order keys', sql`delete from order_key where customer_id = ${id}`],
    [
      'notes about orders',
      sql`delete from order_note n using customer_order o where o.id = n.order_id and o.customer_id = ${id}`,
    ],
    ['notes about the customer', sql`delete from customer_note where customer_id = ${id}`],
    ['data requests', sql`delete from customer_request where customer_id = ${id}`],
    ['merges', sql`delete from customer_merge where ${id} in (target_id, merged_id)`],
    ['what orders held', sql`delete from order_hold where customer_id = ${id}`],
    [
      'orders’ personal details',
      sql`update customer_order set first_name = '', last_name = '', email = '', mobile = '', second_mobile = '', recipient = '', recipient_mobile = '', address = '', city_name = '',
        state_name = '', postal_code = '', note = '', gift_message = '', parcel_number = '', company_name = null, company_tax_number = null, company_address = null, link_version = link_version + 1
        where customer_id = ${id}`,
    ],
    [
      'tracking numbers',
      sql`update parcel p set tracking = '' from customer_order o where o.id = p.order_id and o.customer_id = ${id}`,
    ],
    [
      'reasons of refunds',
      sql`update refund r set reason = case when r.asked_by = 'system' or r.reason = any(${shopReasons}) then r.reason else '' end, note = '' from payment p
        where p.id = r.payment_id and p.customer_id = ${id} and (r.note <> '' or r.asked_by <> 'system' and r.reason <> all(${shopReasons}))`,
    ],
    [
      'notes beside money',
      sql`update stray_money s set note = '' from payment p
        where p.id = s.payment_id and p.customer_id = ${id} and s.note <> ''`,
    ],
    [
      'accounts',
      sql`update customer set email = null, added_phone = null, active = false, password_hash = '', first_name = '', last_name = '', mobile = '',
        tags = '{}', second_mobile = '', recipient = '', recipient_mobile = '', address = '', postal_code = '', country_id = null, state_province_id = null, city_id = null,
        company_name = null, company_tax_number = null, company_address = null, deposit_percent = null, terms_days = null, credit_limit_cents = null
        where id = ${id}`,
    ],
  ];
}

/**
 * Erases the reviews written with this account or email address, and recomputes the ratings of their products.
 * @returns the product of each review
 */
async function eraseReviews(db: Database, customerId: number | null, email: string): Promise<number[]> {
  const their = sql`(customer_id = ${customerId}::int or ${isTheirs([email])('reviewer_email')})`;
  // Locks the products, so that a review added at the same time can't leave a wrong review count.
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
