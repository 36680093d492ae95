import { type ComponentType, useEffect, useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeEnrolLabels } from '#contract/labels/office/enrol.ts';
import { Icon } from '#ui/icon.tsx';
import { navigate } from '#web/navigate.ts';
import { fetchCurrentUser, useCurrentStaff } from '../data/query-client.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useLabels } from '../office-context.ts';
import { Note } from '../components/note.tsx';
import { Waiting } from '../components/query-state.tsx';
import { ChooseFactor } from './choose-factor.tsx';
import { CodesAgain } from './codes-again.tsx';

const steps = ['stepPassword', 'stepFactor', 'stepCodes'] as const;

interface EnrolmentProps {
  /** The heading above the first step. */
  heading: string;
  /** Shown when the link has no token after its `#`. */
  noToken: string;
  /** The first step: exchanges the token for a password. */
  FirstStep: ComponentType<{ token: string; onTaken: () => void }>;
  /** The URL to open afterwards. */
  next: string;
}

/**
 * Leads from a link to the office: password, second factor, recovery codes. After a reload it continues at the same step, which
 * follows from the session.
 */
export function Enrolment({ heading, noToken, FirstStep, next }: EnrolmentProps) {
  const t = useLabels(officeEnrolLabels);
  const common = useLabels(officeCommonLabels);
  const { state } = useCurrentStaff().data ?? {};
  /** The token after the `#`: '' if there is none, null until the browser has read it. */
  const [token, setToken] = useState<string | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  // oxlint-disable-next-line react/set-state-in-effect -- the server does not see it
  useEffect(() => setToken(location.hash.slice(1)), []);
  // Removes a used token from the URL, so that a reload checks the sign-in state instead.
  useEffect(() => {
    if (state !== 'enrol' || location.hash === '') return;
    history.replaceState(history.state, '', location.pathname + location.search);
    // oxlint-disable-next-line react/set-state-in-effect -- as above
    setToken('');
  }, [state]);

  const isThrough = state === 'in' && token === '';
  const step = codes.length > 0 || isThrough ? 2 : state === 'enrol' ? 1 : 0;
  const toOffice = async () => {
    await fetchCurrentUser();
    navigate(next, { replace: true });
  };
  return (
    <div className="stack-4 enrol">
      <ol className="steps no-print" aria-label={common('steps')}>
        {steps.map((key, at) => (
          <li key={key} aria-current={at === step ? 'step' : undefined}>
            {at < step ? <Icon name="check" /> : `${at + 1} `}
            {t(key)}
          </li>
        ))}
      </ol>
      <h1>{step === 2 ? t('codesHeading') : step === 1 ? t('factorHeading') : heading}</h1>
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} done={t('toOffice')} onDone={() => void toOffice()} />
      ) : isThrough ? (
        <CodesAgain onMade={setCodes} onDone={() => void toOffice()} />
      ) : step === 1 ? (
        <ChooseFactor onAdded={(added) => (added.length > 0 ? setCodes(added) : void toOffice())} />
      ) : token === null ? (
        <Waiting />
      ) : token === '' ? (
        <Note>{noToken}</Note>
      ) : (
        <FirstStep token={token} onTaken={() => void fetchCurrentUser()} />
      )}
    </div>
  );
}
