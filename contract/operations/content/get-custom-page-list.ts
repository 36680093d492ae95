import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';

export const getCustomPageList = operation({
  name: 'GET_CUSTOM_PAGE_LIST',
  path: 'dynamic/dataoperation/get-custom-page-list',
  summary:
    'Returns the pages that the shop wrote itself, such as terms, in the order of the footer. `SearchText`: titles and keywords in both languages.',
  source: 'an addition to the documented calls: docs/decisions/105-pages-of-the-shops-own.md',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ languageCode, recordValueJson }),
  response: list(
    z.object({
      Slug: z.string(),
      /** The title in the requested language, or in the other if it is missing there. */
      Title: z.string(),
      /** Titles and keywords in both languages. */
      SearchText: z.string(),
      /** Whether the footer links to it. */
      InFooter: z.boolean(),
      /** Whether customers agree to it by ordering. */
      AtCheckout: z.boolean(),
      /** The sentences that link to such pages in `{pages}`: at checkout, and above the results of a search. */
      Agreement: z.string(),
      /** The sentence above the results of a search, with `{pages}`. */
      PagesFound: z.string(),
    }),
  ),
});
