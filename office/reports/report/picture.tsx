import { officeReportLabels } from '#contract/labels/office/reports.ts';
import { isTotaled, type ReportColumnName } from '#contract/reports/report.ts';
import { type ReportName, reportOf } from '#contract/reports/reports.ts';
import { BarChart } from '#office/charts/bar-chart.tsx';
import { ChartKeys, LineChart } from '#office/charts/line-chart.tsx';
import { Section } from '#office/components/screen.tsx';
import { useLabels } from '#office/office-context.ts';
import { Num } from '#ui/num.tsx';
import type { ReportAnswer, ReportRow } from './report-address.ts';
import { Change, useFormats } from './use-columns.tsx';

const maxBars = 10;
const maxFigures = 4;

interface PictureProps {
  report: ReportName;
  data: ReportAnswer;
  rows: readonly ReportRow[];
}

/** The most important totals, compared. */
export function ReportFigures({ report, data }: Pick<PictureProps, 'report' | 'data'>) {
  const t = useLabels(officeReportLabels);
  const { valueText } = useFormats();
  const { measure } = reportOf(report);
  const shown = (data.columns as ReportColumnName[]).filter(isTotaled);
  const first = [measure, ...shown.filter((name) => name !== measure).slice(0, 1)];
  const names = [...new Set([...first, ...shown.slice(first.length - maxFigures)])].slice(0, maxFigures);
  return (
    <dl className="report-figures" aria-label={t('totals')}>
      {names.map((name) => {
        const now = data.totals[name];
        const before = data.totalsBefore?.[name];
        return (
          <div key={name}>
            <dt>{t(`column.${name}`)}</dt>
            <dd>
              <b>
                <Num>{valueText(name, now)}</Num>
              </b>
              {typeof now === 'number' && typeof before === 'number' && (
                <small>
                  <Change now={now} before={before} />{' '}
                  <span className="soft">{t('beforeWas', { amount: valueText(name, before) })}</span>
                </small>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The main column as a line over time, or as bars of the first rows. The table has the same values. */
export function ReportPicture({ report, data, rows }: PictureProps) {
  const t = useLabels(officeReportLabels);
  const { dayText, valueText, nameText } = useFormats();
  const { measure, chart } = reportOf(report);
  const valueOf = (row: ReportRow) => Number(row.values[measure] ?? 0);
  const drawn =
    chart === 'line' ? rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)) : rows.slice(0, maxBars);
  const highest = drawn.reduce<ReportRow | undefined>(
    (one, other) => (one && valueOf(one) >= valueOf(other) ? one : other),
    undefined,
  );
  const label = t('pictureSaid', {
    column: t(`column.${measure}`),
    now: valueText(measure, data.totals[measure] ?? 0),
    before: valueText(measure, data.totalsBefore?.[measure]),
    name: highest ? nameText(report, highest) : '',
    most: highest ? valueText(measure, valueOf(highest)) : '',
  });
  const daysText = (days: ReportAnswer['period']) =>
    days && t('daysShown', { since: dayText(days.since), until: dayText(days.until) });
  const keys = data.before && (
    <ChartKeys now={daysText(data.period) ?? ''} before={daysText(data.before) ?? ''} />
  );
  if (drawn.length === 0) return null;
  return (
    <Section title={t(`column.${measure}`)} end={keys}>
      {chart === 'line' ? (
        <LineChart
          points={drawn.map((row) => ({
            name: nameText(report, row),
            cents: valueOf(row),
            beforeCents: row.before,
          }))}
          label={label}
          all={daysText(data.period) ?? ''}
          beforeWas={(amount) => t('beforeWas', { amount })}
        >
          <div className="chart-ends n" aria-hidden="true">
            {[...new Set([drawn[0], drawn.at(-1)])].map(
              (row) => row && <span key={row.id}>{nameText(report, row)}</span>,
            )}
          </div>
        </LineChart>
      ) : (
        <BarChart
          bars={drawn.map((row) => ({ ...row, name: nameText(report, row), value: valueOf(row) }))}
          label={label}
          format={(value) => valueText(measure, value)}
        />
      )}
    </Section>
  );
}
