import { useEffect, type ReactNode } from 'react';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { navigate } from '#web/navigate.ts';
import { useCurrentStaff } from '../data/query-client.ts';
import { mayDo } from '../data/use-can.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { Note } from '../components/note.tsx';
import { Screen as ScreenPart } from '../components/screen.tsx';
import { QueryState } from '../components/query-state.tsx';
import { inLanguage } from '../routes.ts';
import { type Needs, type Screen, screens } from '../screens.ts';
import { OfficeLayout } from './office-layout.tsx';
import { Door } from './door.tsx';
import { SecondFactorDialog } from './second-factor-dialog.tsx';
import { showTheme } from './theme.ts';

/**
 * The layout of every screen: the sign-in layout for signed-out users, otherwise the navigation with the
 * screens the role may open.
 */
export function OfficeShell({ children }: { children: ReactNode }) {
  const { screen } = useOffice();
  const t = useLabels(sharedLabels);
  const row = screen in screens ? screens[screen as Screen] : null;
  return (
    <>
      <a className="skip" href="#main">
        {t('skipToContent')}
      </a>
      {row && row.needs !== 'outside' ? <Gate needs={row.needs}>{children}</Gate> : <Door>{children}</Door>}
      <ConfirmDialog />
    </>
  );
}

/**
 * Shows the page to signed-in users in their language. Redirects all others to the sign-in page, and back
 * here afterwards.
 */
function Gate({ needs, children }: { needs: Needs; children: ReactNode }) {
  const { lang, links } = useOffice();
  const t = useLabels(officeFrameLabels);
  const query = useCurrentStaff();
  const { state, me } = query.data ?? {};
  const isIn = state === 'in';
  const theirs = isIn ? me?.language : undefined;
  const theme = isIn ? me?.theme : undefined;

  useEffect(() => {
    if (state === undefined || isIn) return;
    const { pathname, search } = location;
    if (state === 'enrol') navigate(links.enrol, { replace: true });
    else navigate(`${links.signIn}?next=${encodeURIComponent(pathname + search)}`, { replace: true });
  }, [state, isIn, links]);
  useEffect(() => {
    const { pathname, search, hash } = location;
    if (theirs && theirs !== lang) location.replace(inLanguage(pathname + search + hash, theirs));
  }, [theirs, lang]);
  useEffect(() => {
    if (theme) showTheme(theme);
  }, [theme]);

  const here = isIn && me ? me : null;
  return (
    <OfficeLayout me={here}>
      {here === null ? (
        <ScreenPart>
          <QueryState query={{ ...query, data: undefined }}>{() => null}</QueryState>
        </ScreenPart>
      ) : mayDo(here, needs) ? (
        children
      ) : (
        <ScreenPart>
          <Note>{t('notYours')}</Note>
        </ScreenPart>
      )}
      {here && <SecondFactorDialog factors={here.factors} />}
    </OfficeLayout>
  );
}
