import { officeChannelLabels } from '#contract/labels/office/channels.ts';
import type { Answer } from '#contract/operation.ts';
import type { getChannels } from '#contract/operations/office/settings/get-channels.ts';
import { sendTestChat } from '#contract/operations/office/settings/send-test-chat.ts';
import { Note } from '#office/components/note.tsx';
import { Section } from '#office/components/screen.tsx';
import { State } from '#office/components/state.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';

type Channels = Answer<typeof getChannels>;

const looks = { sent: 'done', saved: 'off', waiting: 'us', failed: 'us' } as const;

/** The last messages to the chat, as sent or as they would be sent, and a test. */
export function ChatMessages({ channels: { hasBot, lastTest, messages } }: { channels: Channels }) {
  const t = useLabels(officeChannelLabels);
  const when = useDateTimes();
  const send = useOfficeMutation(sendTestChat, { saved: t('testAsked') });
  return (
    <Section title={t('messages')}>
      {!hasBot && <Note>{t('noBot')}</Note>}
      {lastTest && lastTest.why !== '' && (
        <Note kind={lastTest.state === 'failed' ? 'bad' : 'us'}>
          <output>
            {t(lastTest.state === 'failed' ? 'testFailed' : 'testWaits', {
              when: when(lastTest.at),
              why: lastTest.why,
            })}
          </output>
        </Note>
      )}
      <div>
        <Button kind="ghost" busy={send.isPending} onClick={() => send.mutate({})}>
          {t('test')}
        </Button>
      </div>
      {messages.length === 0 && <p className="soft">{t('noMessages')}</p>}
      <ol className="stack-4 thread narrow">
        {messages.map(({ id, at, state, why, lines }) => (
          <li key={id}>
            <p className="soft">
              <State look={looks[state]}>{t(state)}</State> · <Num>{when(at)}</Num>
              {why !== '' && (
                <>
                  {' · '}
                  <UserText text={why} />
                </>
              )}
            </p>
            {lines.length === 0 && <p className="soft">{t('deleted')}</p>}
            {lines.map(({ text, url, detail }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same
              <p key={place}>
                <a href={url}>
                  <UserText text={text} />
                </a>
                {detail !== '' && (
                  <>
                    <br />
                    <UserText text={detail} />
                  </>
                )}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Section>
  );
}
