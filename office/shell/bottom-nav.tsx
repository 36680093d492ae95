import { useState } from 'react';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { Icon } from '#ui/icon.tsx';
import { useLabels, useOffice } from '../office-context.ts';
import { markOf, type Screen, type screenRows } from '../screens.ts';
import type { Links } from '../routes.ts';
import type { Me } from '../data/me.ts';
import { MoreMenu } from './more-menu.tsx';
import { NavLink } from './nav-link.tsx';
import './bottom-nav.css';

interface ThumbBarProps {
  me: Me;
  entries: typeof screenRows;
  /** The first URL of each screen, with the user's default view. */
  links: Links;
  waiting: Partial<Record<Screen, number>>;
}

/** What is done on a phone. The other screens follow in the order of the navigation. */
const first: readonly Screen[] = ['today', 'orders', 'workshop', 'inbox'];
const rankOf = (name: Screen) => (first.includes(name) ? first.indexOf(name) : first.length);

/** The bottom navigation on phones: the most used screens, and a menu for the others. */
export function BottomNav({ me, entries, links, waiting }: ThumbBarProps) {
  const t = useLabels(officeFrameLabels);
  const { screen } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const shortcuts = entries.toSorted(([one], [other]) => rankOf(one) - rankOf(other)).slice(0, 4);
  const isHere = shortcuts.some(([name]) => markOf(name, screen));
  return (
    <nav className="thumb" aria-label={t('quickBar')}>
      <ul>
        {shortcuts.map(([name]) => (
          <li key={name}>
            <NavLink
              href={links[name]}
              name={name}
              waiting={waiting[name]}
              {...(name === 'money' && { text: t('moneyShort') })}
            />
          </li>
        ))}
        <li>
          <button
            type="button"
            className="nav-link"
            aria-current={isHere ? undefined : 'true'}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            <Icon name="menu" />
            <span className="nav-word">{t('moreScreens')}</span>
          </button>
        </li>
      </ul>
      <MoreMenu me={me} isOpen={isOpen} onClose={() => setOpen(false)} />
    </nav>
  );
}
