import { useEffect } from 'react';
import { useShop } from '../shop-context.tsx';
import { keepPageLanguage, keepWebsiteLogo, useWebsiteLogo } from '../state/common.ts';
import { closePanel } from '../state/panels.ts';
import { useStateReady } from '../state/persist.ts';
import { usePageChange } from './use-page-change.ts';

/**
 * What happens when a page is shown: no panel of the frame stays open over it, also when a link in one leads to the page
 * already shown; and the state keeps the logo and the language of the page
 * (specification §3).
 */
export function useShownPage(): void {
  const { chrome, lang } = useShop();
  const { logo } = chrome;
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

/** Those of the frame; the filters belong to the listing. */
function closePanels(): void {
  for (const panel of ['menu', 'wishlist', 'user', 'added'] as const) closePanel(panel);
}
