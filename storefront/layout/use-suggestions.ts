import { useEffect, useState } from 'react';
import {
  getSearchSuggestions,
  type SuggestionRow,
} from '#contract/operations/catalogue/get-search-suggestions.ts';
import { isSearch } from '#rules/search-text.ts';
import { useShop } from '../shop-context.tsx';

/** The debounce delay while the user is typing, in ms. */
const requestDelay = 150;

/**
 * Returns suggestions for the input. Earlier suggestions stay until the next ones arrive; late answers are
 * dropped.
 */
export function useSuggestions(term: string): readonly SuggestionRow[] {
  const { call, lang } = useShop();
  const [rows, setRows] = useState<readonly SuggestionRow[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const request = async () => {
      const parameters = { SearchTerm: term, languageCode: lang, IncludeMore: true };
      const answer = isSearch(term)
        ? await call(getSearchSuggestions, parameters, { signal: stop.signal }).catch(() => null)
        : null;
      if (!stop.signal.aborted) setRows(answer?.data ?? []);
    };
    const timer = setTimeout(() => void request(), requestDelay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [term, call, lang]);
  return isSearch(term) ? rows : [];
}
