import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeTodayLabels } from '#contract/labels/office/today.ts';
import { useCan } from '#office/data/use-can.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { formatAmount } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import type { Alarm, Today } from './today.ts';

/** Payment alerts, above everything else and not dismissible. */
export function Alarms({ alarms: { latest, more } }: { alarms: NonNullable<Today['alarms']> }) {
  const { links } = useOffice();
  const t = useLabels(officeTodayLabels);
  const common = useLabels(officeCommonLabels);
  const sentence = useSentence();
  const mayOpen = useCan()('orders.read');
  if (latest.length === 0) return null;
  return (
    <section className="alarms" aria-label={t('alarms')}>
      {latest.map((alarm) => (
        <Note
          key={`${alarm.kind} ${alarm.number} ${alarm.reference} ${alarm.at}`}
          kind="bad"
          end={
            <Button
              kind="ghost"
              small
              href={
                alarm.number === '' || !mayOpen
                  ? links.money
                  : `${links.orders}/${encodeURIComponent(alarm.number)}`
              }
              aria-label={t('lookAt', { what: alarm.number || alarm.reference })}
            >
              {common('view')}
            </Button>
          }
        >
          {sentence(alarm)}
        </Note>
      ))}
      {more > 0 && <p className="soft">{t('moreSuch', { n: more })}</p>}
    </section>
  );
}

function useSentence(): (alarm: Alarm) => string {
  const t = useLabels(officeTodayLabels);
  const when = useDateTimes();
  return ({ kind, number, reference, cents, at }) => {
    const values = { what: number || reference, amount: formatAmount(Math.abs(cents ?? 0)), when: when(at) };
    if (kind === 'gap') return t((cents ?? 0) > 0 ? 'wentBack' : 'notArrived', values);
    return t(kind, values);
  };
}
