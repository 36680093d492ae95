import { sql } from 'kysely';
import { defaultLanguage, type LanguageCode, languageCodes, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { auditRows, customerActorOf } from '#shop/audit/audit.ts';

/** An open account, as identified by the link in its email. */
export interface Account {
  customerId: number;
  email: string;
  /** The added number, or '' if there is none. */
  number: string;
  language: LanguageCode;
  /** Whether the owner has proven access to the email address. */
  isConfirmed: boolean;
}

/** Returns an open account. Null if it doesn't exist or is closed. */
export async function openAccount(db: Database, customerId: number): Promise<Account | null> {
  const { rows } = await sql<Omit<Account, 'language'> & { languageId: number }>`
    select id as "customerId", email, coalesce(added_phone, '') as number, language_id as "languageId", confirmed_at is not null as "isConfirmed"
    from customer where id = ${customerId}::int and active`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { languageId, ...account } = row;
  const language = languageCodes.find((code) => languages[code].id === languageId) ?? defaultLanguage;
  return { ...account, language };
}

/** Marks an email address or number as confirmed; does nothing if it already is. */
export async function storeConfirmed(db: Database, customerId: number, by: 'link' | 'code'): Promise<void> {
  await sql`
    with confirmed as (
      update customer set confirmed_at = now()
      where id = ${customerId}::int and active and confirmed_at is null returning id)
    ${auditRows(customerActorOf(sql`id`), 'address confirmed', { by }, sql`from confirmed`)}`.execute(db);
}

/**
 * Marks an address or number as confirmed by an emailed code. The stored profile may be from a stranger who
 * signed up with this address, so it is cleared, including the location and the added number, with which the
 * stranger could log in again. The country stays, because no profile can change it. Imported profiles stay.
 */
export async function storeConfirmedAnew(db: Database, customerId: number): Promise<void> {
  await sql`
    update customer set first_name = '', last_name = '', mobile = '', second_mobile = '', recipient = '', recipient_mobile = '', address = '', postal_code = '',
      state_province_id = null, city_id = null, added_phone = null
    where id = ${customerId}::int and active and confirmed_at is null and not imported`.execute(db);
  await storeConfirmed(db, customerId, 'code');
}
