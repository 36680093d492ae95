import { officeCustomerLabels } from '#contract/labels/office/customers.ts';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { usePersonText } from '../components/person-name.tsx';
import { QueryState } from '../components/query-state.tsx';
import { Section } from '../components/screen.tsx';
import { useDates } from '../components/use-dates.ts';
import { useLabels } from '../office-context.ts';
import type { RecordOf } from '../resources/resource.ts';
import { CustomerMerges } from './customer-merges.tsx';
import { CustomerSessions } from './customer-sessions.tsx';
import { PersonalData } from './personal-data.tsx';
import { type CustomerDetails, useCustomer } from './use-customer.ts';

/** Addresses, limits, sessions, consent, personal data and merges of a customer. */
export function CustomerPanels({ record }: { record: RecordOf<'customer'> }) {
  const id = Number(record.id);
  const name = usePersonText()(record.fields) || record.fields.name;
  return (
    <QueryState query={useCustomer(id)}>
      {(details) => (
        <div className="customer-panels">
          <Addresses details={details} />
          <Limits limits={details.limits} />
          <CustomerSessions id={id} sessions={details.sessions} />
          <Consent newsletter={details.newsletter} />
          <CustomerMerges id={id} merges={details.merges} />
          <PersonalData id={id} name={name} requests={details.requests} />
        </div>
      )}
    </QueryState>
  );
}

function Addresses({ details: { addresses } }: { details: CustomerDetails }) {
  const t = useLabels(officeCustomerLabels);
  return (
    <Section title={t('addresses')}>
      {addresses.length === 0 && <p className="soft">{t('noAddresses')}</p>}
      <ul className="stack-3 customer-list">
        {addresses.map(({ label, recipient, phone, text }) => (
          <li key={`${label} ${recipient} ${text}`}>
            {label !== '' && (
              <b>
                <UserText text={label} />
              </b>
            )}
            {recipient !== '' && <UserText text={recipient} />}
            {phone !== '' && (
              <a href={`tel:${phone}`}>
                <Num>{phone}</Num>
              </a>
            )}
            <UserText text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The limits that apply, each with its reason. */
function Limits({ limits }: Pick<CustomerDetails, 'limits'>) {
  const t = useLabels(officeCustomerLabels);
  return (
    <Section title={t('limits')}>
      {limits.length === 0 && <p className="soft">{t('noLimits')}</p>}
      <ul className="stack-3 customer-list">
        {limits.map(({ code, values }) => (
          <li key={code}>{t(code, values)}</li>
        ))}
      </ul>
    </Section>
  );
}

function Consent({ newsletter }: Pick<CustomerDetails, 'newsletter'>) {
  const t = useLabels(officeCustomerLabels);
  const day = useDates();
  return (
    <Section title={t('consent')}>
      <p>
        {newsletter === null
          ? t('notSubscribed')
          : newsletter.until === null
            ? t('subscribed', { day: day(newsletter.since) })
            : t('unsubscribed', { day: day(newsletter.since), end: day(newsletter.until) })}
      </p>
    </Section>
  );
}
