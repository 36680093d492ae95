import { sql } from 'kysely';
import { defaultLanguage, type LanguageCode, languageCodes, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, auditRows, customerActorOf } from '#shop/audit/audit.ts';
import { remainingAccount } from './queries.ts';

export interface NewCode {
  email: string;
  codeHmac: Buffer;
  /** Who requested the code; only they can use it. */
  requesterHash: Buffer;
}

/**
 * Stores a code for an address as the requester's newest, also for unknown addresses, so that both take the
 * same work.
 * @returns the customer who gets it, null if there is none; for a merged account, the one that is left; and whether a valid one was sent before
 */
export async function insertCode(
  db: Database,
  { email, codeHmac, requesterHash }: NewCode,
): Promise<{ owner: (Owner & { codeId: number }) | null; isAgain: boolean }> {
  const { rows } = await sql<
    Omit<Owner, 'language'> & { languageId: number; codeId: number; isAgain: boolean }
  >`
    with owner as (select k.id, k.language_id from customer c join customer k on k.id = ${remainingAccount('c.id')}
      where c.email = ${email} or c.phone = ${email}),
    noted as (${auditRows(
      sql<Actor>`coalesce((select ${customerActorOf(sql`id`)} from owner), 'guest')`,
      'code asked',
      {},
      sql``,
    )})
    insert into one_time_code (email, customer_id, code_hmac, asker_hash)
    values (${email}, (select id from owner), ${codeHmac}, ${requesterHash})
    returning id as "codeId", customer_id as "customerId", email, (select language_id from owner) as "languageId",
      exists (select from one_time_code where email = ${email} and used_at is null and now() < expires_at) as "isAgain"`.execute(
    db,
  );
  const [row] = rows;
  const owner = row && row.customerId !== null ? { ...ownerOf(row), codeId: row.codeId } : null;
  return { owner, isAgain: row?.isAgain === true };
}

/** A customer who may set a new password. */
export interface Owner {
  customerId: number;
  email: string;
  language: LanguageCode;
}

const ownerOf = ({
  customerId,
  email,
  languageId,
}: Omit<Owner, 'language'> & { languageId: number }): Owner => ({
  customerId,
  email,
  language: languageCodes.find((code) => languages[code].id === languageId) ?? defaultLanguage,
});

export type OwnerWithPassword = Owner & { passwordHash: string; names: string[] };

/** Returns a customer with password hash and names. Null if the account is closed. */
export async function ownerWithPassword(db: Database, customerId: number): Promise<OwnerWithPassword | null> {
  const { rows } = await sql<
    Omit<Owner, 'language'> & { languageId: number; passwordHash: string; names: string[] }
  >`
    select id as "customerId", email, language_id as "languageId", password_hash as "passwordHash",
      array[first_name, last_name] as names from customer where id = ${customerId} and active`.execute(db);
  const [row] = rows;
  return row ? { ...ownerOf(row), passwordHash: row.passwordHash, names: row.names } : null;
}

/** Invalidates every code of a customer. */
export async function useCodesOf(db: Database, customerId: number): Promise<void> {
  await sql`update one_time_code set used_at = now() where customer_id = ${customerId} and used_at is null`.execute(
    db,
  );
}

export interface ClaimedTry {
  codeId: number;
  customerId: number | null;
  codeHmac: Buffer;
  /** The customer's names. */
  names: string[] | null;
}

/**
 * Uses one of the five attempts for a requester's newest code for an address, before comparing it. Null when
 * none remain.
 */
export async function claimTry(
  db: Database,
  email: string,
  requesterHashes: readonly Buffer[],
): Promise<ClaimedTry | null> {
  const { rows } = await sql<ClaimedTry>`
    update one_time_code set tries = tries + 1
    where id = (select max(id) from one_time_code where email = ${email} and asker_hash = any(${requesterHashes}))
      and tries < 5 and used_at is null and expires_at > now()
    returning id as "codeId", customer_id as "customerId", code_hmac as "codeHmac",
      (select array[first_name, last_name] from customer where id = customer_id) as names`.execute(db);
  return rows[0] ?? null;
}

/**
 * Uses a code and invalidates all others of its customer. Null if the code was already used or the account is
 * closed.
 */
export async function useCode(db: Database, codeId: number): Promise<Owner | null> {
  const { rows } = await sql<Omit<Owner, 'language'> & { languageId: number }>`
    with used as (
      update one_time_code o set used_at = now() from customer c
      where o.id = ${codeId} and o.used_at is null and c.id = o.customer_id and c.active
      returning c.id, c.email, c.language_id),
    others as (
      update one_time_code o set used_at = now() from used
      where o.customer_id = used.id and o.id <> ${codeId} and o.used_at is null)
    select id as "customerId", email, language_id as "languageId" from used`.execute(db);
  return rows[0] ? ownerOf(rows[0]) : null;
}

/**
 * Uses a number's code and invalidates all other codes for the number. Returns false if the code was already
 * used.
 */
export async function useCodeOfNumber(db: Database, codeId: number): Promise<boolean> {
  const { rows } = await sql`
    with used as (
      update one_time_code set used_at = now() where id = ${codeId} and used_at is null returning email),
    others as (
      update one_time_code o set used_at = now() from used
      where o.email = used.email and o.id <> ${codeId} and o.used_at is null)
    select from used`.execute(db);
  return rows.length > 0;
}

/**
 * Returns the customer who was emailed a still unused code within the last day, if the account is open.
 */
export async function ownerOfCode(db: Database, codeId: number): Promise<Owner | null> {
  const { rows } = await sql<Omit<Owner, 'language'> & { languageId: number }>`
    select c.id as "customerId", c.email, c.language_id as "languageId"
    from one_time_code o join customer c on c.id = o.customer_id and c.active
    where o.id = ${codeId}::int and o.used_at is null and o.created_at > now() - interval '1 day'`.execute(
    db,
  );
  return rows[0] ? ownerOf(rows[0]) : null;
}
