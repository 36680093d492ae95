import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { truncateLengths } from '#contract/constants.ts';
import { searchLabels } from '#contract/labels/storefront/search.ts';
import { getSearchSuggestions } from '#contract/operations/catalogue/get-search-suggestions.ts';
import { Button } from '#ui/button.tsx';
import { TruncatedText } from '#ui/truncated-text.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import { searchesLike } from '../state/searches-like.ts';
import type { SearchLine } from './suggestion-href.ts';
import { suggestionsId } from './suggestion-id.ts';
import { Suggestion } from './suggestion.tsx';

interface Lines {
  rows: readonly SearchLine[];
  /** Index of the active line, from 1; 0 if none is. */
  active: number;
  list: RefObject<HTMLDivElement | null>;
}

interface SearchFoundProps extends Lines {
  recent: readonly string[];
  onForget: (searches: readonly string[]) => void;
}

/** Maximum number of the shopper's own searches above the shop's suggestions. */
const latest = 2;

/** Returns earlier searches in this browser that match the input. */
export const earlier = (term: string, recent: readonly string[]): SearchLine[] =>
  searchesLike(term, recent)
    .slice(0, latest)
    .map((Name) => ({ Kind: 'recent', Id: 0, Name }));

interface Moves extends Lines {
  setActive: (at: number) => void;
  type: (text: string) => void;
}

/** Handles the keys that select a line. */
export function onKeyDown(event: KeyboardEvent, { rows, active, list, setActive, type }: Moves): void {
  const { key, nativeEvent } = event;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  // While characters are being composed, the keys belong to the input method.
  if (nativeEvent.isComposing || rows.length === 0) return;
  const option = (at: number) => list.current?.children[at - 1] as HTMLElement | undefined;
  if (step) {
    const next = (active + step + rows.length + 1) % (rows.length + 1);
    setActive(next);
    option(next)?.scrollIntoView({ block: 'nearest' });
  } else if (key === 'Enter' && active) option(active)?.click();
  else if (key === 'Escape') type('');
  else return;
  event.preventDefault();
}

/**
 * The list below the search field: suggestions for the input, or before typing, recent searches in this
 * browser and those that many visitors make.
 */
export function SearchFound({ rows, active, list, recent, onForget }: SearchFoundProps) {
  const { links } = useShop();
  const t = useLabels(searchLabels);
  const isEmpty = rows.length === 0;
  const popular = usePopularSearches().filter((text) => !recent.includes(text));
  return (
    <>
      <div
        id={suggestionsId}
        className="suggestions"
        role="listbox" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- a combobox's list: no select holds links and pictures
        aria-label={t('suggestions')}
        hidden={isEmpty}
        ref={list}
      >
        {rows.map((row, at) => (
          <Suggestion key={row.Kind + row.Id + row.Name} row={row} at={at + 1} chosen={at + 1 === active} />
        ))}
      </div>
      {isEmpty && recent.length > 0 && (
        <>
          <p className="search-hint" id="search-recent">
            {t('recentSearches')}
          </p>
          <ul className="search-chips" aria-labelledby="search-recent">
            {recent.map((text) => (
              <li key={text}>
                <a href={links.search(text)}>
                  <TruncatedText text={text} length={truncateLengths.menuName} />
                </a>
                <IconButton icon="x" label={t('removeRecent', { text })} onClick={() => onForget([text])} />
              </li>
            ))}
          </ul>
          <Button kind="quiet" small onClick={() => onForget(recent)}>
            {t('clearRecent')}
          </Button>
        </>
      )}
      {isEmpty && popular.length > 0 && (
        <>
          <p className="search-hint" id="search-popular">
            {t('popularSearches')}
          </p>
          <ul className="search-chips" aria-labelledby="search-popular">
            {popular.map((text) => (
              <li key={text}>
                <a href={links.search(text)}>
                  <TruncatedText text={text} length={truncateLengths.menuName} />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Returns what many visitors search for. Empty until it arrives, and if it doesn't. */
function usePopularSearches(): readonly string[] {
  const { call, lang } = useShop();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    call(getSearchSuggestions, { SearchTerm: '', languageCode: lang, IncludeMore: true }).then(
      ({ data }) => setNames(data.map(({ Name }) => Name)),
      () => undefined,
    );
  }, [call, lang]);
  return names;
}
