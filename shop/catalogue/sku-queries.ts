import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

export interface FoundSku {
  /** As it was searched for. */
  sku: string;
  productId: number;
  /** The color and size of a variant; 0 for none. */
  colorId: number;
  sizeId: number;
}

/**
 * Returns published products, or variants of them, by their SKUs in any letter case, in the order of the SKUs. Omits
 * unknown ones.
 */
export async function findSkus(db: Database, skus: readonly string[]): Promise<FoundSku[]> {
  const { rows } = await sql<FoundSku>`
    select k.sku, f.* from unnest(${[...skus]}::text[]) with ordinality as k (sku, at) cross join lateral (
      select p.id as "productId", 0 as "colorId", 0 as "sizeId" from product p
        where sku_key(p.sku) = sku_key(k.sku) and p.published
      union all
      select v.product_id, v.color_id, v.size_id from product_variant v join product p on p.id = v.product_id
        where v.sku <> '' and sku_key(v.sku) = sku_key(k.sku) and p.published
      order by "colorId", "sizeId", "productId" limit 1) f
    order by k.at`.execute(db);
  return rows;
}
