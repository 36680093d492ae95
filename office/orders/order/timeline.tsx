import { useState } from 'react';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { useLabels } from '#office/office-context.ts';
import { Section } from '#office/components/screen.tsx';
import { SetUpLink } from '#office/mails/saved-note.tsx';
import { SegmentedControl } from '#office/components/segmented-control.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { Icon } from '#ui/icon.tsx';
import { MailAgain } from './mail-again.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteText } from './note-text.tsx';
import type { Order } from '../order.ts';
import { type Entry, useRecord } from './use-record.ts';
import './timeline.css';

const kinds = ['all', 'notes', 'mails'] as const;
type Kind = (typeof kinds)[number];

const isOfKind = (kind: Kind) => (entry: Entry) =>
  kind === 'all' || (kind === 'notes' ? entry.note !== undefined : entry.mail !== undefined);

/** The order's events, staff notes and emails, newest first, by the shop's clock. */
export function Timeline({ order }: { order: Order }) {
  const t = useLabels(officeOrderLabels);
  const record = useLabels(officeOrderRecord);
  const [kind, setKind] = useState<Kind>('all');
  const { entries, colleagues } = useRecord(order);
  const shown = entries.filter(isOfKind(kind));
  return (
    <Section
      title={t('timeline')}
      end={
        <div className="record-kinds">
          <SegmentedControl
            label={record('show')}
            value={kind}
            choices={kinds.map((value) => ({ value, text: record(value) }))}
            onChoose={setKind}
          />
        </div>
      }
    >
      <div className="note-form">
        <NoteForm key={order.number} number={order.number} colleagues={colleagues} />
      </div>
      {shown.length === 0 && <p className="soft">{record(kind === 'mails' ? 'noMails' : 'noNotes')}</p>}
      <ol className="moves">
        {shown.map((entry) => (
          <Row
            key={`${entry.at} ${entry.icon} ${entry.text} ${entry.mail?.id ?? ''}`}
            {...{ entry, order }}
          />
        ))}
      </ol>
    </Section>
  );
}

function Row({ entry, order }: { entry: Entry; order: Order }) {
  const when = useDateTimes();
  const { at, icon, text, by, detail, note, mail } = entry;
  return (
    <li>
      <span className="move-mark">
        <Icon name={icon} />
      </span>
      <div>
        {text}
        {by !== '' && <span className="soft"> · {by}</span>}
        {detail !== '' && (
          <small className={mail?.standing === 'failed' ? 'bad-text' : undefined}>
            {detail} {mail?.standing === 'saved' && <SetUpLink medium={mail.medium} />}
          </small>
        )}
        {note && <NoteText text={note.text} names={note.mentions.map(({ name }) => name)} />}
        {mail?.mayRepeat && <MailAgain mail={mail} order={order} />}
      </div>
      <time className="soft" dateTime={at}>
        {when(at)}
      </time>
    </li>
  );
}
