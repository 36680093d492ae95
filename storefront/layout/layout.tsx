import type { ReactNode } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import './layout.css';
import { FloatingButtons } from './floating-buttons.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OverlayHost } from '#web/overlay-host.tsx';
import { PanelHost } from './panel-host.tsx';
import { SearchBox } from './search-box.tsx';
import { StoredNote } from './stored-note.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { ToastHost } from '#web/toast-host.tsx';
import { useShownPage } from './use-shown-page.ts';

/**
 * The layout of every page: header, content, footer, the phone's navigation bar, and the panels over them.
 */
export function Layout({ children }: { children: ReactNode }) {
  const { screen } = useShop();
  const t = useLabels(sharedLabels);
  useShownPage();
  return (
    <>
      <a className="skip" href="#main">
        {t('skipToContent')}
      </a>
      <Header />
      <StoredNote />
      <p className="no-script">{t('noScript')}</p>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomNav />
      {screen !== 'checkout' && <FloatingButtons />}
      <SearchBox />
      <PanelHost />
      <ToastHost />
      <OverlayHost />
    </>
  );
}
