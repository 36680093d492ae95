import { type RawBuilder, sql } from 'kysely';
import { normalEmail } from '#contract/forms/email.ts';
import { cambodianNumber } from '#contract/forms/e164.ts';
import { defaultLanguage, type LanguageCode, languageCodes, languages } from '#contract/languages.ts';
import { hasPart, hasPhonePart } from '#shop/records/records.ts';
import type { Database } from '#database/schema.ts';

export interface FoundCustomer {
  id: number;
  firstName: string;
  lastName: string;
  /** The phone number or email address with which the customer logs in. */
  login: string;
  phone: string;
  language: LanguageCode;
  orders: number;
  lastOrderAt: Date | null;
}

const languageOf = (id: number): LanguageCode =>
  languageCodes.find((code) => languages[code].id === id) ?? defaultLanguage;

/**
 * Finds customers by part of a name or address, or by a number in any format, newest first. With `isWhole`,
 * finds only an exact number or address.
 */
export async function findCustomers(
  db: Database,
  { find, isWhole, limit }: { find: string; isWhole: boolean; limit: number },
): Promise<FoundCustomer[]> {
  const { rows } = await sql<Omit<FoundCustomer, 'language'> & { languageId: number }>`
    select c.id, c.first_name as "firstName", c.last_name as "lastName", c.email as login,
      coalesce(c.phone, c.mobile) as phone, c.language_id as "languageId", o.orders, o."lastOrderAt"
    from customer c cross join lateral (
      select count(*)::int as orders, max(created_at) as "lastOrderAt" from customer_order
      where customer_id = c.id and status_id < 90) o
    where c.active and (c.phone = ${cambodianNumber(find) ?? ''} or c.email = ${normalEmail(find)}
      ${isWhole ? sql`` : sql`or ${matchesCustomer(find)}`})
    order by c.id desc limit ${limit}`.execute(db);
  return rows.map(({ languageId, ...row }) => ({ ...row, language: languageOf(languageId) }));
}

const numbers = [sql`coalesce(c.phone, '')`, sql`c.mobile`, sql`c.second_mobile`];
const who = sql`(c.first_name || ' ' || c.last_name || ' ' || c.first_name || ' ' || coalesce(c.email, ''))`;

/** SQL for whether staff find a customer `c` by this text, as in the indexes (database/migrations/0840-found-without-accents.sql). */
export const matchesCustomer = (find: string): RawBuilder<unknown> =>
  hasPhonePart(numbers, find) ?? hasPart(who, find);

/** Returns an active customer's location and language. Null if there is none. */
export async function placeOfCustomer(
  db: Database,
  customerId: number,
): Promise<{ language: LanguageCode; countryId: number | null } | null> {
  const { rows } = await sql<{ languageId: number; countryId: number | null }>`
    select language_id as "languageId", country_id as "countryId" from customer
    where id = ${customerId} and active`.execute(db);
  const [row] = rows;
  return row ? { language: languageOf(row.languageId), countryId: row.countryId } : null;
}
