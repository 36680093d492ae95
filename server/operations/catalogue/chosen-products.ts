import type { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import type { Parsed } from '#contract/operation.ts';
import { searchFor, type ProductChoice } from '#shop/catalogue/catalogue.ts';

/** Maps a request's filters to those of the catalog. Shared by lists and the counts beside their filters. */
export function chosenProducts(input: Parsed<typeof getFilterCounts>): ProductChoice {
  return {
    language: input.languageCode,
    search: searchFor(input.SearchTerm),
    categories: input.CategoryID,
    brands: input.ManufacturerID,
    sizes: input.SizeID,
    colours: input.ColorID,
    tags: input.TagID,
    minPayCents: input.MinPrice,
    maxPayCents: input.MaxPrice,
    minRating: input.Rating,
  };
}
