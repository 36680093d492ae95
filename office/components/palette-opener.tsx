import { createContext, use } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useLabels } from '../office-context.ts';

/** Opens the command palette. Null when signed out. */
export const PaletteOpener = createContext<(() => void) | null>(null);

/** The palette button in the navigation, styled as the search field it opens. */
export function PaletteButton() {
  const common = useLabels(officeCommonLabels);
  const open = use(PaletteOpener);
  return (
    open && (
      <button type="button" className="nav-find" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <Icon name="search" />
        <span className="nav-word">{common('search')}</span>
        <kbd className="nav-word" aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
    )
  );
}

/** The palette button in a screen's header, where there is no navigation beside it. */
export function PaletteIcon() {
  const common = useLabels(officeCommonLabels);
  const open = use(PaletteOpener);
  return open && <IconButton icon="search" className="head-find" label={common('search')} onClick={open} />;
}
