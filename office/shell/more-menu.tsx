import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { Dialog } from '../components/dialog.tsx';
import { HelpLink } from '../components/help-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { mayDo } from '../data/use-can.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { OfficeIcon } from '../components/office-icon.tsx';
import { markOf, navGroups, screenRows } from '../screens.ts';
import type { Me } from '../data/me.ts';
import { endSessionHere } from '../data/sign-out.ts';

interface MoreSheetProps {
  me: Me;
  isOpen: boolean;
  onClose: () => void;
}

/** Lists every screen the user may open, and the sign-out links. */
export function MoreMenu({ me, isOpen, onClose }: MoreSheetProps) {
  const { lang, links, screen } = useOffice();
  const t = useLabels(officeFrameLabels);
  const ofGroup = (group: (typeof navGroups)[number]) =>
    screenRows.filter(([, row]) => row.group === group && mayDo(me, row.needs));
  return (
    <Dialog open={isOpen} onClose={onClose} side="bottom" title={t('moreScreens')}>
      {navGroups.map((group) => (
        <section className="more-group" key={group}>
          {group !== 'work' && ofGroup(group).length > 0 && <h3>{t(group)}</h3>}
          <ul className="more-ways">
            {ofGroup(group).map(([name, { nav }]) => (
              <li key={name}>
                <a href={links[name]} aria-current={markOf(name, screen)} onClick={onClose}>
                  <OfficeIcon name={nav?.icon ?? 'arrow-right'} />
                  {t(name)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ul className="more-ways more-group">
        <li>
          <a href={links.account} aria-current={screen === 'account' ? 'page' : undefined} onClick={onClose}>
            <Icon name="user" />
            {t('account')}
          </a>
        </li>
        <li>
          <HelpLink />
        </li>
        <li>
          <a href={`/${lang}/`}>
            <OfficeIcon name="external-link" />
            {t('viewShop')}
          </a>
        </li>
        <li>
          <button type="button" onClick={() => void endSessionHere(links)}>
            <Icon name="log-out" />
            {t('signOut')}
          </button>
        </li>
      </ul>
    </Dialog>
  );
}
