import { useEffect } from 'react';
import { useShop } from '../shop-context.tsx';
import { keepPageLanguage, keepWebsiteLogo, useWebsiteLogo } from '../state/common.ts';
import { closePanel } from '../state/panels.ts';
import { useStateReady } from '../state/persist.ts';
import { usePageChange } from './use-page-change.ts';

/**
 * Runs when a page is shown. Closes all layout panels, even after a link to the current page, and stores the
 * logo and the page language in the state (specification §3).
 */
export function useShownPage(): void {
  const { chrome: layout, lang } = useShop();
  const { logo } = layout;
  const ready = useStateReady();
  const storedLogo = useWebsiteLogo();
  usePageChange(closePanels);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('dialog a')) setTimeout(closePanels);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  useEffect(() => {
    if (ready) keepPageLanguage(lang);
  }, [ready, lang]);
  useEffect(() => {
    if (ready && logo && storedLogo !== logo) keepWebsiteLogo(logo);
  }, [ready, storedLogo, logo]);
}

/** Only the layout's panels; the filters belong to the listing. */
function closePanels(): void {
  for (const panel of ['menu', 'wishlist', 'user', 'added'] as const) closePanel(panel);
}
