import type { ReactNode } from 'react';
import { maxCounted } from '#contract/constants.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { grouped } from '#rules/money.ts';
import { UserText } from '#ui/user-text.tsx';
import { useLabels, useOffice } from '../office-context.ts';
import { useCan } from '../data/use-can.ts';
import { entryOf, navNameOf, screenRows } from '../screens.ts';

export interface ViewsProps {
  label: string;
  /** `waiting` is the number of items, which need attention unless `isToDo` is false. */
  views: readonly {
    /** Needed when several views share a URL. */
    key?: number;
    href: string;
    text: string;
    isHere: boolean;
    waiting?: number | undefined;
    isToDo?: boolean | undefined;
  }[];
  /** Shown after the views and always visible. */
  children?: ReactNode;
}

/** The other views of the same data, or sibling screens, shown below a screen's header. Renders no bar without any. */
export function Views({ label, views, children }: ViewsProps) {
  if (views.length === 0 && !children) return null;
  return (
    <div className="views">
      <nav className="views-row" aria-label={label}>
        {views.map(({ key, href, text, isHere, waiting, isToDo = true }) => (
          <a
            key={key ?? href}
            href={href}
            aria-current={isHere ? 'page' : undefined}
            ref={isHere ? scrollIntoView : undefined}
          >
            <UserText text={text} />
            {waiting !== undefined && (
              <span className={isToDo ? 'tally' : 'tally is-count'}>
                {waiting > maxCounted ? `${grouped(maxCounted)}+` : waiting}
              </span>
            )}
          </a>
        ))}
      </nav>
      {children}
    </div>
  );
}

/** Scrolls the link of the current view to the center, because a phone can’t show all of them at once. */
export function scrollIntoView(link: HTMLElement | null): void {
  const bar = link?.parentElement;
  if (!link || !bar) return;
  const [outer, inner] = [bar.getBoundingClientRect(), link.getBoundingClientRect()];
  bar.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}

/** Renders links to the settings screens that share an entry of the navigation, and that this user may open. */
export function SettingsViews() {
  const { screen, links } = useOffice();
  const t = useLabels(officeFrameLabels);
  const may = useCan();
  const entry = entryOf(screen);
  const seen = screenRows.filter(
    ([name, row]) => row.group === 'settings' && entryOf(name) === entry && may(row.needs),
  );
  return (
    <Views
      label={t(navNameOf(entry))}
      views={seen.map(([name]) => ({ href: links[name], text: t(name), isHere: name === screen }))}
    />
  );
}
