import { useQuery } from '@tanstack/react-query';
import { officeMailLabels } from '#contract/labels/office/mails.ts';
import { getMailSettings } from '#contract/operations/office/settings/get-mail-settings.ts';
import { Connections } from '#office/connections/connections.tsx';
import { officeQuery } from '#office/data/query-client.ts';
import { StuckMails } from '../stuck-mails.tsx';
import { useLabels } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Screen, Section } from '#office/components/screen.tsx';
import { SettingsViews } from '#office/components/views.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { HowMailsGo } from './how-mails-go.tsx';
import { TestMail } from './test-mail.tsx';

/** The polling interval in ms while a test email is being sent. */
const soon = 2000;

/** Email settings and delivery, and emails that failed. */
function View() {
  const t = useLabels(officeMailLabels);
  const query = useQuery({
    ...officeQuery(getMailSettings, {}),
    refetchInterval: ({ state: { data } }) => (data?.lastTest?.state === 'waiting' ? soon : false),
  });
  return (
    <Screen views={<SettingsViews />}>
      <Section title={t('how')}>
        <QueryState query={query}>{(mails) => <HowMailsGo mails={mails} />}</QueryState>
      </Section>
      <Connections names={['mail', 'sender', 'telegram', 'sms']} />
      <Section title={t('test')}>
        <QueryState query={query}>{(mails) => <TestMail mails={mails} />}</QueryState>
      </Section>
      <StuckMails title={t('stuck')} />
    </Screen>
  );
}

export default definePage<null>({ View });
