import { type RawBuilder, sql } from 'kysely';
import { languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { nobodysHash } from '#shop/accounts/accounts.ts';
import type { Stored, Written } from '#shop/records/records.ts';
import type { CustomerFields } from './customer-queries.ts';

/** Who a row of a file is about, in storage format; '' where it has none. */
export interface Described {
  email: string;
  /** A Cambodian number. */
  number: string;
  note: string;
}

/** A customer whom a row may be about. */
export interface Match {
  id: number;
  isActive: boolean;
  /** `number`: they sign in with it. `mobile`: they can be called there. */
  by: 'email' | 'number' | 'mobile';
  /** The number they sign in with, or ''. */
  signIn: string;
  hasNote: boolean;
}

const described = (people: readonly Described[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify(people.map((each, place) => ({ ...each, place })))}::jsonb)
    as w (place int, email text, number text, note text)`;

/** Finds the customers whom rows may be about, those by email first, and then by number. */
export async function matchesOf(db: Database, people: readonly Described[]): Promise<Match[][]> {
  const by = (name: Match['by'], rank: number, on: RawBuilder<unknown>) => sql`
    select w.place, ${rank}::int as rank, ${name}::text as by, c.id, c.active as "isActive", coalesce(c.phone, '') as "signIn",
      exists (select from customer_note n where n.customer_id = c.id and n.text = w.note) as "hasNote"
    from ${described(people)} join customer c on ${on}`;
  const { rows } = await sql<Match & { place: number }>`
    ${by('email', 1, sql`c.email = w.email and w.email <> ''`)}
    union all ${by('number', 2, sql`c.phone = w.number and w.number <> ''`)}
    union all ${by('mobile', 3, sql`c.mobile <> '' and c.active and cambodian_number(c.mobile) = w.number and w.number <> ''`)}
    order by rank, id`.execute(db);
  const found = people.map((): Match[] => []);
  for (const { place, ...match } of rows) found[place]?.push(match);
  return found;
}

/** Returns which of these people ended their subscription. */
export async function unsubscribedOf(db: Database, emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select email from subscriber where email = any(${[...emails]}::text[]) and unsubscribed_at is not null`.execute(
    db,
  );
  return new Set(rows.map(({ email }) => email));
}

type Change = Written<Stored<CustomerFields>>;

/** What an import writes on: the staff member who runs it, and the proof of consents. */
export interface Imported {
  staffId: number;
  proof: string;
}

/** Writes customers as an import leaves them, with their notes and subscriptions. */
export async function writeImported(
  db: Database,
  written: readonly Change[],
  { staffId, proof }: Imported,
): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(written.map(rowOf))}::jsonb)
    as n (id int, version int, "isNew" boolean, login text, hash text, first text, last text, mobile text, language smallint,
      moved boolean, tags text[], recipient text, recipient_mobile text, address text, province text, city text, postal_code text,
      company text, tax_number text, company_address text)`;
  // Names of places are unique in their province.
  const placed = sql`${rows} left join country k on k.code = 'KH'
    left join lateral (select s.id, s.country_id from state_province s join state_province_text t on t.state_province_id = s.id
      where t.language_id = ${languages.en.id} and t.name = n.province order by s.country_id <> k.id, s.id limit 1) p on true
    left join lateral (select s.id from city s join city_text t on t.city_id = s.id
      where s.state_province_id = p.id and t.language_id = ${languages.en.id} and t.name = n.city limit 1) d on true`;
  await sql`
    insert into customer (id, version, email, password_hash, first_name, last_name, mobile, language_id, tags, recipient,
      recipient_mobile, address, country_id, state_province_id, city_id, postal_code, company_name, company_tax_number,
      company_address, imported)
    select n.id, n.version, n.login, n.hash, n.first, n.last, n.mobile, n.language, n.tags, n.recipient,
      n.recipient_mobile, n.address, coalesce(p.country_id, k.id), p.id, d.id, n.postal_code, n.company, n.tax_number, n.company_address, true
    from ${placed} where n."isNew"`.execute(db);
  await sql`
    update customer c set version = n.version, first_name = n.first, last_name = n.last,
      mobile = case when c.phone = n.mobile then c.mobile else n.mobile end, language_id = n.language,
      tags = n.tags, recipient = n.recipient, recipient_mobile = n.recipient_mobile, address = n.address,
      country_id = case when n.moved then coalesce(p.country_id, c.country_id) else c.country_id end,
      state_province_id = case when n.moved then p.id else c.state_province_id end,
      city_id = case when n.moved then d.id else c.city_id end,
      postal_code = n.postal_code, company_name = n.company, company_tax_number = n.tax_number,
      company_address = n.company_address
    from ${placed} where c.id = n.id and not n."isNew"`.execute(db);
  await writeNotes(db, written.filter(isChanged('note')), staffId);
  await writeSubscriptions(db, written.filter(isChanged('newsletter')), proof);
}

const isChanged =
  (field: 'note' | 'newsletter') =>
  ({ before, after }: Change): boolean =>
    after[field] !== (before?.[field] ?? (field === 'note' ? '' : false));

const orNull = (text: string): string | null => (text === '' ? null : text);

const rowOf = ({ before, after, fields }: Change) => ({
  id: after.id,
  version: after.version,
  isNew: before === null,
  moved: fields.some((name) => name === 'province' || name === 'city'),
  login: after.email === '' ? after.phone : after.email,
  hash: before === null ? nobodysHash() : '',
  first: after.firstName,
  last: after.lastName,
  mobile: after.phone,
  language: languages[after.language].id,
  tags: after.tags,
  recipient: after.recipient,
  recipient_mobile: after.recipientPhone,
  address: after.address,
  province: after.province,
  city: after.city,
  postal_code: after.postalCode,
  company: orNull(after.company),
  tax_number: orNull(after.taxNumber),
  company_address: orNull(after.companyAddress),
});

/** Replaces the notes of imports. A text that another note has, which an undo brings back, isn't added. */
async function writeNotes(db: Database, written: readonly Change[], staffId: number): Promise<void> {
  if (written.length === 0) return;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(written.map(({ after: { id, note } }) => ({ id, note })))}::jsonb)
    as n (id int, note text)`;
  await sql`
    delete from customer_note o using ${rows} where o.customer_id = n.id and o.imported
      and o.id = (select max(k.id) from customer_note k where k.customer_id = n.id and k.imported)`.execute(
    db,
  );
  await sql`
    insert into customer_note (customer_id, staff_id, key, text, imported)
    select n.id, ${staffId}::int, gen_random_uuid(), n.note, true from ${rows}
    where n.note <> '' and not exists (select from customer_note o where o.customer_id = n.id and o.text = n.note)`.execute(
    db,
  );
}

