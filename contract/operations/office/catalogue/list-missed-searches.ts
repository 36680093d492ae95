import { z } from 'zod';
import { languageCodes } from '../../../languages.ts';
import { operation } from '../../../operation.ts';

export const listMissedSearches = operation({
  name: 'LIST_MISSED_SEARCHES',
  path: 'catalogue/list-missed-searches',
  summary: 'Lists searches with no results, most frequent first, and those that the search box offers.',
  source: 'docs/decisions/009-search-normalizes-words.md',
  caller: { staff: 'catalogue.read' },
  request: z.object({ days: z.number().int().min(1).max(90).default(30) }),
  response: z.object({
    searches: z.array(
      z.object({
        term: z.string(),
        language: z.enum(languageCodes),
        times: z.number(),
        /** Day of the last search, in the shop's time zone. */
        lastDay: z.iso.date(),
      }),
    ),
    /** Searches of the past 30 days that the shop offers to shoppers, or would if staff hadn't hidden them. */
    popular: z.array(
      z.object({
        term: z.string(),
        language: z.enum(languageCodes),
        /** Visitors of each day added up, at least. */
        visits: z.number(),
        isHidden: z.boolean(),
      }),
    ),
  }),
});
