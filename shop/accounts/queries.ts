import { sql } from 'kysely';
import { languages, type LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { preparedQuery } from '#database/named.ts';
import { type Actor, auditRows, customerActorOf } from '#shop/audit/audit.ts';
import type { Recipient } from '#rules/receiver.ts';
import { textOf } from '#shop/localisation/localisation.ts';

/** What customers can see about themselves, without the password hash. Place names are in one language. */
export interface Profile extends Omit<Person, 'countryId' | 'language'> {
  customerId: number;
  /** An alternative phone number, or '' if there is none. */
  secondMobile: string;
  /** The recipient at the address; '' if the customer is the recipient. */
  recipient: string;
  recipientMobile: string;
  countryId: number | null;
  countryName: string;
  stateName: string;
  cityName: string;
}

export interface Credentials {
  /** The account to which they log in. */
  customerId: number;
  /** The account that has them: another one if staff merged it into that of `customerId`. */
  loginId: number;
  passwordHash: string;
  active: boolean;
}

/**
 * Returns SQL for the account that remains of one, by its id: the one into which staff merged it, in as many steps as
 * there are. Null if that is closed.
 */
export const remainingAccount = (id: string) => sql<number>`(
  with recursive kept (id) as (
    select ${sql.ref(id)} union select m.target_id from kept join customer_merge m on m.merged_id = kept.id and m.undone_at is null)
  select k.id from kept join customer k on k.id = kept.id and k.active)`;

/** Finds credentials by normalized address. */
export async function credentialsOf(db: Database, email: string): Promise<Credentials | null> {
  const query = sql<Credentials>`
    select coalesce(k.id, c.id) as "customerId", c.id as "loginId", c.password_hash as "passwordHash", k.id is not null as active
    from customer c, lateral (select ${remainingAccount('c.id')} as id) k where c.email = ${email}`;
  const { rows } = await db.executeQuery(preparedQuery('credentials', query.compile(db)));
  return rows[0] ?? null;
}

/**
 * Returns a customer's profile.
 * @throws when there is no such customer
 */
export async function profileOf(db: Database, customerId: number, language: LanguageCode): Promise<Profile> {
  const placeName = (table: string, owner: string) =>
    textOf({ table: `${table}_text`, owner: `${table}_id` }, sql.ref(owner), language);
  const query = sql<Profile>`
    select c.id as "customerId", c.email, c.first_name as "firstName", c.last_name as "lastName", c.mobile, c.second_mobile as "secondMobile",
      c.recipient, c.recipient_mobile as "recipientMobile", c.address,
      c.postal_code as "postalCode", c.country_id as "countryId", c.state_province_id as "stateId", c.city_id as "cityId",
      ${placeName('country', 'c.country_id')} as "countryName",
      ${placeName('state_province', 'c.state_province_id')} as "stateName",
      ${placeName('city', 'c.city_id')} as "cityName"
    from customer c where c.id = ${customerId}`;
  const { rows } = await db.executeQuery(preparedQuery('profile', query.compile(db)));
  if (!rows[0]) throw new Error(`no customer ${customerId}`);
  return rows[0];
}

/**
 * Stores the password of an active account, also for the logins of accounts that were merged into it. Their merges note it,
 * because the password isn't theirs any more once the merge is undone.
 */
export async function storePasswordHash(
  db: Database,
  customerId: number,
  passwordHash: string,
): Promise<void> {
  await sql`
    with recursive same (id) as (
      select id from customer where id = ${customerId} and active
      union select m.merged_id from same join customer_merge m on m.target_id = same.id and m.undone_at is null),
    noted as (update customer_merge set moved = moved || '{"hasNewPassword": true}'
      where merged_id in (select id from same) and undone_at is null)
    update customer set password_hash = ${passwordHash} where id in (select id from same)`.execute(db);
}

/** Replaces the verified password hash. Returns false if the password was changed in the meantime. */
export async function renewPasswordHash(
  db: Database,
  customerId: number,
  verifiedHash: string,
  passwordHash: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update customer set password_hash = ${passwordHash}
    where id = ${customerId} and password_hash = ${verifiedHash}`.execute(db);
  return numAffectedRows === 1n;
}

export async function countryExists(db: Database, countryId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from country where id = ${countryId}`.execute(db);
  return rows.length > 0;
}

/** Returns the id of a country by code; 0 if there is none. */
export async function idOfCountry(db: Database, code: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from country where code = ${code}`.execute(db);
  return rows[0]?.id ?? 0;
}

/** A person who signs up or applies as a seller. The input is already validated against the form's rules. */
export interface Person {
  /** The email address, or the number (E.164) if they signed up by number. */
  email: string;
  firstName: string;
  lastName: string;
  mobile: string;
  address: string;
  postalCode: string;
  countryId: number;
  stateId: number | null;
  cityId: number | null;
  language: LanguageCode;
}

/**
 * Inserts a customer and writes the audit log. Omits a state outside the country or a city outside the state.
 * `actor` is the staff member who creates the customer; it defaults to the customer.
 * @returns the id; null when the address or number is taken
 */
export async function insertCustomer(
  db: Database,
  { actor, ...customer }: Person & { passwordHash: string; actor?: Actor },
): Promise<number | null> {
  const noted = actor
    ? auditRows(actor, 'customer made', { customer: sql<number>`id` }, sql`from made`)
    : auditRows(customerActorOf(sql`id`), 'signup', {}, sql`from made`);
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into customer (email, password_hash, first_name, last_name, mobile, address, postal_code, language_id,
        country_id, state_province_id, city_id)
      select ${customer.email}, ${customer.passwordHash}, ${customer.firstName}, ${customer.lastName},
        ${customer.mobile}, ${customer.address}, ${customer.postalCode}, ${languages[customer.language].id}::smallint,
        k.id, s.id, t.id
      from country k
        left join state_province s on s.id = ${customer.stateId}::int and s.country_id = k.id
        left join city t on t.id = ${customer.cityId}::int and t.state_province_id = s.id
      where k.id = ${customer.countryId}::int
      on conflict do nothing returning id),
    noted as (${noted})
    select id from made`.execute(db);
  return rows[0]?.id ?? null;
}

export type ProfileChange = Pick<
  Person,
  'firstName' | 'lastName' | 'mobile' | 'address' | 'postalCode' | 'stateId' | 'cityId'
> &
  Recipient & {
    /** An alternative phone number. Undefined keeps the current one, as for recipients. */
    secondMobile?: string | undefined;
  };

/**
 * Updates what customers may change themselves. Omits a state or city outside their country. If `mayMove` is
 * false, updates only if phone and address stay the same. `staff` is the staff member who edits, undefined
 * for the customer.
 * @returns false if refused, with nothing changed
 */
export async function updateProfile(
  db: Database,
  customerId: number,
  change: ProfileChange,
  mayMove: boolean,
  staff?: Actor,
): Promise<boolean> {
  const noted = staff
    ? auditRows(staff, 'customer changed', { customer: sql<number>`id` }, sql`from changed`)
    : auditRows(customerActorOf(sql`id`), 'profile changed', {}, sql`from changed`);
  const stored = (value: string | undefined, column: string) =>
    sql`coalesce(${value ?? null}::text, ${sql.ref(`c.${column}`)})`;
  const secondMobile = stored(change.secondMobile, 'second_mobile');
  const recipient = stored(change.recipient, 'recipient');
  const recipientMobile = stored(change.recipientMobile, 'recipient_mobile');
  const { rows } = await sql`
    with f as (
      select c.id, s.id as state_province_id, t.id as city_id,
        (c.mobile, c.second_mobile, c.recipient, c.recipient_mobile, c.address, c.postal_code, c.state_province_id, c.city_id)
          is not distinct from (${change.mobile}, ${secondMobile}, ${recipient}, ${recipientMobile}, ${change.address}, ${change.postalCode}, s.id, t.id) as stays
      from customer c
        left join state_province s on s.id = ${change.stateId}::int and s.country_id = c.country_id
        left join city t on t.id = ${change.cityId}::int and t.state_province_id = s.id
      where c.id = ${customerId} and c.active for no key update of c),
    changed as (
      update customer c set first_name = ${change.firstName}, last_name = ${change.lastName}, mobile = ${change.mobile},
        second_mobile = ${secondMobile}, recipient = ${recipient}, recipient_mobile = ${recipientMobile}, address = ${change.address}, postal_code = ${change.postalCode}, state_province_id = f.state_province_id,
        city_id = f.city_id
      from f where c.id = f.id and (f.stays or ${mayMove}::boolean) returning c.id),
    noted as (${noted})
    select from changed`.execute(db);
  return rows.length > 0;
}
