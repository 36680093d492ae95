import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { optionSurchargeCents } from '#rules/surcharge.ts';
import { cleanDescription } from './description-html.ts';
import { shownPrice, type ShownPrice } from './prices.ts';
import type { OptionFacts, ProductReadModel } from './product-read-model.ts';
import { optionFacts, productFacts } from './product-queries.ts';

export type ProductDetail = ProductReadModel & ShownPrice;

/**
 * Returns all data of a published product, with its description sanitized. Null if there is none. With
 * `isPreview`, unpublished products are included.
 */
export async function productDetail(
  db: Database,
  id: number,
  language: LanguageCode,
  isPreview = false,
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
