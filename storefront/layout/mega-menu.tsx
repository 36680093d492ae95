import { useEffect, useRef } from 'react';
import { truncateLengths } from '#contract/constants.ts';
import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { TruncatedText } from '#ui/truncated-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { cacheMarkup } from '#web/cache-markup.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import './mega-menu.css';
import { usePageChange } from './use-page-change.ts';

/**
 * All categories in columns below the main bar. Uses a native `<details>`, so that it opens without
 * JavaScript.
 */
export const MegaMenu = cacheMarkup(Menu);

function Menu() {
  const { chrome: layout, links } = useShop();
  const t = useLabels(megaMenuLabels);
  const menu = useClosing();
  return (
    <details className="mega-menu" ref={menu}>
      <summary className="nav-btn">
        <span>{t('lbl_mgmenu_category')}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="mega">
        <div className="wrap">
          {layout.categories.map(({ id, name, children }) => (
            <div className="mega-col" key={id}>
              <a className="mega-head" id={`mega-${id}`} href={links.category(id, name)}>
                <TruncatedText text={name} length={truncateLengths.menuName} />
              </a>
              <ul className="plain" aria-labelledby={`mega-${id}`}>
                {children.map((child) => (
                  <li key={child.id}>
                    <a href={links.category(child.id, child.name)}>
                      <TruncatedText text={child.name} length={truncateLengths.menuName} />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {layout.campaign && <Promo {...layout.campaign} />}
        </div>
      </div>
    </details>
  );
}

function Promo({ id, title, picture }: { id: number; title: string; picture: string }) {
  const { links } = useShop();
  return (
    <a className="mega-promo" href={links.campaign(id, title)}>
      <Picture path={picture} width={1600} height={900} alt="" sizes="15rem" />
      <span className="mega-promo-text">
        <span>{title}</span>
        <Icon name="arrow-right" flip />
      </span>
    </a>
  );
}

/**
 * Closes the menu on Escape, on a press or focus outside it, when a link in it is followed, and when another
 * page is shown.
 */
function useClosing() {
  const menu = useRef<HTMLDetailsElement>(null);
  usePageChange(() => {
    if (menu.current) menu.current.open = false;
  });
  useEffect(() => {
    const onEvent = (event: Event) => {
      const { current } = menu;
      if (!current?.open || !(event.target instanceof Element)) return;
      const inside = current.contains(event.target);
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        if (inside) current.querySelector('summary')?.focus();
      } else if (event.type === 'click' ? !event.target.closest('.mega a') : inside) return;
      current.open = false;
    };
    const events = ['keydown', 'pointerdown', 'focusin', 'click'] as const;
    for (const event of events) document.addEventListener(event, onEvent);
    return () => {
      for (const event of events) document.removeEventListener(event, onEvent);
    };
  }, []);
  return menu;
}
