import { type RawBuilder, sql } from 'kysely';
import { matchesCustomer } from '#shop/accounts/accounts.ts';
import type { AuditEvent } from '#shop/audit/audit.ts';
import { hasPart } from '#shop/records/records.ts';

/** What staff look for in the audit log. */
export interface AuditFind {
  /** An order number, SKU, coupon code, name of a product or discount, person or customer number. */
  text: string;
  /** The events and fields whose words contain the text. */
  events: readonly AuditEvent[];
  fields: readonly string[];
  /** Whether customers are found by name, email and phone number, not only by their number. */
  byCustomer: boolean;
}

/**
 * Returns SQL for the time and id of the newest entries that are found. Each way to find entries reads only its newest
 * ones, by an index.
 */
export function foundEntries(
  { text, events, fields, byCustomer }: AuditFind,
  others: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> {
  const newest = (match: RawBuilder<unknown>) => sql`(select a.at, a.id from audit_entry a
    where ${match} and ${others} order by a.at desc, a.id desc limit ${limit})`;
  const ofEach = (values: RawBuilder<unknown>, match: RawBuilder<unknown>) =>
    sql`(select f.at, f.id from (${values}) v (value), lateral ${newest(match)} f)`;
  const about = (key: RawBuilder<unknown>, ids: RawBuilder<unknown>) =>
    ofEach(sql`select id::text from (${ids}) i`, sql`a.detail ? ${key} and a.detail ->> ${key} = v.value`);
  const customers = customersWith(text, byCustomer);
  // Staff at a terminal have a name, not an id.
  const people = sql`select 'staff ' || id from (${staffWith(text)}) s
    union select ${/^\d+$/u.test(text) ? '' : `staff ${text}`}::text
    union select 'customer ' || id from (${customers}) c`;
  const searches = [
    newest(ofOrder(text)),
    ofEach(people, sql`a.actor = v.value`),
    ofEach(keysWith(text), sql`a.key_id is not null and a.key_id = v.value`),
    about(sql`'product'`, productsWith(text)),
    about(sql`'discount'`, discountsWith(text)),
    about(sql`'staff'`, staffWith(text)),
    about(sql`'customer'`, customers),
    ...(events.length > 0
      ? [ofEach(sql`select unnest(${[...events]}::text[])`, sql`a.event = v.value`)]
      : []),
    ...(fields.length > 0 ? [withFields(fields, others, limit)] : []),
  ];
  return sql`select distinct at, id from (${sql.join(searches, sql` union all `)}) ways
    order by at desc, id desc limit ${limit}`;
}

const withFields = (fields: readonly string[], others: RawBuilder<unknown>, limit: number) => sql`
  (select f.at, f.id from unnest(${[...fields]}::text[]) v (value), lateral (
    select n.at, a.id from audit_field n join audit_entry a on a.id = n.entry_id
    where n.field = v.value and ${others} order by n.at desc, n.entry_id desc limit ${limit}) f)`;

/** The maximum number of people or products found by one text. */
const max = sql`20`;

const staffWith = (text: string) =>
  sql`select s.id from staff s where ${hasPart(sql`s.name`, text)} order by s.id limit ${max}`;

const keysWith = (text: string) =>
  sql`(select k.id from api_key k where ${hasPart(sql`k.name`, text)} order by k.id limit ${max})`;

const productsWith = (text: string) => sql`
  (select p.id from product p where ${hasPart(sql`p.sku`, text)} order by p.id limit ${max})
  union
  (select t.product_id from product_text t where ${hasPart(sql`t.name`, text)} order by t.product_id limit ${max})`;

const discountsWith = (text: string) => sql`select d.id from discount d
  where ${hasPart(sql`d.name`, text)} or ${hasPart(sql`d.coupon_code`, text)} order by d.id limit ${max}`;

/** Erased customers have no name, email or phone number, so they are found only by number. */
function customersWith(text: string, byCustomer: boolean): RawBuilder<unknown> {
  const [, number] = /^#?(\d{1,9})$/u.exec(text) ?? [];
  const byNumber = sql`select ${Number(number ?? 0)}::int as id`;
  return byCustomer
    ? sql`${byNumber} union
      (select c.id from customer c where c.active and ${matchesCustomer(text)} order by c.id limit ${max})`
    : byNumber;
}

/** Returns SQL for entries about the order or its payment. Both are found by their index before they are sorted. */
const ofOrder = (number: string): RawBuilder<unknown> => sql`a.id in (
  select e.id from customer_order o join audit_entry e on e.detail ? 'order' and e.detail ->> 'order' = o.id::text
  where o.number = upper(${number})
  union all
  select e.id from customer_order o join payment p on (p.order_id = o.id or p.rest_of = o.id)
    join audit_entry e on e.detail ? 'payment' and e.detail ->> 'payment' = p.id::text
  where o.number = upper(${number}))`;
