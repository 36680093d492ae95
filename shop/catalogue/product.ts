import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { optionSurchargeCents } from '#rules/surcharge.ts';
import { caches } from '#shop/capacity/capacity.ts';
import { indexedDatabase, ProductCache, type ProductIndex } from '#shop/product-index/product-index.ts';
import { indexOf } from './catalogue-index.ts';
import { cleanDescription } from './description-html.ts';
import { shownPrice, type ShownPrice } from './prices.ts';
import type { OptionFacts, ProductReadModel } from './product-read-model.ts';
import { optionFacts, productFacts, productVersion } from './product-queries.ts';

export type ProductDetail = ProductReadModel & ShownPrice;

/** Plain products of each index by language, as long as nothing about them changes. */
const plainProducts = new WeakMap<ProductIndex, Record<LanguageCode, ProductCache<ProductDetail>>>();

/**
 * Returns all data of a published product, with its description sanitized. Null if there is none. With
 * `isPreview`, unpublished products are included. Plain products, which most are, are kept in memory. The index learns of
 * each commit what changed beside the product's row, and the row tells its version.
 */
export async function productDetail(
  db: Database,
  id: number,
  language: LanguageCode,
  isPreview = false,
): Promise<ProductDetail | null> {
  const primary = isPreview ? null : indexedDatabase(db);
  if (!primary) return readDetail(db, id, language, isPreview);
  const [index, current] = await Promise.all([indexOf(db), productVersion(db, id)]);
  if (!current?.isPlain) return current && readDetail(db, id, language, false);
  const cache = plainProductsOf(index)[language];
  const read = async () =>
    (
      await cache.of([id], async () => {
        const detail = await readDetail(primary, id, language, false);
        return detail ? [detail] : [];
      })
    ).get(id) ?? null;
  const detail = await read();
  if (detail?.version === current.version) return detail;
  cache.forget(id);
  return read();
}

function plainProductsOf(index: ProductIndex) {
  const existing = plainProducts.get(index);
  if (existing) return existing;
  const cache = () => new ProductCache<ProductDetail>(caches.details.max);
  const created = { en: cache(), ar: cache() };
  plainProducts.set(index, created);
  index.caches.push(created.en, created.ar);
  return created;
}

async function readDetail(
  db: Database,
  id: number,
  language: LanguageCode,
  isPreview: boolean,
): Promise<ProductDetail | null> {
  const facts = await productFacts(db, id, language, isPreview);
  if (!facts) return null;
  const { priceCents, payCents, discountId, ...product } = facts;
  return {
    ...product,
    ...shownPrice({ priceCents, payCents, discountId }),
    fullDescription: cleanDescription(product.fullDescription),
    metaTitle: product.metaTitle || product.name,
    metaDescription: product.metaDescription || product.shortDescription,
  };
}

/** An option of a product. `optionId` is an id in the table of its attribute (colors, sizes, others). */
export interface ProductOption extends Omit<OptionFacts, 'priceType' | 'amount' | 'basePriceCents'> {
  /** The surcharge of this option, with printing one piece, in cents. */
  surchargeCents: number;
}

/**
 * Returns every option of a published product, including colors and sizes. Empty if the product is unknown.
 */
export async function productOptions(
  db: Database,
  id: number,
  language: LanguageCode,
  isPreview = false,
): Promise<ProductOption[]> {
  const options = await optionFacts(db, id, language, isPreview);
  return options.map(({ priceType, amount, basePriceCents, ...option }) => ({
    ...option,
    surchargeCents:
      optionSurchargeCents(basePriceCents, { priceType, value: amount }) +
      (option.print?.steps[0]?.cents ?? 0),
  }));
}
