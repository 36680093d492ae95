import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { officeTodayLabels } from '#contract/labels/office/today.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { OfficeIcon, type OfficeIconName } from '#office/components/office-icon.tsx';
import { Section } from '#office/components/screen.tsx';
import { useRelativeTimes } from '#office/components/use-relative-times.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { Today } from './today.ts';
import { useTaskLinks } from './use-task-links.ts';

const icons: Readonly<Record<Today['waiting'][number]['what'], OfficeIconName>> = {
  toConfirm: 'phone',
  awaitingTransfer: 'building-2',
  balanceDue: 'banknote',
  overdue: 'banknote',
  moneyCame: 'qr-code',
  moneyBack: 'banknote',
  refundDue: 'banknote',
  toPrepare: 'package',
  toProof: 'pencil',
  stockArrived: 'boxes',
  toSend: 'truck',
  failedMails: 'mail',
  webhooksOff: 'triangle-alert',
  lowStock: 'boxes',
  untranslated: 'languages',
  inquiries: 'mail',
  heldReviews: 'star',
};

interface ToDoProps extends Pick<Today, 'waiting' | 'mentions'> {
  /** The time when the response arrived. */
  now: number;
}

/** The user's tasks, longest waiting first, each with a link. */
export function ToDo({ waiting, mentions, now }: ToDoProps) {
  const { lang, links } = useOffice();
  const t = useLabels(officeTodayLabels);
  const money = useLabels(officeMoneyLabels);
  const when = useDateTimes();
  const age = useRelativeTimes();
  const taskLink = useTaskLinks();
  return (
    <Section title={t('toDo')}>
      {waiting.length + mentions.length === 0 && <Note kind="good">{t('nothing')}</Note>}
      <ul className="to-do">
        {mentions.map(({ number, at, by, text }) => (
          <li key={`${number} ${at}`}>
            <a href={`${links.orders}/${encodeURIComponent(number)}`}>
              <OfficeIcon name="message-circle" />
              <b>@</b>
              <span>
                {t('mention', { by, number })}
                <small className="to-do-text">
                  <UserText text={text} />
                </small>
              </span>
              <small>{t('since', { when: when(at) })}</small>
            </a>
          </li>
        ))}
        {waiting.map(({ what, count, since, first }) => (
          <li
            key={what}
            className={what === 'failedMails' || what === 'webhooksOff' ? 'is-failed' : undefined}
          >
            <a href={taskLink(what)}>
              <OfficeIcon name={icons[what]} />
              <b>
                <Num>{count}</Num>
              </b>
              <span>{t(what)}</span>
              {since !== null && <small>{money('oldest', { age: age(Date.parse(since), now) })}</small>}
              {first && <small>{t('first', { name: first[lang] || first.en || '' })}</small>}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
