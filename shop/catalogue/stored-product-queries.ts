import { sql, type RawBuilder } from 'kysely';
import { attributeKinds } from '#contract/constants.ts';
import { languageCodes, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { compareKey } from '#rules/compare-key.ts';
import { gtinKey } from '#rules/gtin.ts';
import {
  type Choice,
  type ChoiceGroup,
  type ColumnField,
  fieldColumns,
  type PictureFile,
  type ProductTexts,
  type StoredProduct,
  textColumns,
} from './product-fields.ts';

/** Returns SQL for rows as a JSON array. */
const list = (row: RawBuilder<unknown>, from: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql`coalesce((select json_agg(${row} order by ${order}) ${from}), '[]')`;

const fields = sql.raw(fieldColumns.map(([field, column]) => `p.${column} as "${field}"`).join(', '));
const textFields = sql.raw(textColumns.map(([field, column]) => `'${field}', t.${column}`).join(', '));

interface Row extends Pick<
  StoredProduct,
  | ColumnField
  | 'id'
  | 'version'
  | 'tagIds'
  | 'relatedSkus'
  | 'shippingMethodIds'
  | 'variants'
  | 'positions'
  | 'pictures'
> {
  published: boolean;
  archived: boolean;
  digitalFile: string | null;
  digitalType: string | null;
  categoryId: number;
  otherCategoryIds: number[];
  choices: (Choice & { attributeId: number; required: boolean })[];
  texts: (ProductTexts & { languageId: number })[];
}

/** Returns products as staff see them, including archived ones, by id. Omits unknown ids. */
export async function storedProducts(db: Database, ids: readonly number[]): Promise<StoredProduct[]> {
  const { rows } = await sql<Row>`
    select p.id, p.version, ${fields}, p.category_id as "categoryId", p.published, p.archived_at is not null as archived,
      p.digital_file as "digitalFile", p.digital_type as "digitalType",
      ${list(sql`c.category_id`, sql`from product_category c where c.product_id = p.id and c.category_id <> p.category_id`, sql`c.category_id`)} as "otherCategoryIds",
      ${list(sql`t.tag_id`, sql`from product_tag t where t.product_id = p.id`, sql`t.tag_id`)} as "tagIds",
      ${list(sql`r.sku`, sql`from product_related r where r.product_id = p.id`, sql`r.position`)} as "relatedSkus",
      ${list(sql`m.shipping_method_id`, sql`from product_shipping_method m where m.product_id = p.id`, sql`m.shipping_method_id`)} as "shippingMethodIds",
      ${list(
        sql`json_build_object('attributeId', o.attribute_id, 'optionId', o.option_id, 'priceType', o.price_type, 'amount', o.amount, 'required', o.required)`,
        sql`from product_option o where o.product_id = p.id`,
        sql`o.attribute_id, o.position, o.option_id`,
      )} as choices,
      ${list(
        sql`json_build_object('colourId', v.color_id, 'sizeId', v.size_id, 'stock', v.stock, 'sku', v.sku, 'barcode', v.barcode)`,
        sql`from product_variant v where v.product_id = p.id`,
        sql`v.color_id, v.size_id`,
      )} as variants,
      ${list(
        sql`json_build_object('attributeId', z.attribute_id, 'widthMm', z.width_mm, 'heightMm', z.height_mm)`,
        sql`from product_position z where z.product_id = p.id`,
        sql`z.attribute_id`,
      )} as positions,
      ${list(
        sql`json_build_object('path', i.path, 'colourId', i.color_id, 'view', i.view, 'width', i.width, 'height', i.height,
          'alt', json_strip_nulls(json_build_object('en', nullif(i.alt_en, ''), 'ar', nullif(i.alt_km, ''))),
          'areas', i.areas)`,
        sql`from product_picture i where i.product_id = p.id`,
        sql`i.position`,
      )} as pictures,
      ${list(
        sql`json_build_object('languageId', t.language_id, ${textFields})`,
        sql`from product_text t where t.product_id = p.id`,
        sql`t.language_id`,
      )} as texts
    from product p where p.id = any(${[...ids]}::int[]) order by p.id`.execute(db);
  return rows.map(storedProduct);
}

function storedProduct(row: Row): StoredProduct {
  const {
    published,
    archived,
    digitalFile,
    digitalType,
    categoryId,
    otherCategoryIds,
    choices,
    texts,
    ...rest
  } = row;
  return {
    ...rest,
    state: archived ? 'archived' : published ? 'published' : 'hidden',
    digital: digitalFile === null ? null : { file: digitalFile, type: digitalType ?? '' },
    categoryIds: [categoryId, ...otherCategoryIds],
    colours: choicesOf(choices, attributeKinds.color),
    sizes: choicesOf(choices, attributeKinds.size),
    options: groupsOf(choices),
    texts: textsOf(texts),
  };
}

const choicesOf = (choices: Row['choices'], attributeId: number): Choice[] =>
  choices
    .filter((choice) => choice.attributeId === attributeId)
    .map(({ optionId, priceType, amount }) => ({ optionId, priceType, amount }));

function groupsOf(choices: Row['choices']): ChoiceGroup[] {
  const fixed = new Set<number>(Object.values(attributeKinds));
  const ids = new Set(choices.map(({ attributeId }) => attributeId).filter((id) => !fixed.has(id)));
  return [...ids].map((attributeId) => ({
    attributeId,
    required: choices.some((choice) => choice.attributeId === attributeId && choice.required),
    choices: choicesOf(choices, attributeId),
  }));
}

function textsOf(texts: Row['texts']): StoredProduct['texts'] {
  const entries = languageCodes.flatMap((code) => {
    const found = texts.find(({ languageId }) => languageId === languages[code].id);
    if (!found) return [];
    const { languageId: _, ...own } = found;
    return [[code, own] as const];
  });
  return Object.fromEntries(entries);
}

/** Locks products against other edits and orders until the transaction ends, in the same order as orders do. */
export async function lockProducts(db: Database, ids: readonly number[]): Promise<void> {
  await sql`select id from product where id = any(${[...ids]}::int[]) order by id for no key update`.execute(
    db,
  );
}

/**
 * Returns the products that have these SKUs, by the normalized SKU (`compareKey`). `about` names the product
 * in a sentence.
 */
export async function skuOwners(
  db: Database,
  skus: readonly string[],
): Promise<Map<string, { id: number; about: string }>> {
  if (skus.length === 0) return new Map();
  await sql`select pg_advisory_xact_lock(hashtextextended('product sku', 0))`.execute(db);
  const { rows } = await sql<{ id: number; sku: string; name: string | null }>`
    select p.id, p.sku, (select t.name from product_text t where t.product_id = p.id order by t.language_id limit 1) as name
    from product p where sku_key(p.sku) = any(${skus.map(compareKey)}::text[]) order by p.id desc`.execute(
    db,
  );
  return new Map(
    rows.map(({ id, sku, name }) => [
      compareKey(sku),
      { id, about: name === null ? sku : `${sku} (${name})` },
    ]),
  );
}

/**
 * Returns which products have these barcodes, themselves or as the barcode of a variant. `about` names the product in a
 * sentence. Transactions wait for each other here, so that no two products get the same one.
 */
export async function barcodeOwners(
  db: Database,
  barcodes: readonly string[],
): Promise<{ key: string; id: number | null; about: string }[]> {
  if (barcodes.length === 0) return [];
  await sql`select pg_advisory_xact_lock(hashtextextended('product gtin', 0))`.execute(db);
  const { rows } = await sql<{ key: string; id: number; about: string }>`
    select o.key, p.id, p.sku || coalesce(
      (select format(' (%s)', t.name) from product_text t where t.product_id = p.id order by t.language_id limit 1), '') as about
    from (select id, scan_key(gtin) as key from product where gtin <> ''
      union select product_id, scan_key(barcode) from product_variant where barcode <> '') o
    join product p on p.id = o.id where o.key = any(${barcodes.map(gtinKey)}::text[])`.execute(db);
  return rows;
}

/** Returns ids by SKU. Omits unknown SKUs. */
export async function productIds(db: Database, skus: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; sku: string }>`
    select id, sku from product where sku = any(${[...skus]}::text[])`.execute(db);
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

/** Returns the SKUs of all products, including archived ones. */
export const allSkus = async (db: Database): Promise<string[]> =>
  (await db.selectFrom('product').select('sku').execute()).map(({ sku }) => sku);

/** Returns the next unarchived products by id. */
export async function productsAfter(db: Database, id: number, max: number): Promise<StoredProduct[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product where id > ${id} and archived_at is null order by id limit ${max}`.execute(db);
  return storedProducts(
    db,
    rows.map((row) => row.id),
  );
}

/** Returns pictures by path, if a product uses them or the office created them. */
export async function knownPictures(
  db: Database,
  paths: readonly string[],
): Promise<Map<string, PictureFile>> {
  if (paths.length === 0) return new Map();
  const { rows } = await sql<PictureFile>`
    select distinct on (path) path, width, height from (
      select path, width, height from product_picture where path = any(${[...paths]}::text[])
      union all select path, width, height from made_picture where path = any(${[...paths]}::text[])) known
    order by path`.execute(db);
  return new Map(rows.map((row) => [row.path, row]));
}
