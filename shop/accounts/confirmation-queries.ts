import { sql } from 'kysely';
import { defaultLanguage, type LanguageCode, languageCodes, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { auditRows, customerActorOf } from '#shop/audit/audit.ts';

/** An open account, as the link in its mail names it. */
export interface Account {
  customerId: number;
  email: string;
  /** That was added to it; '' for none. */
  number: string;
  language: LanguageCode;
  /** Whoever reads the mails of its address has shown that it is theirs. */
  isConfirmed: boolean;
}

/** null: there is none, or it is closed. */
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

/** Notes that an address or number is its customer's; nothing happens when that is known. */
export async function storeConfirmed(db: Database, customerId: number, by: 'link' | 'code'): Promise<void> {
  await sql`
    with confirmed as (
      update customer set confirmed_at = now()
      where id = ${customerId}::int and active and confirmed_at is null returning id)
    ${auditRows(customerActorOf(sql`id`), 'address confirmed', { by }, sql`from confirmed`)}`.execute(db);
}

/**
 * The same of whoever has shown it by a mailed code. What was stored of the person before may be of a stranger who signed up
 * with their address: it goes, down to the place, and so does the number by which the stranger could come back. The country stays, for no profile can change it.
 */
export async function storeConfirmedAnew(db: Database, customerId: number): Promise<void> {
  await sql`
    with confirmed as (
      update customer set confirmed_at = now(), first_name = '', last_name = '', mobile = '', second_mobile = '', recipient = '', recipient_mobile = '', address = '', postal_code = '',
        state_province_id = null, city_id = null, added_phone = null
      where id = ${customerId}::int and active and confirmed_at is null returning id)
    ${auditRows(customerActorOf(sql`id`), 'address confirmed', { by: 'code' }, sql`from confirmed`)}`.execute(
    db,
  );
}
