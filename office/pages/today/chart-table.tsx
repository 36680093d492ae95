import { officeTodayLabels } from '#contract/labels/office/today.ts';
import { useLabels } from '#office/office-context.ts';
import { formatAmount } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import type { SalesReport } from './today.ts';
import '#office/styles/table.css';

type Days = SalesReport['money']['days'];

/** The chart's figures, latest day first. */
export function ChartTable({
  days,
  dayText: formatDay,
}: {
  days: Days;
  dayText: (day: Days[number]) => string;
}) {
  const t = useLabels(officeTodayLabels);
  return (
    <details className="chart-table">
      <summary>{t('asTable')}</summary>
      <div className="grid-wrap">
        <table className="grid">
          <caption className="vh">{t('takings')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              {(['now', 'refunded', 'weekdaysBefore'] as const).map((head) => (
                <th scope="col" className="is-figure" key={head}>
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((each) => (
              <tr key={each.day}>
                <th scope="row">
                  <Num>{formatDay(each)}</Num>
                </th>
                <td className="is-figure">
                  <Num>{formatAmount(each.receivedCents)}</Num>
                </td>
                <td className="is-figure">
                  <Num>{formatAmount(each.refundedCents)}</Num>
                </td>
                <td className="is-figure">
                  <Num>{formatAmount(each.receivedBeforeCents)}</Num>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
