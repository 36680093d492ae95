import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { footerLabels } from '#contract/labels/footer.ts';
import { Icon } from '#ui/icon.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import './floats.css';
import { scrollToTop } from './scroll-to-top.ts';

/** The floating buttons: back to the top, and to the contact page, which is not offered to itself. */
export function Floats() {
  const { links, screen } = useShop();
  const t = useLabels(footerLabels);
  const { mark, passed } = useScrollMark();
  return (
    <>
      <span className="scroll-mark" ref={mark} aria-hidden="true" />
      <aside className="floats" aria-label={t('help')}>
        <a
          className={passed ? 'float up shown' : 'float up'}
          href="#top"
          aria-label={t('backToTop')}
          onClick={onTop}
        >
          <Icon name="arrow-up" />
        </a>
        {screen !== 'contactUs' && (
          <a className="float chat" href={links.contactUs()} aria-label={t('chat')}>
            <Icon name="message-circle" />
          </a>
        )}
      </aside>
    </>
  );
}

function onTop(event: MouseEvent): void {
  event.preventDefault();
  scrollToTop(() => document.querySelector<HTMLElement>('.skip')?.focus({ preventScroll: true }));
}

/** Whether the page is scrolled past the mark near its top (170 px, specification §9). */
function useScrollMark() {
  const mark = useRef<HTMLSpanElement>(null);
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setPassed(entry?.isIntersecting === false));
    if (mark.current) watch.observe(mark.current);
    return () => watch.disconnect();
  }, []);
  return { mark, passed };
}
