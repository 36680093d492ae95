import { officeCustomerLabels } from '#contract/labels/office/customers.ts';
import { endSessionsOfCustomer } from '#contract/operations/office/customers/end-sessions-of-customer.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { Section } from '../components/screen.tsx';
import { useDateTimes } from '../components/use-date-times.ts';
import { useCan } from '../data/use-can.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { useLabels } from '../office-context.ts';
import type { CustomerDetails } from './use-customer.ts';

interface CustomerSessionsProps {
  id: number;
  sessions: CustomerDetails['sessions'];
}

/** Where the customer is logged in; staff can end one session or all. */
export function CustomerSessions({ id, sessions }: CustomerSessionsProps) {
  const t = useLabels(officeCustomerLabels);
  const when = useDateTimes();
  const mayEnd = useCan()('customers.change');
  const { mutate, isPending } = useOfficeMutation(endSessionsOfCustomer, { saved: t('ended') });
  const nameOf = ({ browser, system }: { browser: string; system: string }) =>
    browser && system ? t('device', { browser, system }) : browser || system || t('otherDevice');
  return (
    <Section title={t('sessions')}>
      {sessions.length === 0 && <p className="soft">{t('noSessions')}</p>}
      <ul className="stack-3 customer-list">
        {sessions.map((session) => (
          <li key={session.id} className="is-row">
            <span>
              {nameOf(session)}
              <small className="soft">
                <Num>{when(session.lastSeen)}</Num>
              </small>
            </span>
            {mayEnd && (
              <Button
                small
                kind="ghost"
                busy={isPending}
                aria-label={t('endSessionOf', { device: nameOf(session) })}
                onClick={() => mutate({ id, sessionId: session.id })}
              >
                {t('endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayEnd && sessions.length > 1 && (
        <Button kind="ghost" busy={isPending} onClick={() => mutate({ id, sessionId: null })}>
          {t('endAll')}
        </Button>
      )}
    </Section>
  );
}
