import { sql } from 'kysely';
import { languageOf } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import type { Person } from '#shop/accounts/accounts.ts';

/** Returns an application that isn't decided, and locks it. Null otherwise. */
export async function openRequest(
  db: Database,
  id: number,
): Promise<(Person & { passwordHash: string }) | null> {
  const { rows } = await sql<Omit<Person, 'language'> & { passwordHash: string; languageId: number }>`
    select email, password_hash as "passwordHash", first_name as "firstName", last_name as "lastName", mobile, address,
      postal_code as "postalCode", country_id as "countryId", state_province_id as "stateId", city_id as "cityId",
      language_id as "languageId"
    from seller_request where id = ${id}::int and state = 'open' for update`.execute(db);
  if (!rows[0]) return null;
  const { languageId, ...person } = rows[0];
  return { ...person, language: languageOf(languageId) };
}

/** Decides an application, and forgets its password. */
export async function closeRequest(
  db: Database,
  id: number,
  { state, reason }: { state: 'approved' | 'refused'; reason: string },
): Promise<void> {
  await sql`
    update seller_request set state = ${state}, decline_reason = ${reason}, decided_at = now(), password_hash = ''
    where id = ${id}::int`.execute(db);
}
