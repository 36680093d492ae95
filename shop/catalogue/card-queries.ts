import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { attributeKinds } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { availableFromTexts, textOf } from '#shop/localisation/localisation.ts';
import { availableFrom, orderableStock } from '#shop/pricing/pricing.ts';
import { piecesOf } from '#shop/search/search.ts';
import { type CardParts, indexedDatabase, type ProductIndex } from '#shop/product-index/product-index.ts';
import { indexOf } from './catalogue-index.ts';
import { facetRange } from './facets.ts';
import type { ListedProduct, ProductPage } from './listing.ts';
import { shownPrice, type PriceFacts } from './prices.ts';

type CardFacts = PriceFacts &
  Pick<
    ListedProduct,
    | 'id'
    | 'categoryName'
    | 'fromCents'
    | 'rating'
    | 'reviewCount'
    | 'stock'
    | 'availableFrom'
    | 'isNew'
    | 'shippingDays'
    | 'isDigital'
  >;

/** Returns SQL for texts of product `p`, with the SKU as fallback. */
export const productText = (column: string, language: LanguageCode) =>
  textOf({ table: 'product_text', owner: 'product_id', column }, sql`p.id`, language);
export const productName = (language: LanguageCode) =>
  sql<string>`coalesce(nullif(${productText('name', language)}, ''), p.sku)`;
export const categoryName = (language: LanguageCode) =>
  sql<
    string | null
  >`nullif(${textOf({ table: 'category_text', owner: 'category_id' }, sql`p.category_id`, language)}, '')`;

/** SQL for how long a product counts as new. */
export const newFor = sql`interval '30 days'`;

interface Decoration {
  /** Colors whose picture is preferred. */
  colours?: readonly number[];
  /** The current index, if the caller has it. */
  index?: ProductIndex;
}

/**
 * Returns published products by id, in the requested order. Omits unknown ids. Prices, stock, ratings and category names
 * are always read; everything else is kept in memory until the product changes.
 */
export async function productsByIds(
  db: Database,
  ids: readonly number[],
  language: LanguageCode,
  { colours = [], index }: Decoration = {},
): Promise<ProductPage> {
  const [facts, cards] = await Promise.all([cardFacts(db, ids, language), cardsOf(db, ids, index)]);
  const products = facts.flatMap(({ priceCents, payCents, discountId, ...product }) => {
    const card = cards.get(product.id);
    const price = shownPrice({ priceCents, payCents, discountId });
    return card ? [{ ...product, ...price, ...shownParts(card, language, colours) }] : [];
  });
  return { products, total: products.length };
}

/** Chooses the texts of a language, and the pictures by color. */
function shownParts(
  { names, shortDescriptions, pictures, colourIds, isPriceFrom, pieces }: CardParts,
  language: LanguageCode,
  colours: readonly number[],
) {
  const first =
    pictures.find(({ colourId }) => colourId !== null && colours.includes(colourId)) ?? pictures[0];
  const next =
    first &&
    pictures.find(
      ({ path, colourId }) => path !== first.path && (colourId ?? first.colourId) === first.colourId,
    );
  return {
    name: names[language],
    shortDescription: shortDescriptions[language],
    pictures: first ? [first] : [],
    nextPicture: next?.path ?? null,
    colourIds: [...colourIds],
    isPriceFrom,
    pieces,
  };
}

interface Batch {
  ids: Set<number>;
  facts: Promise<ReadonlyMap<number, CardFacts>>;
}

const batches = new WeakMap<Database, Map<LanguageCode, Batch>>();

/** Lists that are read in the same turn of the event loop, such as those of a page, share one query. */
async function cardFacts(db: Database, ids: readonly number[], language: LanguageCode): Promise<CardFacts[]> {
  const waiting = batches.get(db) ?? new Map<LanguageCode, Batch>();
  batches.set(db, waiting);
  const batch = waiting.get(language) ?? newBatch();
  waiting.set(language, batch);
  for (const id of ids) batch.ids.add(id);
  const facts = await batch.facts;
  return ids.flatMap((id) => facts.get(id) ?? []);

  function newBatch(): Batch {
    const productIds = new Set<number>();
    const read = async () => {
      waiting.delete(language);
      return new Map((await readFacts(db, [...productIds], language)).map((row) => [row.id, row]));
    };
    return { ids: productIds, facts: nextTurn().then(read) };
  }
}

async function readFacts(db: Database, ids: readonly number[], language: LanguageCode): Promise<CardFacts[]> {
  const query = sql<Omit<CardFacts, 'availableFrom'> & { expectedOn: string | null }>`
    select p.id, ${categoryName(language)} as "categoryName", p.price_cents as "priceCents",
      p.pay_cents as "payCents", p.discount_id as "discountId", p.from_cents as "fromCents", p.rating::float8 as rating,
      p.rating_count as "reviewCount", ${orderableStock} as stock, ${availableFrom} as "expectedOn", p.created_at > now() - ${newFor} as "isNew",
      p.shipping_days as "shippingDays", p.digital_file is not null as "isDigital"
    from product p where p.id = any(${ids}::int[]) and p.published`.compile(db);
  const { rows } = await db.executeQuery(preparedQuery('card-facts', query));
  const textOfDay = await availableFromTexts(db, language, rows);
  return rows.map(({ expectedOn: day, ...row }) => ({
    ...row,
    availableFrom: day === null ? null : { day, text: textOfDay(day) },
  }));
}

/** Cards that a transaction reads aren't kept, because it sees changes that others don't. */
async function cardsOf(db: Database, ids: readonly number[], index?: ProductIndex) {
  const primary = indexedDatabase(db);
  if (primary) return (index ?? (await indexOf(db))).cards.of(ids, (missing) => readCards(primary, missing));
  return new Map((await readCards(db, ids)).map((card) => [card.id, card]));
}

const inBoth = (text: (language: LanguageCode) => unknown) =>
  sql`json_build_object('en', ${text('en')}, 'ar', ${text('ar')})`;

async function readCards(db: Database, ids: readonly number[]): Promise<CardParts[]> {
  const colour = facetRange('colour');
  const query = sql<Omit<CardParts, 'pieces'>>`
    select p.id, ${inBoth(productName)} as names,
      ${inBoth((language) => productText('short_description', language))} as "shortDescriptions",
      (select coalesce(json_agg(json_build_object('path', i.path, 'colourId', i.color_id) order by i.position), '[]')
        from product_picture i where i.product_id = p.id) as pictures,
      array(select f - ${colour.from}::int from unnest(p.facets) f where f >= ${colour.from} and f < ${colour.to}) as "colourIds",
      exists (select from product_option o where o.product_id = p.id and o.amount > 0
        and (o.required or o.attribute_id in (${attributeKinds.color}, ${attributeKinds.size}))) as "isPriceFrom"
    from product p where p.id = any(${ids}::int[])`.compile(db);
  const { rows } = await db.executeQuery(preparedQuery('product-cards', query));
  return rows.map((card) => ({ ...card, pieces: piecesOf(card.names.en) }));
}
