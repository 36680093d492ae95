import { sql } from 'kysely';
import { defaultLanguage, languageOf, languages } from '#contract/languages.ts';
import type { FieldsOf } from '#contract/resource.ts';
import type { customer } from '#contract/resources/customer.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, auditRows } from '#shop/audit/audit.ts';
import { textOf } from '#shop/localisation/localisation.ts';
import { orderFacts } from '#shop/orders/orders.ts';
import type { Stored } from '#shop/records/records.ts';

/** A customer as staff list and change them. */
export type CustomerFields = FieldsOf<typeof customer>;

const nameOf = (place: 'city' | 'state_province') =>
  textOf({ table: `${place}_text`, owner: `${place}_id` }, sql.ref(`c.${place}_id`), defaultLanguage);

const fullName = sql<string>`coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email)`;

/** Returns the names of the active customers with these ids, without adding up their orders. */
export async function customerNames(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, ${fullName} as name from customer c where c.id = any(${[...ids]}::int[]) and c.active`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the active customers with these ids, in this order. */
export async function storedCustomers(
  db: Database,
  ids: readonly number[],
): Promise<Stored<CustomerFields>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Omit<Stored<CustomerFields>, 'language'> & { languageId: number }>`
    select c.id, c.version, ${fullName} as name,
      c.first_name as "firstName", c.last_name as "lastName", coalesce(c.phone, c.mobile) as phone,
      case when strpos(c.email, '@') > 0 then c.email else '' end as email, c.language_id as "languageId", c.tags, c.deposit_percent as "depositPercent", c.terms_days as "termsDays", c.credit_limit_cents as "creditLimitCents",
      exists (select from subscriber s where s.email = c.email and s.unsubscribed_at is null) as newsletter,
      c.recipient, c.recipient_mobile as "recipientPhone", c.address, ${nameOf('city')} as city,
      ${nameOf('state_province')} as province, c.postal_code as "postalCode", coalesce(c.company_name, '') as company,
      coalesce(c.company_tax_number, '') as "taxNumber", coalesce(c.company_address, '') as "companyAddress",
      coalesce((select n.text from customer_note n where n.customer_id = c.id
        order by n.imported desc, n.id desc limit 1), '') as note,
      coalesce(orders, 0) as orders, coalesce(spent_cents, 0)::int8 as "spentCents", last_order_at as "lastOrderAt",
      c.created_at as since
    from unnest(${[...ids]}::int[]) with ordinality as w (id, place) join customer c using (id)
      left join ${orderFacts(ids)} on facts.customer_id = c.id
    where c.active order by w.place`.execute(db);
  return rows.map(({ languageId, ...row }) => ({ ...row, language: languageOf(languageId) }));
}

export async function writeCustomers(
  db: Database,
  customers: readonly Stored<CustomerFields>[],
): Promise<void> {
  const rows = customers.map(({ id, version, firstName, lastName, language, tags, ...terms }) => ({
    id,
    version,
    first: firstName,
    last: lastName,
    language: languages[language].id,
    tags,
    deposit: terms.depositPercent,
    days: terms.termsDays,
    credit: terms.creditLimitCents,
  }));
  await sql`
    update customer c set version = n.version, first_name = n.first, last_name = n.last, language_id = n.language, tags = n.tags,
      deposit_percent = n.deposit, terms_days = n.days, credit_limit_cents = n.credit
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (id int, version int, first text, last text, language smallint, tags text[], deposit smallint, days smallint, credit int)
    where c.id = n.id`.execute(db);
}

/** Records in the audit log that staff looked at customers: once a minute, because screens refetch. */
export async function noteCustomersSeen(
  db: Database,
  by: Actor,
  ids: readonly (number | string)[],
): Promise<void> {
  const seen = auditRows(
    by,
    'customer seen',
    { customer: sql<number>`c.id` },
    sql`from customer c where c.id = any(${ids.map(Number)}::int[]) and c.active and not exists (
      select from audit_entry e where e.at > now() - interval '1 minute' and e.event = 'customer seen'
        and e.actor = ${by} and e.detail ->> 'customer' = c.id::text)`,
  );
  await seen.execute(db);
}
