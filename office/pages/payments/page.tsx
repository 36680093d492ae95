import { officePaymentsLabels } from '#contract/labels/office/payments.ts';
import { useLabels } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { getWaysToPay } from '#contract/operations/office/settings/get-ways-to-pay.ts';
import { useAnswer } from '#office/data/query-client.ts';
import { Screen, Section } from '#office/parts/screen.tsx';
import { SettingsViews } from '#office/parts/views.tsx';
import { Arrived } from '#office/parts/waiting.tsx';
import { RecordForm } from '#office/records/record-form.tsx';
import { useRecords } from '#office/records/use-records.ts';
import { Riel } from './riel.tsx';
import { Ways } from './ways.tsx';

/** How customers pay: what is offered and what lacks, within what bounds, to which accounts; and the riel. */
function View() {
  const t = useLabels(officePaymentsLabels);
  const query = useAnswer(getWaysToPay, {});
  const shop = useRecords('shop');
  return (
    <Screen views={<SettingsViews />}>
      <Arrived query={query}>
        {({ ways, riel }) => (
          <>
            <Section title={t('ways')}>
              <Ways ways={ways} />
            </Section>
            <Section title={t('accounts')}>
              <Arrived query={shop}>
                {({ records: [record = null], fields }) => (
                  <RecordForm
                    kind="shop"
                    record={record}
                    fields={fields}
                    names={['bankAccounts', 'transferHours']}
                    label={t('accounts')}
                  />
                )}
              </Arrived>
            </Section>
            <Section title={t('riel')}>
              <Riel rates={riel} />
            </Section>
          </>
        )}
      </Arrived>
    </Screen>
  );
}

export default definePage<null>({ View });
