import { officeTodayLabels } from '#contract/labels/office/today.ts';
import type { Answer } from '#contract/operation.ts';
import type { getToday } from '#contract/operations/office/orders/get-today.ts';
import { useMay } from '#office/data/use-may.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Note } from '#office/parts/note.tsx';
import { Section } from '#office/parts/screen.tsx';
import { useMoments } from '#office/parts/use-moments.ts';
import { Num } from '#ui/num.tsx';
import { Quoted } from '#ui/quoted.tsx';

type Today = Answer<typeof getToday>;
type Waiting = Today['waiting'];

/** What waits for somebody, the longest waiting first; each a way to it. */
export function ToDo({ waiting, mentions }: Pick<Today, 'waiting' | 'mentions'>) {
  const { links } = useOffice();
  const t = useLabels(officeTodayLabels);
  const when = useMoments();
  const mayMatch = useMay()('payments.read');
  /** Transfers are matched where money is waited for; who sees no money sees their orders. */
  const hrefOf = (stage: Waiting[number]['stage']): string => {
    if (stage !== 'awaitingTransfer') return `${links.orders}?view=${stage}`;
    return mayMatch ? `${links.money}?view=transfers` : `${links.orders}?view=awaitingPayment`;
  };
  return (
    <Section title={t('toDo')}>
      {waiting.length + mentions.length === 0 && <Note kind="good">{t('nothing')}</Note>}
      <ul className="ways to-do">
        {mentions.map(({ number, at, by, text }) => (
          <li key={`${number} ${at}`}>
            <a href={`${links.orders}/${encodeURIComponent(number)}`}>
              <b>@</b>
              <span>
                {t('mention', { by, number })}
                <small className="to-do-text">
                  <Quoted text={text} />
                </small>
              </span>
              <small>{t('since', { when: when(at) })}</small>
            </a>
          </li>
        ))}
        {waiting.map(
          ({ stage, orders, since }) =>
            stage !== 'onTheWay' && (
              <li key={stage}>
                <a href={hrefOf(stage)}>
                  <b>
                    <Num>{orders}</Num>
                  </b>
                  <span>{t(stage)}</span>
                  <small>{t('since', { when: when(since) })}</small>
                </a>
              </li>
            ),
        )}
      </ul>
    </Section>
  );
}
