import { sql } from 'kysely';
import { languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import type { Person } from '#shop/accounts/accounts.ts';
import { auditRows } from '#shop/audit/audit.ts';
import { textOf } from '#shop/localisation/localisation.ts';
import type { OpenedPassword } from './sealed-password.ts';

const goodForMinutes = 10;

/** Returns the database's time for a new encrypted text. */
export async function timeOfSealing(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  if (!rows[0]) throw new Error('no time');
  return rows[0].now;
}

/** Marks an encrypted password as used. Returns false if it was used before or is older than 10 minutes. */
export async function useEnvelope(
  db: Database,
  { nonce, sealedAt }: Omit<OpenedPassword, 'password'>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into sealed_password (nonce)
    select ${nonce}::bytea where ${sealedAt}::timestamptz > now() - make_interval(mins => ${goodForMinutes}::int)
    on conflict (nonce) do nothing returning 1`.execute(db);
  return rows.length > 0;
}

/** The names of the places that an applicant selected; '' if none. */
export interface PlaceNames {
  city: string;
  state: string;
  country: string;
}

/**
 * Stores a request. A state outside the country, or a city outside the state, is omitted.
 * @returns null if the address already has an account or an open request
 */
export async function insertSellerRequest(
  db: Database,
  request: Person,
  passwordHash: string,
): Promise<PlaceNames | null> {
  const nameOf = (table: string, id: string) =>
    textOf({ table: `${table}_text`, owner: `${table}_id` }, sql.ref(id), request.language);
  const { rows } = await sql<PlaceNames>`
    with made as (
      insert into seller_request (email, password_hash, first_name, last_name, mobile, address, postal_code, language_id,
        country_id, state_province_id, city_id)
      select ${request.email}, ${passwordHash}, ${request.firstName}, ${request.lastName}, ${request.mobile},
        ${request.address}, ${request.postalCode}, ${languages[request.language].id}::smallint, k.id, s.id, t.id
      from country k
        left join state_province s on s.id = ${request.stateId}::int and s.country_id = k.id
        left join city t on t.id = ${request.cityId}::int and t.state_province_id = s.id
      where k.id = ${request.countryId}::int and not exists (select from customer where email = ${request.email})
      on conflict (email) where state = 'open' do nothing
      returning id, country_id, state_province_id, city_id),
    noted as (${auditRows('guest', 'seller request', { request: sql<number>`id` }, sql`from made`)})
    select ${nameOf('country', 'made.country_id')} as country, ${nameOf('state_province', 'made.state_province_id')} as state,
      ${nameOf('city', 'made.city_id')} as city
    from made`.execute(db);
  return rows[0] ?? null;
}
