import { type RawBuilder, sql } from 'kysely';
import { normalizeBarcode } from '#contract/forms/tidy.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { textsOf, type Texts } from '#shop/localisation/localisation.ts';
import { availableFrom } from '#shop/pricing/pricing.ts';
import { countSome, hasPart, maxCounted } from '#shop/records/records.ts';
import type { Names, ShownState } from '#shop/records/records.ts';
import { lowVariant, variantNames, type VariantTexts } from './low-variant-queries.ts';
import { toFacetIds } from './facets.ts';
import { namesOf } from './name-queries.ts';

/** The filters and sort order of the staff's product list. */
export interface StaffProductFilter {
  /** Part of a name or SKU; '' for all. */
  find: string;
  /** Includes only these products, in any status. If omitted or null, all products. */
  ids?: readonly number[] | null;
  /** Includes only products with these SKUs, in any status. If omitted or null, all products. */
  skus?: readonly string[] | null;
  /** Whether to include subcategories. */
  categoryId: number | null;
  brandId: number | null;
  /** The status; null for all except archived. */
  state: ShownState | null;
  stock: 'out' | 'low' | 'owed' | null;
  isUntranslated: boolean;
  sort: 'newest' | 'sku' | 'name' | 'category' | 'price' | 'stock' | 'state' | 'changed';
  isBackwards: boolean;
  /** The language in which names are compared, as the table shows them. Default: English. */
  language?: LanguageCode;
  /** The sort value of the last row on the previous page. */
  after: { value: string; id: number } | null;
  limit: number;
  /** Whether a few results for `find` are enough. This limits the search to a few hundred products. */
  isRough?: boolean;
}

export interface StaffProduct {
  id: number;
  version: number;
  sku: string;
  names: Names;
  picture: string;
  categoryId: number;
  brandId: number | null;
  priceCents: number;
  payCents: number;
  /** What it costs the shop; null if unknown. */
  costCents: number | null;
  stock: number | null;
  /** The lowest stock of its variants; null unless stock is counted per variant. */
  minStock: number | null;
  /** The color and size of that variant; null unless it is low. */
  minVariant: Names | null;
  /** The day from which it can be had, yyyy-mm-dd, if none is in stock but it can be ordered; otherwise null. */
  availableFrom: string | null;
  state: ShownState;
  /** The publication date; null if published or not scheduled. */
  publishAt: Date | null;
  changedAt: Date;
  sortedBy: string;
}

