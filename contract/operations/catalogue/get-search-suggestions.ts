import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, list, recordValueJson, text } from '../../wire-types.ts';

/**
 * A suggestion: `category`, `brand` or `product` by id, `term` (id 0) for a corrected or another search that has
 * results, or `page` (id 0) for a question or page at `Path`. Products include the fields that their link and their
 * line show.
 */
export const suggestionRow = z.object({
  /** What is suggested. */
  Kind: z.enum(['category', 'brand', 'product', 'term', 'page']),
  /** The id of the category, brand or product; 0 for others. */
  Id: z.number(),
  /** The displayed name. */
  Name: z.string(),
  CategoryName: z.string().optional(),
  Price: z.number().optional(),
  DiscountedPrice: z.number().optional(),
  AttachmentURL: z.string().optional(),
  /** For a page: its path, such as `/en/faq`. */
  Path: z.string().optional(),
  /** For a category, brand or term: how many products it leads to. */
  TotalProducts: z.number().optional(),
});
export type SuggestionRow = z.input<typeof suggestionRow>;

export const getSearchSuggestions = operation({
  name: 'GET_SEARCH_SUGGESTIONS',
  path: 'dynamic/dataoperation/get-search-suggestions',
  summary:
    'Returns categories, brands, products and pages for a partial search, best matches first; the search as corrected; without matches, other searches. For an empty search with `IncludeMore`, popular searches.',
  source: 'an addition to the documented calls: search box and searches without a result',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({
    SearchTerm: text(200),
    languageCode,
    recordValueJson,
    /** Whether to include pages, and the corrected search beside results. Earlier clients know neither. */
    IncludeMore: z.boolean().optional(),
  }),
  response: list(suggestionRow),
});
