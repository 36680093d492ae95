import { sql } from 'kysely';
import { attributeKinds } from '#contract/constants.ts';
import { languages, type LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { fieldColumns, type ProductFields, textColumns } from './product-fields.ts';

/** A product to be written: its whole row, and those of its parts that changed. */
export interface WrittenProduct {
  id: number;
  after: ProductFields;
}

/** SQL for columns of a product row that aren't plain fields. */
const otherColumns = [
  ['category_id', 'int'],
  ['published', 'boolean'],
  ['digital_file', 'text'],
  ['digital_type', 'text'],
] as const;
const columns = [...fieldColumns.map(([, ...column]) => column), ...otherColumns];
const namesOfAll = sql.raw(columns.map(([name]) => name).join(', '));
const typesOfAll = sql.raw(
  `id int, archived boolean, ${columns.map((column) => column.join(' ')).join(', ')}`,
);

const namesOfTexts = sql.raw(textColumns.map(([, column]) => column).join(', '));
const typesOfTexts = sql.raw(textColumns.map(([field]) => `"${field}" text`).join(', '));
const newTexts = sql.raw(textColumns.map(([, column]) => `${column} = excluded.${column}`).join(', '));

const rowOf = ({ id, after }: WrittenProduct) => ({
  id,
  ...Object.fromEntries(fieldColumns.map(([field, column]) => [column, after[field]])),
  category_id: after.categoryIds[0],
  published: after.state === 'published',
  archived: after.state === 'archived',
  digital_file: after.digital?.file ?? null,
  digital_type: after.digital?.type ?? null,
});

/**
 * Sets who changes the stock and why, until the transaction ends. The table uses it for the stock history.
 */
export async function announceRefusal(db: Database, by: string, why: string): Promise<void> {
  await sql`select set_config('kado.stock_by', ${by}, true), set_config('kado.stock_why', ${why}, true)`.execute(
    db,
  );
}

/** Inserts rows in order. */
export async function insertProducts(db: Database, products: readonly WrittenProduct[]): Promise<void> {
  if (products.length === 0) return;
  await sql`
    insert into product (id, ${namesOfAll}, archived_at)
    select id, ${namesOfAll}, case when archived then now() end
    from jsonb_to_recordset(${JSON.stringify(products.map(rowOf))}::jsonb) as w (${typesOfAll})`.execute(db);
}

/** Overwrites the rows of locked products, increments their versions and sets the time of the change. */
export async function updateProducts(db: Database, products: readonly WrittenProduct[]): Promise<void> {
  if (products.length === 0) return;
  await sql`
    update product p set ${sql.raw(columns.map(([name]) => `${name} = w.${name}`).join(', '))},
      archived_at = case when w.archived then coalesce(p.archived_at, now()) end,
      version = p.version + 1, changed_at = now()
    from jsonb_to_recordset(${JSON.stringify(products.map(rowOf))}::jsonb) as w (${typesOfAll}) where p.id = w.id`.execute(
    db,
  );
}

/**
 * Replaces the texts of locked products. Deletes languages without any. The search index follows. Without the lock, the
 * trigger of `product_sort_name` could miss the text in the other language that another transaction writes.
 */
export async function writeTexts(db: Database, products: readonly WrittenProduct[]): Promise<void> {
  if (products.length === 0) return;
  const rows = products.flatMap(({ id, after }) =>
    Object.entries(after.texts).map(([code, texts]) => ({
      product_id: id,
      language_id: languages[code as LanguageCode].id,
      ...texts,
    })),
  );
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (product_id int, language_id int, ${typesOfTexts})
    ), gone as (
      delete from product_text t where t.product_id = any(${products.map(({ id }) => id)}::int[])
        and not exists (select from wanted w where w.product_id = t.product_id and w.language_id = t.language_id))
    insert into product_text as t (product_id, language_id, ${namesOfTexts})
    select * from wanted
    on conflict (product_id, language_id) do update set ${newTexts}`.execute(db);
}

type Part =
  | 'product_category'
  | 'product_tag'
  | 'product_related'
  | 'product_shipping_method'
  | 'product_option'
  | 'product_position'
  | 'product_picture';

export const partFields: Record<Part, ReadonlySet<string>> = {
  product_category: new Set(['categoryIds']),
  product_tag: new Set(['tagIds']),
  product_related: new Set(['relatedSkus']),
  product_shipping_method: new Set(['shippingMethodIds']),
  product_option: new Set(['colours', 'sizes', 'options']),
  product_position: new Set(['positions']),
  product_picture: new Set(['pictures']),
};
export const parts = Object.keys(partFields) as Part[];
type PartRow = Record<string, unknown> & { product_id: number };

const rowsOf: Record<Part, (product: WrittenProduct) => PartRow[]> = {
  product_category: ({ id, after }) =>
    after.categoryIds.map((category_id) => ({ product_id: id, category_id })),
  product_tag: ({ id, after }) => after.tagIds.map((tag_id) => ({ product_id: id, tag_id })),
  product_related: ({ id, after }) =>
    after.relatedSkus.map((sku, position) => ({ product_id: id, position, sku })),
  product_shipping_method: ({ id, after }) =>
    after.shippingMethodIds.map((shipping_method_id) => ({ product_id: id, shipping_method_id })),
  product_option: ({ id, after: { colours, sizes, options } }) => {
    const groups = [
      { attributeId: attributeKinds.color, required: true, choices: colours },
      { attributeId: attributeKinds.size, required: true, choices: sizes },
      ...options,
    ];
    const rows = groups.flatMap(({ attributeId, required, choices }) =>
      choices.map(({ optionId, priceType, amount }) => ({
        attribute_id: attributeId,
        option_id: optionId,
        price_type: priceType,
        amount,
        required,
      })),
    );
    return rows.map((row, position) => ({ product_id: id, ...row, position }));
  },
  product_position: ({ id, after }) =>
    after.positions.map(({ attributeId, widthMm, heightMm }) => ({
      product_id: id,
      attribute_id: attributeId,
      width_mm: widthMm,
      height_mm: heightMm,
    })),
  product_picture: ({ id, after }) =>
    after.pictures.map(({ path, colourId, view, width, height, alt, areas }, position) => ({
      product_id: id,
      position,
      path,
      color_id: colourId,
      view,
      width,
      height,
      alt_en: alt.en ?? '',
      alt_km: alt.ar ?? '',
      areas,
    })),
};

/** Replaces a part of these products. */
export async function writePart(
  db: Database,
  part: Part,
  products: readonly WrittenProduct[],
): Promise<void> {
  if (products.length === 0) return;
  const table = sql.table(part);
  await sql`delete from ${table} where product_id = any(${products.map(({ id }) => id)}::int[])`.execute(db);
  const rows = products.flatMap(rowsOf[part]);
  await sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}

const variantsIn = (products: readonly WrittenProduct[]) => {
  const rows = products.flatMap(({ id, after }) =>
    after.variants.map(({ colourId, sizeId, ...variant }) => ({
      product_id: id,
      color_id: colourId,
      size_id: sizeId,
      ...variant,
    })),
  );
  return sql`select product_id, color_id, size_id, stock, sku, barcode
    from jsonb_populate_recordset(null::product_variant, ${JSON.stringify(rows)}::jsonb)`;
};

/** Writes the variants of locked products. The database adds up their stock and records the changes. */
export async function writeVariants(db: Database, products: readonly WrittenProduct[]): Promise<void> {
  if (products.length === 0) return;
  await sql`
    insert into product_variant as v (product_id, color_id, size_id, stock, sku, barcode) ${variantsIn(products)}
    on conflict (product_id, color_id, size_id) do update
      set stock = excluded.stock, sku = excluded.sku, barcode = excluded.barcode
      where (v.stock, v.sku, v.barcode) is distinct from (excluded.stock, excluded.sku, excluded.barcode)`.execute(
    db,
  );
}

/** Deletes the variants that products no longer have. */
export async function dropVariants(db: Database, products: readonly WrittenProduct[]): Promise<void> {
  if (products.length === 0) return;
  await sql`
    delete from product_variant v where v.product_id = any(${products.map(({ id }) => id)}::int[])
      and (v.product_id, v.color_id, v.size_id) not in (
        select product_id, color_id, size_id from (${variantsIn(products)}) w)`.execute(db);
}
