import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeHealthLabels } from '#contract/labels/office/health.ts';
import { officePaymentsLabels } from '#contract/labels/office/payments.ts';
import { getPaymentMethods } from '#contract/operations/office/settings/get-payment-methods.ts';
import { Fragment } from 'react';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { DescriptionList } from '#office/components/description-list.tsx';
import { methodStates } from '#office/components/method-states.ts';
import { Section } from '#office/components/screen.tsx';
import { State } from '#office/components/state.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { QueryState } from '#office/components/query-state.tsx';
import type { Health } from './health-answer.ts';
import { Findings } from './findings.tsx';

/** The replica, and each payment method with its last activity. */
export function SiblingItems({ health: { parts } }: { health: Health }) {
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
  const common = useLabels(officeCommonLabels);
  const pay = useLabels(officePaymentsLabels);
  const { links } = useOffice();
  const when = useDateTimes();
  const inLanguage = useLocalizedText();
  const query = useOfficeQuery(getPaymentMethods, {});
  return (
    <Section title={pay('paymentMethods')} end={<a href={links.payments}>{common('view')}</a>}>
      <QueryState query={query}>
        {({ ways }) => (
          <DescriptionList
            rows={ways.map(({ id, name, state, isTest, lastPaidAt }) => {
              const [look, label] = methodStates[state];
              return [
                inLanguage(name),
                <Fragment key={id}>
                  <State look={look}>{pay(state === 'offered' && isTest ? 'offeredTest' : label)}</State>
                  {lastPaidAt && <p className="soft">{t('paidAt', { when: when(lastPaidAt) })}</p>}
                </Fragment>,
              ] as const;
            })}
          />
        )}
      </QueryState>
    </Section>
  );
}
