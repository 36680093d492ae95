import { useRef, useState, type SubmitEvent } from 'react';
import { truncateLengths } from '#contract/constants.ts';
import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { searchLabels } from '#contract/labels/storefront/search.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { isSearch } from '#rules/search-text.ts';
import { Button } from '#ui/button.tsx';
import { TruncatedText } from '#ui/truncated-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { usePageData } from '#web/use-page-data.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import { saveSearch, recentSearches } from '../state/searches.ts';
import './search-box.css';
import type { SearchLine } from './suggestion-href.ts';
import { suggestionId, suggestionsId } from './suggestion-id.ts';
import { usePageChange } from './use-page-change.ts';
import { usePopover } from './use-popover.ts';
import { useSuggestions } from './use-suggestions.ts';

export const searchBoxId = 'search-box';
/** Loads everything shown while typing, which is in a separate file, when the box opens. */
const loadFound = () => import('./search-found.tsx');

/** Opens the search box. Where there is room, it looks like a field with the current query. */
export function SearchButton() {
  const { address } = useShop();
  const t = useLabels(searchLabels);
  return (
    <button type="button" className="search-btn" popoverTarget={searchBoxId}>
      <Icon name="search" />
      <span>{t('search')}</span>
      <span>{termOf(address)}</span>
    </button>
  );
}

/**
 * A search field that slides down from above. It shows suggestions while typing (a combobox), and recent
 * searches and categories before that. Without JavaScript it is a plain GET form.
 */
export function SearchBox() {
  const { address, chrome: layout, links } = useShop();
  const t = useLabels(searchLabels);
  const menu = useLabels(megaMenuLabels);
  const shared = useLabels(sharedLabels);
  const popover = usePopover<HTMLDivElement>(searchBoxId);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [term, setTerm] = useState('');
  // Index of the active line: 0 is the field itself, 1 the first suggestion.
  const [active, setActive] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const found = usePageData(loadFound, isOpen, 'quiet');
  const suggested = useSuggestions(term);
  const rows: readonly SearchLine[] = found ? [...found.earlier(term, recent), ...suggested] : [];
  const type = (text: string) => {
    setTerm(text);
    setActive(0);
  };
  usePageChange(() => {
    const searched = termOf(address);
    if (field.current) field.current.value = searched;
    type('');
    setRecent(isSearch(searched) ? saveSearch(searched) : recentSearches());
  });
  return (
    <div className="searchbox" {...popover} onToggle={({ newState }) => setIsOpen(newState === 'open')}>
      <search className="wrap">
        <form className="search-form" action={links.allProducts()} onSubmit={onSubmit}>
          <label className="vh" htmlFor="search-term">
            {t('searchShop')}
          </label>
          <Icon name="search" />
          <input
            ref={field}
            id="search-term"
            name="SearchTerm"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- the box is opened to type in it
            defaultValue={termOf(address)}
            placeholder={t('placeholder')}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={rows.length > 0}
            aria-controls={suggestionsId}
            aria-activedescendant={active ? suggestionId(active) : undefined}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => found?.onKeyDown(event, { rows, active, setActive, list, type })}
          />
          <Button type="submit" kind="act">
            {t('search')}
          </Button>
          <IconButton
            icon="x"
            label={shared('close')}
            popoverTarget={searchBoxId}
            popoverTargetAction="hide"
          />
        </form>
        {found && (
          <found.SearchFound
            rows={rows}
            active={active}
            list={list}
            recent={recent}
            onForget={(searches) => {
              for (const each of searches) setRecent(saveSearch(each, true));
              field.current?.focus();
            }}
          />
        )}
        {rows.length === 0 && layout.categories.length > 0 && (
          <>
            <p className="search-hint" id="search-categories">
              {menu('lbl_mgmenu_category')}
            </p>
            <ul className="search-chips" aria-labelledby="search-categories">
              {layout.categories.map(({ id, name }) => (
                <li key={id}>
                  <a href={links.category(id, name)}>
                    <TruncatedText text={name} length={truncateLengths.menuName} />
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </search>
    </div>
  );
}

function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
  const term = new FormData(event.currentTarget).get('SearchTerm');
  if (typeof term !== 'string' || !isSearch(term)) event.preventDefault();
  else event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

function termOf(address: string): string {
  return new URLSearchParams(address.slice(address.indexOf('?'))).get('SearchTerm') ?? '';
}
