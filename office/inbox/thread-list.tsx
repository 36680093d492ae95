import { officeInboxLabels } from '#contract/labels/office/inbox.ts';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useDateTimes } from '../components/use-date-times.ts';
import { SetUpLink } from '../mails/saved-note.tsx';
import { useLabels } from '../office-context.ts';
import type { Thread } from './use-inquiry.ts';

type Message = Thread['thread'][number];

/** What the customer and staff wrote, oldest first. Replies say whether their email was sent. */
export function ThreadList({ thread: { name, at, subject, text, thread } }: { thread: Thread }) {
  const t = useLabels(officeInboxLabels);
  return (
    <ol className="stack-4 thread">
      {text !== '' && (
        <li className="is-answer">
          <MessageHead by={name} at={at} />
          {subject !== '' && (
            <p>
              <b>
                <UserText text={subject} />
              </b>
            </p>
          )}
          <MessageText text={text} />
        </li>
      )}
      {thread.map((message) => (
        <li key={message.id} className={`is-${message.kind}`}>
          <MessageHead
            by={message.by || name}
            at={message.at}
            what={message.kind === 'note' ? t('note') : ''}
          />
          <MessageText text={message.text} />
          <DeliveryStatus delivery={message.delivery} />
        </li>
      ))}
    </ol>
  );
}

function MessageHead({ by, at, what = '' }: { by: string; at: string; what?: string }) {
  const when = useDateTimes();
  return (
    <p className="thread-head">
      <b>
        <UserText text={by} />
      </b>
      {what !== '' && <span className="soft">{what}</span>}
      <time className="soft" dateTime={at}>
        <Num>{when(at)}</Num>
      </time>
    </p>
  );
}

const MessageText = ({ text }: { text: string }) => (
  <p className="thread-text" dir="auto">
    <UserText text={text} />
  </p>
);

function DeliveryStatus({ delivery }: Pick<Message, 'delivery'>) {
  const t = useLabels(officeInboxLabels);
  const record = useLabels(officeOrderRecord);
  if (delivery === null) return null;
  return (
    <p className={delivery === 'failed' ? 'bad-text' : 'soft'}>
      {delivery === 'sent' ? t('sent') : record(delivery)} {delivery === 'saved' && <SetUpLink />}
    </p>
  );
}
