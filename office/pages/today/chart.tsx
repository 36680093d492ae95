import { officeTodayLabels } from '#contract/labels/office/today.ts';
import { ChartKeys, LineChart } from '#office/charts/line-chart.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Section } from '#office/components/screen.tsx';
import { formatDate } from '#rules/format-date.ts';
import { formatAmount, sumCents } from '#rules/money.ts';
import { ChartTable } from './chart-table.tsx';
import type { SalesReport } from './today.ts';

type Days = SalesReport['money']['days'];

/** The number of days between labels, counted back from today. */
const namedEvery = 7;

/** Payments received in thirty days, compared with earlier weekdays: as a chart and as a table. */
export function Chart({ days }: { days: Days }) {
  const t = useLabels(officeTodayLabels);
  const { chrome: layout } = useOffice();
  const busiest = days.reduce<Days[number] | undefined>(
    (one, other) => (one && one.receivedCents >= other.receivedCents ? one : other),
    undefined,
  );
  const formatDay = ({ day }: Days[number]) => formatDate(`${day}T12:00:00Z`, { ...layout, timeZone: 'UTC' });
  const sumOf = (column: 'receivedCents' | 'receivedBeforeCents') =>
    formatAmount(sumCents(days.map((each) => each[column])));
  return (
    <Section title={t('takings')} end={<ChartKeys now={t('now')} before={t('weekdaysBefore')} />}>
      <LineChart
        points={days.map((each) => ({
          name: formatDay(each),
          cents: each.receivedCents,
          beforeCents: each.receivedBeforeCents,
        }))}
        all={t('all')}
        beforeWas={(amount) => t('beforeWas', { amount })}
        label={t('takingsSaid', {
          now: sumOf('receivedCents'),
          before: sumOf('receivedBeforeCents'),
          day: busiest ? formatDay(busiest) : '',
          most: formatAmount(busiest?.receivedCents ?? 0),
        })}
      >
        <div className="chart-days n" aria-hidden="true">
          {days.map(
            (each, at) =>
              (days.length - 1 - at) % namedEvery === 0 &&
              at > 1 && (
                <span key={each.day}>
                  {at === days.length - 1 ? t('today') : formatDay(each).slice(0, 5)}
                </span>
              ),
          )}
        </div>
      </LineChart>
      <ChartTable days={days} dayText={formatDay} />
    </Section>
  );
}
