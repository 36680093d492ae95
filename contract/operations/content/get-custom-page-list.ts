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
      Title: z.string(),
      SearchText: z.string(),
      InFooter: z.boolean(),
      /** Whether customers agree to it by ordering. */
      AtCheckout: z.boolean(),
      /** The sentences that link to such pages in `{pages}`: at checkout, and above the results of a search. */
      Agreement: z.string(),
      PagesFound: z.string(),
    }),
  ),
});
