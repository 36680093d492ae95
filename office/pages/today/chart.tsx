import { type PointerEvent, useState } from 'react';
import { officeTodayLabels } from '#contract/labels/office/today.ts';
import { currency } from '#contract/constants.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Section } from '#office/components/screen.tsx';
import { formatDate } from '#rules/format-date.ts';
import { formatAmount, grouped, sumCents } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import { across, areaOf, down, lineOf, steps, topOf } from './chart-lines.ts';
import { ChartTable } from './chart-table.tsx';
import type { SalesReport } from './today.ts';
import './chart.css';

type Days = SalesReport['money']['days'];

/** The number of days between labels, counted back from today. */
const namedEvery = 7;

/** Payments received in thirty days, compared with earlier weekdays: as a chart and as a table. */
export function Chart({ days }: { days: Days }) {
  const t = useLabels(officeTodayLabels);
  const { chrome: layout } = useOffice();
  const [pointed, point] = useState<number | null>(null);
  const now = days.map(({ receivedCents }) => receivedCents);
  const before = days.map(({ receivedBeforeCents }) => receivedBeforeCents);
  const top = topOf([...now, ...before]);
  const busiest = days.reduce<Days[number] | undefined>(
    (one, other) => (one && one.receivedCents >= other.receivedCents ? one : other),
    undefined,
  );
  const formatDay = ({ day }: Days[number]) => formatDate(`${day}T12:00:00Z`, { ...layout, timeZone: 'UTC' });
  const shown = pointed === null ? undefined : days[pointed];
  return (
    <Section
      title={t('takings')}
      end={
        <span className="chart-keys">
          <i className="chart-key" />
          {t('now')}
          <i className="chart-key is-before" />
          {t('weekdaysBefore')}
        </span>
      }
    >
      <figure className="chart">
        <figcaption className="chart-said">
          {shown ? <Num>{formatDay(shown)}</Num> : t('all')}
          <b>
            <Num>{formatAmount(shown ? shown.receivedCents : sumCents(now))}</Num>
          </b>
          <span className="soft">
            {t('beforeWas', { amount: formatAmount(shown ? shown.receivedBeforeCents : sumCents(before)) })}
          </span>
        </figcaption>
        <div className="chart-scale n" aria-hidden="true">
          {Array.from({ length: steps + 1 }, (_, at) => (
            <span key={at}>{at === steps ? 0 : dollars((top / steps) * (steps - at))}</span>
          ))}
        </div>
        <svg
          className="chart-plot"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={t('takingsSaid', {
            now: formatAmount(sumCents(now)),
            before: formatAmount(sumCents(before)),
            day: busiest ? formatDay(busiest) : '',
            most: formatAmount(busiest?.receivedCents ?? 0),
          })}
          onPointerMove={(event) => point(dayAt(event, days.length))}
          onPointerDown={(event) => point(dayAt(event, days.length))}
          onPointerLeave={() => point(null)}
        >
          {Array.from({ length: steps + 1 }, (_, at) => (
            <path key={at} className="chart-line" d={`M0 ${(at / steps) * 100}H100`} />
          ))}
          <path className="chart-area" d={areaOf(now, top)} />
          <path className="chart-before" d={lineOf(before, top)} />
          <path className="chart-now" d={lineOf(now, top)} />
          {shown && pointed !== null && (
            <>
              <path className="chart-line" d={`M${across(pointed, days.length)} 0V100`} />
              {/* A zero-length line with round ends draws a dot that isn't stretched. */}
              <path
                className="chart-dot"
                d={`M${across(pointed, days.length)} ${down(shown.receivedCents, top)}h0`}
              />
            </>
          )}
        </svg>
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
      </figure>
      <ChartTable days={days} dayText={formatDay} />
    </Section>
  );
}

const dollars = (cents: number): string => `${currency.symbol}${grouped(cents / 100)}`;

/** Returns the index of the day under the pointer. */
function dayAt({ clientX, currentTarget }: PointerEvent<SVGElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(count - 1, Math.max(0, Math.round(((clientX - left) / width) * (count - 1))));
}
