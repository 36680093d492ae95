import { sql } from 'kysely';
import { attributeKinds } from '#contract/constants.ts';
import { type LanguageCode, languageOf, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';

/** Maximum number of open requests per address. */
const maxOpen = 20;

/** What a customer waits for: a product, or a variant of it. An id is 0 if it doesn't matter. */
export interface Wanted {
  productId: number;
  colorId: number;
  sizeId: number;
}

export interface NewNotice extends Wanted {
  /** The email address in normalized form. */
  email: string;
  language: LanguageCode;
  /** Whether the person has proven that the address is theirs. */
  isConfirmed: boolean;
}

/** Returns whether a product is sold and out of stock, or the variant of a product that counts per variant. */
export async function isOutOfStock(db: Database, { productId, colorId, sizeId }: Wanted): Promise<boolean> {
  const { rows } = await sql`
    select from product p where id = ${productId}::int and published and (stock < 1 or exists (
      select from product_variant v where v.product_id = p.id and v.color_id = current_option(${attributeKinds.color}, ${colorId}::int)
        and v.size_id = current_option(${attributeKinds.size}, ${sizeId}::int) and v.stock < 1)) for share of p`.execute(
    db,
  );
  return rows.length > 0;
}

/** SQL for the variants a request waits for; empty means the product. */
const choicesOf = ({ colorId, sizeId }: Wanted) =>
  JSON.stringify(colorId > 0 || sizeId > 0 ? [[colorId, sizeId]] : []);

/**
 * Stores a request for a notification, or renews one that has ended. `needsMail`: it isn't confirmed yet.
 * Null if the address has too many open ones.
 */
export async function storeNotice(
  db: Database,
  { email, language, isConfirmed, ...awaited }: NewNotice,
): Promise<{ id: number; needsMail: boolean } | null> {
  const { productId } = awaited;
  const { rows } = await sql<{ id: number; needsMail: boolean }>`
    insert into stock_notice as n (product_id, choices, email, language_id, confirmed_at)
    select ${productId}::int, ${choicesOf(awaited)}::jsonb, ${email}, ${languages[language].id}, case when ${isConfirmed}::boolean then now() end
    where (select count(*) from stock_notice o
      where o.email = ${email} and o.told_at is null and o.product_id <> ${productId}::int) < ${maxOpen}
    on conflict (product_id, email) do update set language_id = excluded.language_id, told_at = null,
      -- Who waits for anything of the product goes on doing so.
      choices = case when n.told_at is not null then excluded.choices when jsonb_array_length(n.choices) = 0
        or jsonb_array_length(excluded.choices) = 0 then '[]' else (
          select jsonb_agg(distinct c) from jsonb_array_elements(n.choices || excluded.choices) c) end,
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
