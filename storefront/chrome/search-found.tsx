import type { RefObject } from 'react';
import { cutLengths } from '#contract/constants.ts';
import { searchLabels } from '#contract/labels/storefront/search.ts';
import { Button } from '#ui/button.tsx';
import { CutText } from '#ui/cut-text.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import type { SearchLine } from './suggestion-href.ts';
import { suggestionsId } from './suggestion-id.ts';
import { Suggestion } from './suggestion.tsx';

interface SearchFoundProps {
  rows: readonly SearchLine[];
  /** Number of the chosen line, from 1; 0: none. */
  active: number;
  list: RefObject<HTMLDivElement | null>;
  recent: readonly string[];
  onForget: (searches: readonly string[]) => void;
}

/** Below the search field: what may be meant by what is being typed; before that what was searched for in this browser. */
export function SearchFound({ rows, active, list, recent, onForget }: SearchFoundProps) {
  const { links } = useShop();
  const t = useLabels(searchLabels);
  const isEmpty = rows.length === 0;
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
                  <CutText text={text} length={cutLengths.menuName} />
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
    </>
  );
}
