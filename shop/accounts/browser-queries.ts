import { sql } from 'kysely';
import { preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { sha256 } from './session-token.ts';

const rememberedDays = 180;

/** Returns whether the customer has logged in with this browser within half a year. */
export async function isKnownBrowser(
  db: Database,
  customerId: number,
  browserHash: Buffer,
): Promise<boolean> {
  const query = sql`
    select 1 from known_browser where customer_id = ${customerId}::int and browser_hash = ${browserHash}
      and last_login_at > now() - make_interval(days => ${rememberedDays}::int)`;
  const { rows } = await db.executeQuery(preparedQuery('known-browser', query.compile(db)));
  return rows.length > 0;
}

/**
 * Returns whether a mark belongs to a browser in which the customer of an email address or number has logged
 * in. Takes the same time in all cases.
 */
export async function isOwnBrowser(
  db: Database,
  email: string,
  deviceToken: string | null,
): Promise<boolean> {
  const query = sql`
    select 1 from known_browser b join customer c on c.id = b.customer_id and c.active
    where (c.email = ${email} or c.phone = ${email}) and b.browser_hash = ${sha256(deviceToken ?? '')}
      and b.last_login_at > now() - make_interval(days => ${rememberedDays}::int)`;
  const { rows } = await db.executeQuery(preparedQuery('own-browser', query.compile(db)));
  return rows.length > 0;
}

export async function rememberBrowser(db: Database, customerId: number, browserHash: Buffer): Promise<void> {
  await sql`
    insert into known_browser (customer_id, browser_hash) values (${customerId}, ${browserHash})
    on conflict (customer_id, browser_hash) do update set last_login_at = now()`.execute(db);
}

/** Forgets a customer's browsers. Called after a password reset, because one of them may be an attacker's. */
export async function forgetBrowsers(db: Database, customerId: number): Promise<void> {
  await sql`delete from known_browser where customer_id = ${customerId}`.execute(db);
}
