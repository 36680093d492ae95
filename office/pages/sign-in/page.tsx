import { useEffect } from 'react';
import { officeSignInLabels } from '#contract/labels/office/sign-in.ts';
import {
  fetchCurrentUser,
  forgetAnswers,
  isAnybodyHere,
  useCurrentStaff,
} from '#office/data/query-client.ts';
import { SecondFactor } from '#office/staff/second-factor.tsx';
import { endSessionHere } from '#office/data/sign-out.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { nextAddress } from '#office/routes.ts';
import { navigate } from '#web/navigate.ts';
import { Languages } from './languages.tsx';
import { Outside } from './outside.tsx';

/** Sign-in with a passkey, or with a password and a second factor. Signed-in users continue to their previous page. */
function View() {
  const { links } = useOffice();
  const t = useLabels(officeSignInLabels);
  const { state, me, demo = null } = useCurrentStaff().data ?? {};

  useEffect(() => {
    if (state === 'outside') forgetAnswers();
    if (state === 'enrol') navigate(links.enrol, { replace: true });
    if (state === 'in') navigate(nextAddress(location.search) ?? links.today, { replace: true });
  }, [state, links]);

  if (state === 'secondFactor' && me)
    return (
      <>
        <h1>{t('secondHeading')}</h1>
        <p className="soft">{t('secondText')}</p>
        <SecondFactor factors={me.factors} onShown={() => void fetchCurrentUser()} />
        <button className="link-btn" type="button" onClick={() => void endSessionHere(links)}>
          {t('somebodyElse')}
        </button>
      </>
    );
  return (
    <>
      <h1>{t('heading')}</h1>
      <Outside demo={demo} onIn={isAnybodyHere} />
      <Languages />
    </>
  );
}

export default definePage<null>({ View });
