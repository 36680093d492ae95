import type { LanguageCode } from '#contract/languages.ts';
import { suggestName } from '#contract/operations/office/catalogue/suggest-name.ts';
import { knownNames, suggestedCategory, suggestedName, wordMeanings } from '#shop/catalogue/catalogue.ts';
import { isKhmer, keyOf, readSynonyms } from '#shop/search/search.ts';
import { handle } from '../../../calls/operation.ts';

export const handler = handle(suggestName, async ({ name, language }, { app }) => {
  const [vocabulary, synonyms] = await Promise.all([knownNames(app.db), readSynonyms(app.db)]);
  const meanings = wordMeanings(vocabulary, language);
  const meaning = (key: string, to: LanguageCode) =>
    meanings.get(key) ??
    synonyms
      .of(keyOf(key.split(' ')))
      .find(({ words: [first = ''] }) => isKhmer(first) === (to === 'ar'))
      ?.words.join(to === 'ar' ? '' : ' ');
  return {
    name: suggestedName(vocabulary, name, language, meaning),
    categoryId: suggestedCategory(vocabulary, name),
  };
});
