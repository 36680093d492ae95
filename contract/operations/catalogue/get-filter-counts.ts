import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';
import { productFilters } from './product-lists.ts';

/** The filters of GET_All_PRODUCTS that a row can count for. `Price` covers MinPrice and MaxPrice. */
export const filterKinds = [
  'CategoryID',
  'ManufacturerID',
  'SizeID',
  'ColorID',
  'TagID',
  'Price',
  'Rating',
] as const;
export type FilterKind = (typeof filterKinds)[number];

export const getFilterCounts = operation({
  name: 'GET_FILTER_COUNTS',
  path: 'dynamic/dataoperation/get-filter-counts',
  summary:
    'Returns how many products each filter value has, given the other active filters. Takes the parameters of GET_All_PRODUCTS; values without products are omitted.',
  source: 'an addition to the documented calls: counts beside filter values',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({
    ...productFilters,
    languageCode,
    recordValueJson,
  }),
  response: list(
    z.object({
      /**
       * "": all filters as applied. `SearchTerm`: the term searched instead of an unknown word. `SearchPart`: the words
       * found together when no product matches all of them, separated by commas, one row per product group in order.
       * `SearchFurther`: if few products match all words, how many after them match only these.
       * `SearchMentions`: how many products, the last ones, only mention the term. `SearchWrapping`: the same for gift
       * packaging. `SearchPacks`: how many packs, after those, match the price by their price per piece. `SearchWord`: each word of a search with no results, and how many products it finds alone.
       * `SearchUnderstood`: the same for the known words of a search with results.
       */
      Filter: z.enum([
        '',
        ...filterKinds,
        'SearchTerm',
        'SearchPart',
        'SearchFurther',
        'SearchMentions',
        'SearchWrapping',
        'SearchPacks',
        'SearchWord',
        'SearchUnderstood',
      ]),
      /**
       * An id, a range in dollars (`10-100`, `600-`), or stars. "" means no selection of this kind. In rows about a
       * search, its words.
       */
      Value: z.string(),
      /** The number of products. */
      TotalProducts: z.number(),
    }),
  ),
});
