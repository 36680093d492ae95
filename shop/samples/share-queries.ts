import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { attributeKinds } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { textOf } from '#shop/localisation/localisation.ts';
import type { WishedItem } from './wished-item.ts';

export interface WishlistShare {
  /** The code: 22 unguessable characters. */
  code: string;
  expiresAt: Date;
}

/** Stores a wish list under a code for 90 days. Returns null if none of its products is sold. */
export async function shareWishlist(
  db: Database,
  items: readonly WishedItem[],
): Promise<WishlistShare | null> {
  const code = randomBytes(16).toString('base64url');
  const { rows } = await sql<{ expiresAt: Date }>`
    with items as materialized (
      select w.*, (select id from size where id = current_option(${attributeKinds.size}, w.wanted_size)) as size_id,
        (select id from color where id = current_option(${attributeKinds.color}, w.wanted_color)) as color_id
      from unnest(${items.map((item) => item.productId)}::int[], ${items.map((item) => item.sizeId)}::int[],
          ${items.map((item) => item.colorId)}::int[], ${items.map((item) => item.quantity)}::int[])
        with ordinality w (product_id, wanted_size, wanted_color, quantity, place)
        join product p on p.id = w.product_id and p.published),
    made as (insert into wishlist_share (code) select ${code} where exists (select from items) returning code, expires_at),
    kept as (
      insert into wishlist_share_item (code, position, product_id, size_id, color_id, quantity)
      select made.code, place, product_id, size_id, color_id, quantity from items, made)
    select expires_at as "expiresAt" from made`.execute(db);
  return rows[0] ? { code, expiresAt: rows[0].expiresAt } : null;
}

/** A line of a shared list, with names in one language. */
export type SharedItem = WishedItem & { sizeName: string; colorName: string };

/** Returns the lines of a shared list as it was sent. Empty for an unknown or expired code. */
export async function sharedWishlist(
  db: Database,
  code: string,
  language: LanguageCode,
): Promise<SharedItem[]> {
  const size = textOf(
    { table: 'size_text', owner: 'size_id', column: 'short_name' },
    sql.ref('i.size_id'),
    language,
  );
  const color = textOf({ table: 'color_text', owner: 'color_id' }, sql.ref('i.color_id'), language);
  const query = sql<SharedItem>`
    select i.product_id as "productId", i.quantity, i.size_id as "sizeId", i.color_id as "colorId",
      ${size} as "sizeName", ${color} as "colorName"
    from wishlist_share_item i join wishlist_share s on s.code = i.code and s.expires_at > now()
    where i.code = ${code} order by i.position`;
  const { rows } = await db.executeQuery(preparedQuery('shared-wishlist', query.compile(db)));
  return rows;
}
