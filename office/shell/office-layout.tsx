import { lazy, type ReactNode, Suspense } from 'react';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import { endSessionHere } from '../data/sign-out.ts';
import { ErrorBoundary } from '#web/error-boundary.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { roleName } from '../components/role-name.ts';
import { mayDo } from '../data/use-can.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { EmailTexts } from '../mails/email-texts.tsx';
import { SavedStrip } from '../mails/saved-note.tsx';
import { Face } from '../components/face.tsx';
import { OfficeIcon } from '../components/office-icon.tsx';
import { navGroups, screenRows } from '../screens.ts';
import { KeysDialog } from './keys-dialog.tsx';
import type { Me } from '../data/me.ts';
import { NavLink } from './nav-link.tsx';
import { PaletteButton, PaletteOpener } from '../components/palette-opener.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { startLinks } from '../start-links.ts';
import { useFolded } from './use-folded.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { useKeys } from './use-keys.ts';
import { usePalette } from './use-palette.ts';
import { useWaitingHere } from './waiting-here.ts';
import './office-layout.css';

const Palette = lazy(() => import('../palette/palette.tsx'));

/**
 * The page and the navigation, which shows the screens the role may open. `me` is null until the user is
 * known.
 */
export function OfficeLayout({ me, children }: { me: Me | null; children: ReactNode }) {
  const { chrome: layout, links, lang } = useOffice();
  const t = useLabels(officeFrameLabels);
  const [isFolded, fold] = useFolded();
  const entries = screenRows.filter(([, { nav, needs }]) => nav && mayDo(me, needs));
  const starts = startLinks(links, me);
  useRestoredFocus();
  const keys = useKeys({ entries, links: starts, fold });
  const palette = usePalette(me !== null);
  const waiting = useWaitingHere(me !== null);
  return (
    <PaletteOpener value={me && palette.open}>
      <div className={isFolded ? 'desk is-folded' : 'desk'}>
        <nav className="nav" aria-label={t('office')}>
          <div className="nav-head">
            <a className="shop-name" href={links.today}>
              {layout.mark && <img src={layout.mark} alt="" width={26} height={26} />}
              <bdi className="nav-word">{layout.siteTitle}</bdi>
            </a>
            <IconButton
              className="nav-fold"
              icon={isFolded ? 'chevron-right' : 'chevron-left'}
              label={t(isFolded ? 'unfold' : 'fold')}
              onClick={fold}
            />
          </div>
          <PaletteButton />
          {navGroups.map((group) => {
            const ofGroup = entries.filter(([, row]) => row.group === group);
            return (
              ofGroup.length > 0 && (
                <div className="nav-group" key={group}>
                  {group !== 'work' && <h2 className="nav-word">{t(group)}</h2>}
                  <ul>
                    {ofGroup.map(([name]) => (
                      <li key={name}>
                        <NavLink href={starts[name]} name={name} waiting={waiting[name]} />
                      </li>
                    ))}
                  </ul>
                </div>
              )
            );
          })}
          <div className="nav-end">
            {me && <MeLink me={me} />}
            <a className="nav-link" href={`/${lang}/`} title={t('viewShop')}>
              <OfficeIcon name="external-link" />
              <span className="nav-word">{t('viewShop')}</span>
            </a>
            <button className="nav-link" type="button" title={t('keys')} onClick={keys.open}>
              <Icon name="info" />
              <span className="nav-word">{t('keys')}</span>
            </button>
            {me && (
              <button
                className="nav-link"
                type="button"
                title={t('signOut')}
                onClick={() => void endSessionHere(links)}
              >
                <Icon name="log-out" />
                <span className="nav-word">{t('signOut')}</span>
              </button>
            )}
          </div>
        </nav>
        <main id="main" tabIndex={-1}>
          {me && <SavedStrip />}
          <EmailTexts>{children}</EmailTexts>
        </main>
        {me && <BottomNav me={me} entries={entries} links={starts} waiting={waiting} />}
        <KeysDialog {...keys} entries={entries} />
        {me && palette.wasOpened && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <Palette me={me} isOpen={palette.isOpen} onClose={palette.close} showKeys={keys.open} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </PaletteOpener>
  );
}

function MeLink({ me }: { me: Me }) {
  const { links, screen } = useOffice();
  const role = useLabels(officeRoleLabels);
  return (
    <a className="nav-me" href={links.account} aria-current={screen === 'account' ? 'page' : undefined}>
      <Face name={me.name} />
      <span className="nav-word">
        <b>{me.name}</b>
        <small>{roleName(me.role, role)}</small>
      </span>
    </a>
  );
}
