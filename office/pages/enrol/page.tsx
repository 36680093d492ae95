import { useEffect, useState } from 'react';
import { officeEnrolLabels } from '#contract/labels/office/enrol.ts';
import { askWhoIsHere, useMe } from '#office/data/query-client.ts';
import { RecoveryCodes } from '#office/factors/recovery-codes.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Note } from '#office/parts/note.tsx';
import { Waiting } from '#office/parts/waiting.tsx';
import { Icon } from '#ui/icon.tsx';
import { goTo } from '#web/go-to.ts';
import { ChooseFactor } from './choose-factor.tsx';
import { FirstPassword } from './first-password.tsx';

const steps = ['stepPassword', 'stepFactor', 'stepCodes'] as const;

/** From an invitation to the office: password, second factor, recovery codes. There is no way round. */
function View() {
  const { links } = useOffice();
  const t = useLabels(officeEnrolLabels);
  const { state } = useMe().data ?? {};
  /** Behind the `#`; '' without one, null until the browser has read it. */
  const [token, setToken] = useState<string | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  // oxlint-disable-next-line react/set-state-in-effect -- the server does not see it
  useEffect(() => setToken(location.hash.slice(1)), []);

  const step = codes.length > 0 ? 2 : state === 'enrol' ? 1 : 0;
  const toOffice = async () => {
    await askWhoIsHere();
    goTo(links.today, { replace: true });
  };
  return (
    <div className="enrol">
      <ol className="steps no-print" aria-label={t('steps')}>
        {steps.map((key, at) => (
          <li key={key} aria-current={at === step ? 'step' : undefined}>
            {at < step ? <Icon name="check" /> : `${at + 1} `}
            {t(key)}
          </li>
        ))}
      </ol>
      <h1>{t(step === 2 ? 'codesHeading' : step === 1 ? 'factorHeading' : 'heading')}</h1>
      {step === 2 ? (
        <RecoveryCodes codes={codes} done={t('toOffice')} onDone={() => void toOffice()} />
      ) : step === 1 ? (
        <ChooseFactor onAdded={(added) => (added.length > 0 ? setCodes(added) : void toOffice())} />
      ) : token === null ? (
        <Waiting />
      ) : token === '' ? (
        <Note>{t('noToken')}</Note>
      ) : (
        <FirstPassword token={token} onTaken={() => void askWhoIsHere()} />
      )}
    </div>
  );
}

export default definePage<null>({ View });
