import type { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import type { Parsed } from '#contract/operation.ts';
import type { Database } from '#database/schema.ts';
import { centsOf } from '#rules/money.ts';
import { priceInWords } from '#rules/price-in-words.ts';
import { searchFor, type ProductChoice } from '#shop/catalogue/catalogue.ts';
import { currentRate } from '#shop/riel/riel.ts';

type PriceLimits = Pick<ProductChoice, 'minPayCents' | 'maxPayCents'>;

/** Matches texts that may contain an amount in riel, so that other searches don't read the rate. */
const mayBeRiel = /៛|riel|khr|រៀល|ពាន់|ម៉ឺន|សែន/iu;

/**
 * Separates a price in words from a search text, as the page does. A word such as `cheap` names no amount, so it
 * limits nothing.
 */
export async function extractPrice(db: Database, text: string): Promise<PriceLimits & { text: string }> {
  const rate = mayBeRiel.test(text) ? await currentRate(db) : null;
  const wordedPrice = priceInWords(text, rate?.rate ?? null);
  if (!wordedPrice || wordedPrice.isVague) return { text, minPayCents: null, maxPayCents: null };
  const [min, max] = wordedPrice.band;
  return {
    text: wordedPrice.rest,
    minPayCents: min === 0 ? null : centsOf(min),
    maxPayCents: max === null ? null : centsOf(max),
  };
}

/**
 * Maps a request's filters to those of the catalog. Shared by lists and the counts beside their filters. A price
 * filter replaces the price in words.
 */
export async function chosenProducts(
  db: Database,
  input: Parsed<typeof getFilterCounts>,
): Promise<ProductChoice> {
  const { MinPrice, MaxPrice } = input;
  const wordedPrice = await extractPrice(db, input.SearchTerm);
  const isChosen = MinPrice !== null || MaxPrice !== null;
  return {
    language: input.languageCode,
    search: searchFor(wordedPrice.text),
    categories: input.CategoryID,
    brands: input.ManufacturerID,
    sizes: input.SizeID,
    colours: input.ColorID,
    tags: input.TagID,
    minPayCents: isChosen ? MinPrice : wordedPrice.minPayCents,
    maxPayCents: isChosen ? MaxPrice : wordedPrice.maxPayCents,
    minRating: input.Rating,
  };
}
