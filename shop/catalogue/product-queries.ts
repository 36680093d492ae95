import { sql, type RawBuilder } from 'kysely';
import { attributeKinds } from '#contract/constants.ts';
import { otherLanguage, type LanguageCode } from '#contract/languages.ts';
import { compiledOnce } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { backOrderJson, priceSteps } from '#shop/pricing/pricing.ts';
import { textOf, type TextSource, timeZone } from '#shop/localisation/localisation.ts';
import { categoryName, productName, productText } from './card-queries.ts';
import { skipped, type Paging } from './listing.ts';
import type { OptionFacts, ProductReadModel, Review } from './product-read-model.ts';
import type { PriceFacts } from './prices.ts';

const colourText: TextSource = { table: 'color_text', owner: 'color_id' };
const formatSize: TextSource = { table: 'size_text', owner: 'size_id' };

/** Returns SQL for rows as a JSON array, `[]` if empty. `row` is the JSON of one row. */
const listOf = (row: RawBuilder<unknown>, order: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(${row} order by ${order}), '[]') ${from})`;

/** Returns SQL for a product's own options of one kind, joined with the table of their values. */
const optionsOf = (attributeId: number, table: string, alias: string) =>
  sql`from product_option o join ${sql.table(table)} ${sql.ref(alias)} on ${sql.ref(`${alias}.id`)} = o.option_id
    where o.product_id = p.id and o.attribute_id = ${attributeId}`;

const order = sql`o.position, o.option_id`;

/** SQL for the options of product `p` that are printed. */
const printedOptions = sql`from product_option o join attribute_option a on a.id = o.option_id and a.attribute_id = o.attribute_id
  where o.product_id = p.id and a.method_id is not null`;
/** SQL for the steps, options and prints of product `p` as JSON: they decide its price at any quantity. */
export const lineTerms = sql`json_build_object('steps', ${priceSteps}, 'options', ${listOf(
  sql`json_build_object('attributeId', o.attribute_id, 'optionId', o.option_id, 'priceType', o.price_type, 'value', o.amount)`,
  sql`o.attribute_id, o.position`,
  sql`from product_option o where o.product_id = p.id`,
)}, 'prints', ${listOf(
  sql`jsonb_build_object('attributeId', o.attribute_id, 'optionId', o.option_id) || print_of(o.option_id)`,
  sql`o.attribute_id, o.position`,
  printedOptions,
)})`;
const isPrinted = sql`exists (select ${printedOptions})`;

const productStatement = (language: LanguageCode) =>
  compiledOnce(
    'product-detail',
    ({ productId, isPreview }: { productId: number; isPreview: boolean }) => sql<
      ProductReadModel & PriceFacts
    >`
    select p.id, p.xmin::text as version, p.sku, p.gtin, p.category_id as "categoryId", ${productName(language)} as name,
      ${categoryName(language)} as "categoryName", ${productName(otherLanguage(language))} as "otherName",
      ${categoryName(otherLanguage(language))} as "otherCategoryName",
      ${productText('short_description', language)} as "shortDescription",
      ${productText('full_description', language)} as "fullDescription",
      ${productText('meta_title', language)} as "metaTitle",
      ${productText('meta_description', language)} as "metaDescription",
      ${productText('meta_keywords', language)} as "metaKeywords",
      coalesce((select v.name from vendor v where v.id = p.vendor_id), '') as "vendorName",
      coalesce((select b.name from brand b where b.id = p.brand_id), '') as "brandName",
      p.price_cents as "priceCents", p.pay_cents as "payCents", p.discount_id as "discountId",
      p.rating::float8 as rating, p.rating_count as "reviewCount",
      p.stock, ${backOrderJson} as "backOrder", p.stock_per as "stockPer", ${listOf(
        sql`json_build_object('colourId', v.color_id, 'sizeId', v.size_id, 'stock', v.stock, 'sku', v.sku, 'barcode', v.barcode)`,
        sql`v.color_id, v.size_id`,
        sql`from product_variant v where v.product_id = p.id`,
      )} as variants, p.show_stock as "showStock", p.order_maximum as "orderMaximum",
      p.order_minimum as "orderMinimum", p.minimum_fee_cents as "minimumFeeCents",
      case when p.price_steps <> '[]' or p.minimum_fee_cents is not null or ${isPrinted} then ${lineTerms} end as terms,
      p.shipping_free as "shippingFree", p.shipping_cents as "shippingCents", p.shipping_days as "shippingDays", p.digital_file is not null as "isDigital",
      ${listOf(
        sql`json_build_object('path', i.path, 'colourId', i.color_id, 'view', i.view, 'width', i.width, 'height', i.height,
          'alt', ${sql.ref(language === 'ar' ? 'i.alt_km' : 'i.alt_en')}, 'areas', i.areas)`,
        sql`i.position`,
        sql`from product_picture i where i.product_id = p.id`,
      )} as pictures,
      ${listOf(
        sql`json_build_object('id', c.id, 'name', ${textOf(colourText, sql`c.id`, language)}, 'hex', c.hex)`,
        order,
        optionsOf(attributeKinds.color, 'color', 'c'),
      )} as colours,
      ${listOf(
        sql`json_build_object('id', s.id, 'shortName', ${textOf({ ...formatSize, column: 'short_name' }, sql`s.id`, language)})`,
        order,
        optionsOf(attributeKinds.size, 'size', 's'),
      )} as sizes,
      ${listOf(
        textOf({ table: 'tag_text', owner: 'tag_id' }, sql`t.id`, language),
        sql`t.position, t.id`,
        sql`from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = p.id`,
      )} as tags,
      ${listOf(
        textOf(
          { table: 'shipping_method_text', owner: 'shipping_method_id' },
          sql`m.shipping_method_id`,
          language,
        ),
        sql`m.shipping_method_id`,
        sql`from product_shipping_method m where m.product_id = p.id`,
      )} as "shippingMethods"
    from product p where p.id = ${productId} and (p.published or ${isPreview}::boolean)`,
  );

const productStatements = { en: productStatement('en'), ar: productStatement('ar') };

/**
 * Returns all stored data of a published product in one round trip. Null if there is none. With `isPreview`,
 * unpublished products are included.
 */
export async function productFacts(
  db: Database,
  productId: number,
  language: LanguageCode,
  isPreview = false,
): Promise<(ProductReadModel & PriceFacts) | null> {
  const { rows } = await db.executeQuery(productStatements[language](db, { productId, isPreview }));
  return rows[0] ?? null;
}

const versionStatement = compiledOnce(
  'product-version',
  ({ productId }: { productId: number }) => sql<{ version: string; isPlain: boolean }>`
    select xmin::text as version, stock_per is null and expected_on is null and price_steps = '[]' and minimum_fee_cents is null as "isPlain"
    from product where id = ${productId} and published`,
);

/**
 * Returns the version of a published product's row, which each change of the row changes, and whether the product is
 * plain: its data depend on no other rows that orders change, and not on the day. Null if there is none.
 */
export async function productVersion(
  db: Database,
  productId: number,
): Promise<{ version: string; isPlain: boolean } | null> {
  const { rows } = await db.executeQuery(versionStatement(db, { productId }));
  return rows[0] ?? null;
}

const optionStatement = (language: LanguageCode) =>
  compiledOnce(
    'product-options',
    ({ productId, isPreview }: { productId: number; isPreview: boolean }) => sql<OptionFacts>`
    select o.attribute_id as "attributeId", o.option_id as "optionId", o.required,
      ${textOf({ table: 'attribute_text', owner: 'attribute_id' }, sql`o.attribute_id`, language)} as "attributeName",
      case o.attribute_id
        when ${attributeKinds.color} then ${textOf(colourText, sql`o.option_id`, language)}
        when ${attributeKinds.size} then ${textOf(formatSize, sql`o.option_id`, language)}
        else ${textOf({ table: 'attribute_option_text', owner: 'attribute_option_id' }, sql`o.option_id`, language)}
      end as "optionName",
      coalesce((
        select coalesce(m.days, a.extra_days) from attribute_option a left join print_method m on m.id = a.method_id
        where a.id = o.option_id and a.attribute_id = o.attribute_id), 0) as "extraDays",
      (select print_of(a.id) || jsonb_build_object('widthMm', least(m.max_width_mm, nullif(z.width_mm, 0)),
          'heightMm', least(m.max_height_mm, nullif(z.height_mm, 0)),
          'colors', case when jsonb_array_length(m.charges) > 1 then a.colors end)
        from attribute_option a join print_method m on m.id = a.method_id
          left join product_position z on z.product_id = o.product_id and z.attribute_id = o.attribute_id
        where a.id = o.option_id and a.attribute_id = o.attribute_id) as print,
      coalesce((select a.drawing_cents from attribute_option a
        where a.id = o.option_id and a.attribute_id = o.attribute_id), 0) as "drawingCents",
      coalesce((
        select a.asks_for from attribute_option a where a.id = o.option_id and a.attribute_id = o.attribute_id), 'none') as "asksFor",
      o.price_type as "priceType", o.amount, p.price_cents as "basePriceCents"
    from product_option o join product p on p.id = o.product_id and (p.published or ${isPreview}::boolean)
    where o.product_id = ${productId}
    order by o.attribute_id, o.position, o.option_id`,
  );

const optionStatements = { en: optionStatement('en'), ar: optionStatement('ar') };

/** Returns every option of a published product, by attribute. */
export async function optionFacts(
  db: Database,
  productId: number,
  language: LanguageCode,
  isPreview = false,
): Promise<OptionFacts[]> {
  const { rows } = await db.executeQuery(optionStatements[language](db, { productId, isPreview }));
  return rows;
}

const answerIn = (language: LanguageCode) => sql.ref(language === 'en' ? 'r.answer_en' : 'r.answer_km');

const reviewStatement = (language: LanguageCode) =>
  compiledOnce(
    'product-reviews',
    ({
      productId,
      limit,
      offset,
      customerId,
    }: {
      productId: number;
      limit: number;
      offset: number;
      customerId: number | null;
    }) => sql<Review>`
    select r.rating, r.title, r.body, r.reviewer_name as "reviewerName", r.bought as "isBoughtHere",
      array_remove(array[${textOf(colourText, sql`r.color_id`, language)}, ${textOf({ ...formatSize, column: 'short_name' }, sql`r.size_id`, language)}], '') as choice,
      coalesce(nullif(${answerIn(language)}, ''), ${answerIn(otherLanguage(language))}) as answer,
      case when r.photo_state = 'shown' then (
        select json_agg(json_build_object('path', f.path, 'width', f.width, 'height', f.height) order by f.id)
        from review_photo f where f.review_id = r.id and f.path is not null) end as photos,
      case when r.customer_id = ${customerId}::int and r.photo_state = 'shown' then (
        select count(*)::int from review_photo f where f.review_id = r.id and photo_failure(f) is not null)
        else 0 end as "unusablePhotos",
      to_char(r.created_at at time zone ${timeZone}, 'DD-MM-YYYY') as date
    from review r join product p on p.id = r.product_id and p.published
    where r.product_id = ${productId} and r.published
    order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`,
  );

const reviewStatements = { en: reviewStatement('en'), ar: reviewStatement('ar') };

/** Returns the shown reviews of a published product, newest first; dates are in the shop's time zone. */
export async function productReviews(
  db: Database,
  productId: number,
  { language, ...page }: Paging & { language: LanguageCode },
  customerId: number | null,
): Promise<Review[]> {
  const values = { productId, customerId, limit: page.pageSize, offset: skipped(page) };
  return (await db.executeQuery(reviewStatements[language](db, values))).rows;
}
