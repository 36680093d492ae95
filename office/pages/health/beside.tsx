import { officeHealthLabels } from '#contract/labels/office/health.ts';
import { officePaymentsLabels } from '#contract/labels/office/payments.ts';
import { getWaysToPay } from '#contract/operations/office/settings/get-ways-to-pay.ts';
import { Fragment } from 'react';
import { useAnswer } from '#office/data/query-client.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Facts } from '#office/order/facts.tsx';
import { wayStates } from '#office/parts/way-states.ts';
import { Section } from '#office/parts/screen.tsx';
import { State } from '#office/parts/state.tsx';
import { useInLanguage } from '#office/parts/use-in-language.ts';
import { useMoments } from '#office/parts/use-moments.ts';
import { Arrived } from '#office/parts/waiting.tsx';
import type { Health } from './health-answer.ts';
import { Findings } from './findings.tsx';

/** The replica, and each payment method with its last activity. */
export function Beside({ health: { parts } }: { health: Health }) {
  const t = useLabels(officeHealthLabels);
  const replica = parts.flatMap(({ findings }) => findings).filter(({ code }) => code.startsWith('replica'));
  return (
    <>
      <Section title={t('replica')}>
        {replica.length > 0 ? <Findings findings={replica} /> : <p className="soft">{t('noReplica')}</p>}
      </Section>
      <Providers />
    </>
  );
}

function Providers() {
  const t = useLabels(officeHealthLabels);
  const pay = useLabels(officePaymentsLabels);
  const { links } = useOffice();
  const when = useMoments();
  const inLanguage = useInLanguage();
  const query = useAnswer(getWaysToPay, {});
  return (
    <Section title={pay('ways')} end={<a href={links.payments}>{t('see')}</a>}>
      <Arrived query={query}>
        {({ ways }) => (
          <Facts
            rows={ways.map(({ id, name, state, isTest, lastPaidAt }) => {
              const [look, word] = wayStates[state];
              return [
                inLanguage(name),
                <Fragment key={id}>
                  <State look={look}>{pay(state === 'offered' && isTest ? 'offeredTest' : word)}</State>
                  {lastPaidAt && <p className="soft">{t('paidAt', { when: when(lastPaidAt) })}</p>}
                </Fragment>,
              ] as const;
            })}
          />
        )}
      </Arrived>
    </Section>
  );
}
