import { useQuery } from '@tanstack/react-query';
import { officeChannelLabels } from '#contract/labels/office/channels.ts';
import { getChannels } from '#contract/operations/office/settings/get-channels.ts';
import { Command } from '#office/components/command.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { Screen, Section } from '#office/components/screen.tsx';
import { SettingsViews } from '#office/components/views.tsx';
import { Connections } from '../connections.tsx';
import { officeQuery } from '#office/data/query-client.ts';
import { useLabels } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { StoredRecordForm } from '#office/records/stored-record.tsx';
import { useRecords } from '#office/records/use-records.ts';
import { ChatMessages } from './chat-messages.tsx';

/** The polling interval in ms while a message is being sent. */
const soon = 2000;

/** Notifications of staff in Telegram, and the product feed for Google and Meta. */
function View() {
  const t = useLabels(officeChannelLabels);
  const shop = useRecords('shop');
  const query = useQuery({
    ...officeQuery(getChannels, {}),
    refetchInterval: ({ state: { data } }) => (data?.lastTest?.state === 'waiting' ? soon : false),
  });
  const isOn = shop.data?.records[0]?.fields['productFeed'] === true;
  return (
    <Screen views={<SettingsViews />}>
      <Connections names={['telegramBot']} />
      <Section title={t('settings')}>
        <StoredRecordForm
          kind="shop"
          id="shop"
          names={['chatEvents', 'productFeed']}
          groups={[
            { title: t('chat'), names: ['chatEvents'], hint: t('chatHint') },
            { title: t('feed'), names: ['productFeed'], hint: t(isOn ? 'feedHint' : 'feedOff') },
          ]}
          label={t('settings')}
        />
      </Section>
      {isOn && (
        <Section title={t('feedAddresses')}>
          {query.data?.feeds.map(({ language, url }) => (
            <div key={language}>
              <p className="soft">{t(language === 'en' ? 'feedEnglish' : 'feedKhmer')}</p>
              <Command text={url} />
            </div>
          ))}
        </Section>
      )}
      <QueryState query={query}>{(channels) => <ChatMessages channels={channels} />}</QueryState>
    </Screen>
  );
}

export default definePage<null>({ View });
