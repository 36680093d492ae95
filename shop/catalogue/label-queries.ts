import { sql } from 'kysely';
import { attributeKinds } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { priceWithOptions } from '#rules/price.ts';
import { type OptionPrice, optionSurchargeCents } from '#rules/surcharge.ts';
import { textsOf, type Texts } from '#shop/localisation/localisation.ts';
import type { Names } from '#shop/records/records.ts';
import { variantNames, type VariantTexts } from './low-variant-queries.ts';
import { namesOf } from './name-queries.ts';

/** What is printed on the label of a product, or of one of its variants. */
export interface LabeledProduct {
  id: number;
  names: Names;
  /** The color and size; null for a product without variants. */
  variant: Names | null;
  sku: string;
  /** Its barcode, which needs not be a GTIN; '' without one. */
  barcode: string;
  /** The price of one piece with its discount and surcharge, as the shop has it: with or without VAT. */
  payCents: number;
}

interface Row {
  id: number;
  sku: string;
  gtin: string;
  texts: Texts | null;
  priceCents: number;
  payCents: number;
  variants: (VariantTexts & { sku: string; barcode: string; options: OptionPrice[] })[];
}

const { color, size } = attributeKinds;

/** Returns the labels of products in any status, in the order of the ids: one per variant. Skips unknown products. */
export async function labelsOfProducts(db: Database, ids: readonly number[]): Promise<LabeledProduct[]> {
  const { rows } = await sql<Row>`
    select p.id, p.sku, p.gtin, ${textsOf({ table: 'product_text', owner: 'product_id' }, sql`p.id`)} as texts,
      p.price_cents as "priceCents", p.pay_cents as "payCents",
      case when p.stock_per is null then '[]' else coalesce((
        select json_agg(json_build_object('sku', v.sku, 'barcode', v.barcode,
          'color', ${textsOf({ table: 'color_text', owner: 'color_id' }, sql`v.color_id`)},
          'size', ${textsOf({ table: 'size_text', owner: 'size_id', column: 'short_name' }, sql`v.size_id`)},
          'options', coalesce((select json_agg(json_build_object('priceType', o.price_type, 'value', o.amount))
            from product_option o where o.product_id = p.id
              and (o.attribute_id, o.option_id) in ((${color}, v.color_id), (${size}, v.size_id))), '[]'))
          order by v.color_id, v.size_id)
        from product_variant v where v.product_id = p.id), '[]') end as variants
    from unnest(${[...ids]}::int[]) with ordinality given (id, at) join product p on p.id = given.id order by given.at`.execute(
    db,
  );
  return rows.flatMap(({ id, sku, gtin, texts, priceCents, payCents, variants }): LabeledProduct[] => {
    const product = { id, names: namesOf(texts) };
    if (variants.length === 0) return [{ ...product, variant: null, sku, barcode: gtin, payCents }];
    return variants.map((variant) => ({
      ...product,
      variant: variantNames(variant),
      sku: variant.sku || sku,
      barcode: variant.barcode,
      payCents: priceWithOptions(
        payCents,
        variant.options.map((option) => optionSurchargeCents(priceCents, option)),
      ),
    }));
  });
}
