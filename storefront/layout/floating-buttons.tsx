import type { MouseEvent } from 'react';
import { footerLabels } from '#contract/labels/storefront/footer.ts';
import { Icon } from '#ui/icon.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import './floating-buttons.css';

/** The floating buttons: to the top, and to the contact page (hidden on that page). */
export function FloatingButtons() {
  const { links, screen } = useShop();
  const t = useLabels(footerLabels);
  return (
    <aside className="floats" aria-label={t('help')}>
      <a className="float up" href="#top" aria-label={t('backToTop')} onClick={onTop}>
        <Icon name="arrow-up" />
      </a>
      {screen !== 'contactUs' && (
        <a className="float chat" href={links.contactUs()} aria-label={t('chat')}>
          <Icon name="message-circle" />
        </a>
      )}
    </aside>
  );
}

/** Loads when the button comes into view (use-scrolled.ts). */
export const loadScrolling = () => import('./scroll-to-top.ts');

function onTop(event: MouseEvent): void {
  event.preventDefault();
  void loadScrolling().then(({ scrollToTop }) =>
    scrollToTop(() => document.querySelector<HTMLElement>('.skip')?.focus({ preventScroll: true })),
  );
}
