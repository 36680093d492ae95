import { useState } from 'react';
import { officePaymentsLabels } from '#contract/labels/office/payments.ts';
import { useLabels } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { getPaymentMethods } from '#contract/operations/office/settings/get-payment-methods.ts';
import { paymentProviderNames } from '#contract/payment-providers/payment-providers.ts';
import { Connections } from '#office/connections/connections.tsx';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { Screen, Section } from '#office/components/screen.tsx';
import { SettingsViews } from '#office/components/views.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { useRecords } from '#office/records/use-records.ts';
import { Accounts } from './accounts.tsx';
import { Riel } from './riel.tsx';
import { PaymentMethodList } from './payment-method-list.tsx';
import './payments.css';

/** Payment methods with their availability, missing setup and limits, the accounts, and the riel rate. */
function View() {
  const t = useLabels(officePaymentsLabels);
  const query = useOfficeQuery(getPaymentMethods, {});
  const shop = useRecords('shop');
  /** The provider whose setup a payment method asks for. */
  const [request, setRequest] = useState<string | null>(null);
  const setup = { request, onClose: () => setRequest(null) };
  return (
    <Screen views={<SettingsViews />}>
      <QueryState query={query}>
        {({ ways: methods, riel }) => (
          <div className="payments">
            <Section title={t('paymentMethods')}>
              <PaymentMethodList methods={methods} onSetUp={setRequest} />
            </Section>
            <QueryState query={shop}>{(records) => <Accounts {...records} {...setup} />}</QueryState>
            <Connections names={paymentProviderNames} {...setup} />
            <Section title={t('riel')}>
              <Riel rates={riel} />
            </Section>
          </div>
        )}
      </QueryState>
    </Screen>
  );
}

export default definePage<null>({ View });
