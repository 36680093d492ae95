import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { Num } from '#ui/num.tsx';
import { useLabels, useOffice } from '../office-context.ts';
import { OfficeIcon } from '../components/office-icon.tsx';
import { markOf, navNameOf, type Screen, screenRows } from '../screens.ts';

interface NavLinkProps {
  href: string;
  name: Screen;
  /** A shorter label than the screen's name. */
  text?: string;
  waiting: number | undefined;
}

/** The navigation link of one screen. */
export function NavLink({ href, name, text, waiting }: NavLinkProps) {
  const { screen } = useOffice();
  const t = useLabels(officeFrameLabels);
  const [, { nav } = {}] = screenRows.find(([each]) => each === name) ?? [];
  return (
    <a
      className="nav-link"
      href={href}
      aria-current={markOf(name, screen)}
      title={waiting === undefined ? undefined : t('waits', { n: waiting })}
    >
      {nav && <OfficeIcon name={nav.icon} />}
      <span className="nav-word">{text ?? t(navNameOf(name))}</span>
      {waiting !== undefined && (
        <span className="tally" aria-hidden="true">
          <Num>{waiting}</Num>
        </span>
      )}
    </a>
  );
}
