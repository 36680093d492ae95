import { sql } from 'kysely';
import { type LanguageCode, languageOf, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';

/** Maximum number of open requests per address. */
const maxOpen = 20;

export interface NewNotice {
  productId: number;
  /** The email address in normalized form. */
  email: string;
  language: LanguageCode;
  /** Whether the person has proven that the address is theirs. */
  isConfirmed: boolean;
}

/** Returns whether a product is sold and out of stock. */
export async function isOutOfStock(db: Database, productId: number): Promise<boolean> {
  const { rows } = await sql`
    select from product where id = ${productId}::int and published and stock < 1 for share`.execute(db);
  return rows.length > 0;
}

/**
 * Stores a request for a notification, or renews one that has ended. `needsMail`: it isn't confirmed yet.
 * Null if the address has too many open ones.
 */
export async function storeNotice(
  db: Database,
  { productId, email, language, isConfirmed }: NewNotice,
): Promise<{ id: number; needsMail: boolean } | null> {
  const { rows } = await sql<{ id: number; needsMail: boolean }>`
    insert into stock_notice as n (product_id, email, language_id, confirmed_at)
    select ${productId}::int, ${email}, ${languages[language].id}, case when ${isConfirmed}::boolean then now() end
    where (select count(*) from stock_notice o
      where o.email = ${email} and o.told_at is null and o.product_id <> ${productId}::int) < ${maxOpen}
    on conflict (product_id, email) do update set language_id = excluded.language_id, told_at = null,
      created_at = case when n.told_at is null then n.created_at else now() end,
      confirmed_at = case when n.told_at is null then coalesce(n.confirmed_at, excluded.confirmed_at)
        else excluded.confirmed_at end
    returning n.id, n.confirmed_at is null as "needsMail"`.execute(db);
  return rows[0] ?? null;
}

export async function emailOf(db: Database, customerId: number): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`
    select email from customer where id = ${customerId}::int and active`.execute(db);
  return rows[0]?.email ?? null;
}

/** Returns the language of a notification. Null if it doesn't exist, or ended long ago. */
export async function languageOfNotice(db: Database, id: number): Promise<LanguageCode | null> {
  const { rows } = await sql<{ languageId: number }>`
    select language_id as "languageId" from stock_notice where id = ${id}::int`.execute(db);
  return rows[0] ? languageOf(rows[0].languageId) : null;
}

export async function storeConfirmed(db: Database, id: number): Promise<void> {
  await sql`update stock_notice set confirmed_at = now() where id = ${id}::int and confirmed_at is null`.execute(
    db,
  );
}

/** Deletes all requests of this one's address. */
export async function dropNoticesLike(db: Database, id: number): Promise<void> {
  await sql`delete from stock_notice where email = (select email from stock_notice where id = ${id}::int)`.execute(
    db,
  );
}
