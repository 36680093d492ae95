import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { compareKey } from '#rules/compare-key.ts';
import { textsOf, type Texts } from '#shop/localisation/localisation.ts';
import type { Names } from '#shop/records/records.ts';
import { variantNames, type VariantTexts } from './low-variant-queries.ts';
import { namesOf } from './name-queries.ts';

/** A product, or one of its variants, with a scanned code. */
export interface ScannedProduct {
  id: number;
  sku: string;
  names: Names;
  picture: string;
  /** 0 if stock isn't counted by it. */
  colourId: number;
  sizeId: number;
  /** Null for a product with one stock. */
  variant: Names | null;
  stock: number | null;
  /** The id of the product's latest stock change; 0 without. */
  lastStockChange: number;
}

type Row = Omit<ScannedProduct, 'names' | 'variant'> & { texts: Texts | null; variant: VariantTexts | null };

const max = 20;

/**
 * Returns the unarchived products with a GTIN, SKU or id, and variants with a barcode or SKU. All variants of a product
 * that is found by its own code.
 */
export async function productsWithCode(
  db: Database,
  { code = '', productId = 0 }: { code?: string; productId?: number },
): Promise<ScannedProduct[]> {
  const key = sql`scan_key(${code}::text)`;
  const { rows } = await sql<Row>`
    with hit as (
      select id as product_id, null::int as color_id, null::int as size_id from product
      where id = ${productId}::int or sku_key(sku) = ${compareKey(code)}::text or (gtin <> '' and scan_key(gtin) = ${key})
      union select product_id, color_id, size_id from product_variant
      where (barcode <> '' and scan_key(barcode) = ${key}) or (sku <> '' and scan_key(sku) = ${key}))
    select distinct on (p.id, v.color_id, v.size_id) p.id, coalesce(nullif(v.sku, ''), p.sku) as sku,
      ${textsOf({ table: 'product_text', owner: 'product_id' }, sql`p.id`)} as texts,
      coalesce((select i.path from product_picture i where i.product_id = p.id order by i.position limit 1), '') as picture,
      coalesce(v.color_id, 0) as "colourId", coalesce(v.size_id, 0) as "sizeId",
      case when v.product_id is not null then json_build_object(
        'color', ${textsOf({ table: 'color_text', owner: 'color_id' }, sql`v.color_id`)},
        'size', ${textsOf({ table: 'size_text', owner: 'size_id', column: 'short_name' }, sql`v.size_id`)}) end as variant,
      case when v.product_id is null then p.stock else v.stock end as stock,
      coalesce((select max(id) from stock_change c where c.product_id = p.id), 0)::float8 as "lastStockChange"
    from hit h join product p on p.id = h.product_id and p.archived_at is null
      left join product_variant v on v.product_id = p.id and p.stock_per is not null
        and (h.color_id is null or (v.color_id, v.size_id) = (h.color_id, h.size_id))
    where p.stock_per is null or v.product_id is not null
    order by p.id, v.color_id, v.size_id limit ${max}`.execute(db);
  return rows.map(({ texts, variant, ...row }) => ({
    ...row,
    names: namesOf(texts),
    variant: variantNames(variant),
  }));
}
