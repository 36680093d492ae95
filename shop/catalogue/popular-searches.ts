import { LRUCache } from 'lru-cache';
import { type LanguageCode, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { fold, type PopularTerm, readHiddenSearches, readPopular } from '#shop/search/search.ts';
import { indexOf } from './catalogue-index.ts';
import { searchFor } from './search.ts';

/** Fewer different visitors could be one person, whose search stays private. */
const minVisitors = 5;
const maxRead = 60;
const maxShown = 8;
/** How long a process shows the same searches, in ms, so that visits don't query the database. */
const ttl = 60_000;

export interface PopularSearch {
  term: string;
  visits: number;
  isHidden: boolean;
}

/**
 * Returns the searches that many visitors made lately, most frequent first. Leaves out those whose words no product has,
 * as corrected searches and insults.
 */
export async function popularSearches(db: Database, language: LanguageCode): Promise<PopularSearch[]> {
  const [index, terms, hidden] = await Promise.all([
    indexOf(db),
    readPopular(db, { languageId: languages[language].id, minVisitors, max: maxRead }),
    readHiddenSearches(db),
  ]);
  const isFound = ({ term }: PopularTerm) => {
    const search = searchFor(term);
    if (!search || search.isForService) return false;
    const { tiers, meant, parts } = index.search(search.runs, search);
    return tiers.length > 0 && meant === null && parts.length === 0;
  };
  const folded = new Set(hidden.map(fold));
  return terms.filter(isFound).map((each) => ({ ...each, isHidden: folded.has(each.term) }));
}

type Shown = LRUCache<LanguageCode, string[]>;
const shownOf = new WeakMap<Database, Shown>();

/** Returns the popular searches to offer, as of a minute ago at most. */
export async function shownPopularSearches(db: Database, language: LanguageCode): Promise<string[]> {
  const shown: Shown =
    shownOf.get(db) ??
    new LRUCache({
      max: Object.keys(languages).length,
      ttl,
      fetchMethod: async (code) =>
        (await popularSearches(db, code))
          .filter(({ isHidden }) => !isHidden)
          .slice(0, maxShown)
          .map(({ term }) => term),
    });
  shownOf.set(db, shown);
  return (await shown.fetch(language)) ?? [];
}
