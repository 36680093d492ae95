import { listMissedSearches } from '#contract/operations/office/catalogue/list-missed-searches.ts';
import { languageCodes, languages } from '#contract/languages.ts';
import { popularSearches } from '#shop/catalogue/catalogue.ts';
import { readMisses } from '#shop/search/search.ts';
import { handle } from '../../../calls/operation.ts';

const maxRows = 200;

export const handler = handle(listMissedSearches, async ({ days }, { app }) => {
  const misses = await readMisses(app.db, days, maxRows);
  const searches = misses.map(({ languageId, term, times, lastDay }) => ({
    term,
    language: languageCodes.find((code) => languages[code].id === languageId) ?? 'en',
    times,
    lastDay,
  }));
  const popular = await Promise.all(
    languageCodes.map(async (language) =>
      (await popularSearches(app.db, language)).map((search) => ({ ...search, language })),
    ),
  );
  return { searches, popular: popular.flat() };
});
