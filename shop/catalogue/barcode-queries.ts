import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** What a variant of a product gets. `barcode` is undefined if it stays. */
interface ChangedVariant {
  colourId: number;
  sizeId: number;
  barcode?: string | undefined;
}

/**
 * Returns the first barcode that a change gives to a variant although another unarchived product, another variant, or
 * another part of the change has it, with that product: `123: SHIRT (T-shirt)`. Null if there is none.
 */
export async function sharedBarcode(
  db: Database,
  productId: number,
  variants: readonly ChangedVariant[],
): Promise<string | null> {
  const changed = variants.map(({ colourId, sizeId, barcode = null }) => ({ colourId, sizeId, barcode }));
  const { rows } = await sql<{ about: string }>`
    with change as (
      select * from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c ("colourId" int, "sizeId" int, barcode text)),
    kept as (
      select v.product_id as id, v.color_id, v.size_id, scan_key(v.barcode) as key from product_variant v
      where v.barcode <> '' and not exists (select from change c where v.product_id = ${productId}::int
        and (c."colourId", c."sizeId") = (v.color_id, v.size_id) and c.barcode is not null)
      union all select id, null, null, scan_key(gtin) from product where gtin <> '' and id <> ${productId}::int
      union all select ${productId}::int, "colourId", "sizeId", scan_key(barcode) from change where barcode <> '')
    select format('%s: %s', c.barcode, p.sku || coalesce(
      (select format(' (%s)', t.name) from product_text t where t.product_id = p.id order by t.language_id limit 1), '')) as about
    from change c join kept k on k.key = scan_key(c.barcode) join product p on p.id = k.id and p.archived_at is null
    where c.barcode <> '' and (k.id, k.color_id, k.size_id) is distinct from (${productId}::int, c."colourId", c."sizeId")
      and not exists (select from product_variant v where v.product_id = ${productId}::int
        and (v.color_id, v.size_id) = (c."colourId", c."sizeId") and scan_key(v.barcode) = scan_key(c.barcode))
    order by c."colourId", c."sizeId" limit 1`.execute(db);
  return rows[0]?.about ?? null;
}
