import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';
import { productFilters } from './product-lists.ts';

/** The filters of GET_All_PRODUCTS; which of them a row counts for. `Price` stands for MinPrice and MaxPrice. */
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
    'How many products each value of a filter leads to under the other filters in force. Asked like GET_All_PRODUCTS; values that lead to none are left out.',
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
       * "": all filters as they are. `SearchTerm`: what was searched for instead of a word nobody knows; `SearchPart`: the words that
       * were found together where nothing has all, with commas between them, one row for each group of products in their order; `SearchMentions`: how many, the last ones, only mention it; `SearchWrapping`: the same, of what gifts are put in; `SearchWord`:
       * each word of a search that finds nothing, and how many products it finds by itself; `SearchUnderstood`: the same
       * of the known words of one that finds something.
       */
      Filter: z.enum([
        '',
        ...filterKinds,
        'SearchTerm',
        'SearchPart',
        'SearchMentions',
        'SearchWrapping',
        'SearchWord',
        'SearchUnderstood',
      ]),
      /** An id, a band of dollars (`10-100`, `600-`), stars; "": no choice of this kind; of the rows about a search their words. */
      Value: z.string(),
      TotalProducts: z.number(),
    }),
  ),
});