/** Starts subscriptions, or takes back those of an import. An address that has one, also an ended one, keeps it. */
async function writeSubscriptions(db: Database, written: readonly Change[], proof: string): Promise<void> {
  const ids = (isSubscribed: boolean) =>
    sql`c.id = any(${written.filter(({ after }) => after.newsletter === isSubscribed).map(({ id }) => id)}::int[])`;
  if (written.length === 0) return;
  await sql`
    insert into subscriber (email, language_id, source, proof)
    select c.email, c.language_id, 'import', ${proof} from customer c where ${ids(true)} and strpos(c.email, '@') > 0
    on conflict do nothing`.execute(db);
  await sql`
    delete from subscriber s using customer c where ${ids(false)} and s.email = c.email and s.source = 'import'
      and s.unsubscribed_at is null`.execute(db);
}

/** Returns which accounts may be a stranger's, who signed up with an email address that isn't confirmed. */
export async function unprovenAccounts(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from customer where id = any(${[...ids]}::int[]) and strpos(email, '@') > 0 and confirmed_at is null
      and not imported`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Counts what a customer did since an import created the account: orders, sessions, messages, notes about them. */
export async function usesOfImported(db: Database, id: number): Promise<number> {
  const of = (table: string) =>
    sql`(select count(*) from ${sql.table(table)} t where t.customer_id = ${id}::int)`;
  const tables = [
    'customer_order',
    'payment',
    'session',
    'contact_message',
    'sample_request',
    'customer_request',
  ];
  const { rows } = await sql<{ uses: number }>`
    select (${sql.join(tables.map(of), sql` + `)}
      + (select count(*) from coupon_use u where u.customer_id = c.id)
      + (select count(*) from customer_note n where n.customer_id = c.id and not n.imported)
      + (select count(*) from customer_merge m where c.id in (m.target_id, m.merged_id))
      + (not c.imported or c.confirmed_at is not null)::int)::int as uses
    from customer c where c.id = ${id}::int`.execute(db);
  return rows[0]?.uses ?? 0;
}

/** Deletes a customer that an import created, with everything about them. */
export async function removeImported(db: Database, id: number): Promise<void> {
  await sql`
    delete from subscriber s using customer c where c.id = ${id}::int and s.email = c.email and s.source = 'import'
      and s.unsubscribed_at is null`.execute(db);
  await sql`delete from customer_note where customer_id = ${id}::int`.execute(db);
  await sql`delete from customer where id = ${id}::int`.execute(db);
  await sql`select forget_changes_of_customer(${id}::int)`.execute(db);
}
