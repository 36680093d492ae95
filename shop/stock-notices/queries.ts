import { sql } from 'kysely';
import { type LanguageCode, languageOf, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';

/** Of one address. */
const mostOpen = 20;

export interface NewNotice {
  productId: number;
  /** In its one form. */
  email: string;
  language: LanguageCode;
  /** Whoever asks has shown that the address is theirs. */
  isConfirmed: boolean;
}

/** Whether a product is sold and out of stock. */
export async function isOutOfStock(db: Database, productId: number): Promise<boolean> {
  const { rows } = await sql`
    select from product where id = ${productId}::int and published and stock < 1 for share`.execute(db);
  return rows.length > 0;
}

/**
 * Stores a wish to be told, or renews one that is over. `needsMail`: nobody has confirmed it yet. null: the address has as
 * many open ones as may be.
 */
export async function storeNotice(
  db: Database,
  { productId, email, language, isConfirmed }: NewNotice,
): Promise<{ id: number; needsMail: boolean } | null> {
  const { rows } = await sql<{ id: number; needsMail: boolean }>`
    insert into stock_notice as n (product_id, email, language_id, confirmed_at)
    select ${productId}::int, ${email}, ${languages[language].id}, case when ${isConfirmed}::boolean then now() end
    where (select count(*) from stock_notice o
      where o.email = ${email} and o.told_at is null and o.product_id <> ${productId}::int) < ${mostOpen}
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

/** null: there is none, or it is over for long. */
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

/** Everything the address of this one asked for. */
export async function dropNoticesLike(db: Database, id: number): Promise<void> {
  await sql`delete from stock_notice where email = (select email from stock_notice where id = ${id}::int)`.execute(
    db,
  );
}