const text = { table: 'product_text', owner: 'product_id' };
interface Sort {
  by: RawBuilder<unknown>;
  type: 'number' | 'text';
  /** The column with the product's id in the index. Default: the product's own. */
  id?: RawBuilder<unknown>;
  /** The table from which the key is read. */
  join?: RawBuilder<unknown>;
  /** Returns the categories `c` in the order of the key, whose products are read one category after the other. */
  categories?: (direction: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** Sorts by names of categories as the table shows them: in one language, otherwise in the other one. */
function byCategory(language: LanguageCode): Sort {
  const join = (as: string, { id: languageId }: { id: number }) =>
    sql`left join category_text ${sql.ref(as)} on ${sql.ref(`${as}.category_id`)} = category.id and ${sql.ref(`${as}.language_id`)} = ${languageId}`;
  return {
    by: sql`c.key`,
    type: 'text',
    categories: (
      direction,
    ) => sql`(select category.id, lower(coalesce(own.name, other.name, '')) as key from category
      ${join('own', languages[language])} ${join('other', languages[language === 'en' ? 'ar' : 'en'])}
      order by key ${direction}) c`,
  };
}

/**
 * The key of each sort order, before the id, as indexes have it (database/baseline/1-catalogue.sql). Stock that isn't tracked comes after
 * any number.
 */
const sorts: Record<StaffProductFilter['sort'], (language: LanguageCode) => Sort> = {
  newest: () => ({ by: sql`p.id`, type: 'number' }),
  sku: () => ({ by: sql`p.sku`, type: 'text' }),
  name: (language) => ({
    by: sql.ref(`n.name_${languages[language].tag}`),
    type: 'text',
    id: sql`n.product_id`,
    join: sql`join product_sort_name n on n.product_id = p.id`,
  }),
  category: byCategory,
  price: () => ({ by: sql`p.price_cents`, type: 'number' }),
  stock: () => ({ by: sql`coalesce(p.stock, 2147483647)`, type: 'number' }),
  state: () => ({
    by: sql`case when p.archived_at is not null then 3 when not p.published then 2 else 1 end`,
    type: 'number',
  }),
  changed: () => ({
    by: sql`(extract(epoch from p.changed_at at time zone 'UTC') * 1000000)::int8`,
    type: 'number',
  }),
};

/** SQL for low stock (`listing.fewLeft`), also of a variant. Each part must match the expression of its index exactly. */
const isLow = sql`(p.stock <= 5 or p.least_stock <= 5)`;
/** SQL for the filters by stock, also of a variant. `owed`: more was sold than there is, by the index of low stock. */
const hasStock = {
  low: isLow,
  owed: sql`(${isLow} and (p.stock < 0 or p.least_stock < 0))`,
  out: sql`coalesce(p.stock <= 0 or p.least_stock <= 0, false)`,
};
const isUntranslated = sql`p.id in (select n.product_id from product_sort_name n where not n.has_khmer)`;
const isInUse = sql`p.archived_at is null`;
const states: Record<ShownState, RawBuilder<unknown>> = {
  published: sql`${isInUse} and p.published`,
  hidden: sql`${isInUse} and not p.published`,
  archived: sql`p.archived_at is not null`,
};

export async function findProducts(db: Database, filter: StaffProductFilter): Promise<StaffProduct[]> {
  const { after, sort, language = 'en' } = filter;
  const { by, type, id = sql`p.id`, join = sql``, categories } = sorts[sort](language);
  const isDown = filter.isBackwards !== (sort === 'newest');
  const direction = isDown ? sql`desc` : sql`asc`;
  const beyond = isDown ? sql`<` : sql`>`;
  const condition = sql`${filterOf(filter)}
    ${after ? sql`and (${by}, ${id}) ${beyond} (${place(after.value, type)}, ${after.id}::int)` : sql``}`;
  const source = categories
    ? sql`${categories(direction)} cross join lateral (select p.* from product p
        where p.category_id = c.id and ${condition} order by p.id ${direction} limit ${filter.limit}) p`
    : sql`product p ${join} where ${condition}`;
  const { rows } = await sql<
    Omit<StaffProduct, 'names' | 'minVariant'> & { texts: Texts | null; variant: VariantTexts | null }
  >`
    select p.id, p.version, p.sku, ${textsOf(text, sql`p.id`)} as texts, p.category_id as "categoryId",
      coalesce((select i.path from product_picture i where i.product_id = p.id order by i.position limit 1), '') as picture,
      p.brand_id as "brandId", p.price_cents as "priceCents", p.pay_cents as "payCents", p.cost_cents as "costCents", p.stock,
      p.least_stock as "minStock", ${lowVariant} as variant, ${availableFrom} as "availableFrom", case when p.archived_at is not null then 'archived' when p.published then 'published' else 'hidden' end as state,
      p.publish_at as "publishAt", p.changed_at as "changedAt", (${by})::text as "sortedBy"
    from ${source}
    order by ${by} ${direction}, ${id} ${direction} limit ${filter.limit}`.execute(db);
  return rows.map(({ texts, variant, ...row }) => ({
    ...row,
    names: namesOf(texts),
    minVariant: variantNames(variant),
  }));
}

/** Returns SQL for the position. The cursor is browser input: a value that isn't a number means the start. */
const place = (value: string, type: 'number' | 'text') =>
  type === 'text' ? sql`${value}::text` : sql`${wholeOf(value)}::int8`;

const wholeOf = (value: string) => (Number.isSafeInteger(Number(value)) ? Number(value) : 0);

interface ProductCounts {
  products: number;
  /** Whether there are more results than `products`. */
  hasMore: boolean;
  all: number;
  low: number;
  untranslated: number;
  hidden: number;
}

/** Counts the results, and all unarchived products that need action. A count of `maxCounted` + 1 means that there are more. */
export async function countProducts(db: Database, filter: StaffProductFilter): Promise<ProductCounts> {
  const counted = (which: RawBuilder<unknown>) => countSome(sql`product p where ${which}`);
  const { rows } = await sql<Omit<ProductCounts, 'hasMore'>>`
    select ${countSome(sql`product p where ${filterOf(filter)}`)} as products, ${counted(isInUse)} as "all",
      ${counted(sql`${isInUse} and ${isLow}`)} as low, ${counted(sql`${isInUse} and ${isUntranslated}`)} as untranslated,
      ${counted(states.hidden)} as hidden`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no row of counts');
  return { ...row, products: Math.min(row.products, maxCounted), hasMore: row.products > maxCounted };
}

/** Counts unarchived products that are low on stock, with the name of the lowest and of its variant, and those without Khmer texts. */
export async function countWaitingProducts(
  db: Database,
): Promise<{ low: number; first: Names | null; untranslated: number }> {
  const { rows } = await sql<{
    low: number;
    first: { texts: Texts | null; variant: VariantTexts | null } | null;
    untranslated: number;
  }>`
    select (select count(*)::int from product p where ${isInUse} and ${isLow}) as low,
      (select json_build_object('texts', ${textsOf(text, sql`p.id`)}, 'variant', ${lowVariant}) from product p
        where ${isInUse} and ${isLow} order by least(p.stock, p.least_stock), p.id limit 1) as first,
      (select count(*)::int from product p where ${isInUse} and ${isUntranslated}) as untranslated`.execute(
    db,
  );
  const [{ low, first, untranslated } = { low: 0, first: null, untranslated: 0 }] = rows;
  if (!first) return { low, first, untranslated };
  const variant = variantNames(first.variant);
  const names = Object.entries(namesOf(first.texts)).map(([code, name]) => {
    const labels = variant?.[code as LanguageCode];
    return [code, labels ? `${name} (${labels})` : name];
  });
  return { low, first: Object.fromEntries(names) as Names, untranslated };
}

function filterOf(filter: StaffProductFilter): RawBuilder<unknown> {
  const { find, ids = null, skus = null, categoryId, brandId, state, stock } = filter;
  const conditions = [
    ids === null && skus === null && (state === null ? isInUse : states[state]),
    ids !== null && sql`p.id = any(${[...ids]}::int[])`,
    skus !== null && sql`p.sku = any(${[...skus]}::text[])`,
    ...(find === '' ? [] : [matches(find, filter.isRough ?? false)]),
    ...(categoryId === null ? [] : [sql`p.facets && ${toFacetIds('category', [categoryId])}::int[]`]),
    ...(brandId === null ? [] : [sql`p.brand_id = ${brandId}`]),
    ...(stock === null ? [] : [hasStock[stock]]),
    ...(filter.isUntranslated ? [isUntranslated] : []),
  ];
  return sql`(${sql.join(conditions.filter(Boolean), sql` and `)})`;
}

/** SQL for the ids of products with a scanned code other than their SKU: a GTIN, or SKU or barcode of a variant. */
const withCode = (code: string) => {
  const key = sql`scan_key(${normalizeBarcode(code)}::text)`;
  return sql`(select c.id from product c where c.gtin <> '' and scan_key(c.gtin) = ${key})
    union all (select v.product_id from product_variant v where v.barcode <> '' and scan_key(v.barcode) = ${key})
    union all (select v.product_id from product_variant v where v.sku <> '' and scan_key(v.sku) = ${key})`;
};

const roughly = 500;

function matches(find: string, isRough: boolean): RawBuilder<unknown> {
  const max = isRough ? sql`limit ${roughly}` : sql``;
  // As an array, because the planner underestimates the number of products in a subquery.
  return sql`p.id = any(array((select t.product_id from product_text t where ${hasPart(sql`t.name`, find)} ${max})
    union all (select s.id from product s where ${hasPart(sql`s.sku`, find)} ${max})
    union all ${withCode(find)}))`;
}
