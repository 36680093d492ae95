import { useRef, type SubmitEvent } from 'react';
import { cutLengths, searchMinLength } from '#contract/constants.ts';
import { megaMenuLabels } from '#contract/labels/mega-menu.ts';
import { searchLabels } from '#contract/labels/search.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { Button } from '#ui/button.tsx';
import { CutText } from '#ui/cut-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import './search-box.css';
import { usePageChange } from './use-page-change.ts';
import { usePopover } from './use-popover.ts';

export const searchBoxId = 'search-box';

/** Opens the search box; looks like a field where there is room. */
export function SearchButton() {
  const t = useLabels(searchLabels);
  return (
    <button type="button" className="search-btn" popoverTarget={searchBoxId}>
      <Icon name="search" />
      <span>{t('search')}</span>
    </button>
  );
}

/** A field that comes down from above, and the categories for who would rather choose. A plain GET form. */
export function SearchBox() {
  const { address, chrome, links } = useShop();
  const t = useLabels(searchLabels);
  const menu = useLabels(megaMenuLabels);
  const shared = useLabels(sharedLabels);
  const popover = usePopover<HTMLDivElement>(searchBoxId);
  const field = useRef<HTMLInputElement>(null);
  usePageChange(() => {
    if (field.current) field.current.value = termOf(address);
  });
  return (
    <div className="searchbox" {...popover}>
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
        {chrome.categories.length > 0 && (
          <>
            <p className="search-hint" id="search-categories">
              {menu('lbl_mgmenu_category')}
            </p>
            <ul className="search-chips" aria-labelledby="search-categories">
              {chrome.categories.map(({ id, name }) => (
                <li key={id}>
                  <a href={links.category(id, name)}>
                    <CutText text={name} length={cutLengths.menuName} />
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

/** Only a text longer than one character is searched (specification §2). */
function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
  const term = new FormData(event.currentTarget).get('SearchTerm');
  if (typeof term !== 'string' || [...term.trim()].length < searchMinLength) event.preventDefault();
  else event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

function termOf(address: string): string {
  return new URL(address, 'http://shop.invalid').searchParams.get('SearchTerm') ?? '';
}
