import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { footerLabels } from '#contract/labels/footer.ts';
import { Icon } from '#ui/icon.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import { ContactLinks } from './contact-list.tsx';
import './floats.css';
import { scrollToTop } from './scroll-to-top.ts';
import { usePopover } from './use-popover.ts';

const contactBoxId = 'contact-box';

/** The floating buttons: back to the top, and the ways to reach the shop. */
export function Floats() {
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
        <button type="button" className="float chat" popoverTarget={contactBoxId} aria-label={t('chat')}>
          <Icon name="message-circle" />
        </button>
        <ContactBox />
      </aside>
    </>
  );
}

function ContactBox() {
  const { hours } = useShop().chrome.contact;
  const t = useLabels(footerLabels);
  const popover = usePopover<HTMLDivElement>(contactBoxId);
  return (
    <div className="contact-box" {...popover}>
      <p className="contact-title">{t('lbl_footr_contact_title')}</p>
      <ul className="plain">
        <ContactLinks />
        {hours.map((each) => (
          <li key={each.days} className="contact-hours">
            <span>{each.days}</span>
            <span>{each.hours}</span>
          </li>
        ))}
      </ul>
    </div>
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
