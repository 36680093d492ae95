import { officeReportLabels } from '#contract/labels/office/reports.ts';
import { columnOf, type ReportColumnName } from '#contract/reports/report.ts';
import { type ReportName, reportOf } from '#contract/reports/reports.ts';
import { OfficeIcon } from '#office/components/office-icon.tsx';
import { useCan } from '#office/data/use-can.ts';
import type { ListColumn } from '#office/lists/list-table.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { formatDate } from '#rules/format-date.ts';
import { formatAmount, grouped } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { linkOf, type ReportAnswer, type ReportRow } from './report-address.ts';

export function useFormats() {
  const { chrome: dates } = useOffice();
  const dayText = (day: string) => formatDate(`${day}T12:00:00Z`, { ...dates, timeZone: 'UTC' });
  return {
    dayText,
    valueText(column: ReportColumnName, value: string | number | null | undefined): string {
      const { kind } = columnOf(column);
      if (value === null || value === undefined) return '–';
      if (typeof value === 'string') return kind === 'day' ? dayText(value) : value;
      return kind === 'cents' ? formatAmount(value) : grouped(value);
    },
    nameText: (report: ReportName, { name }: Pick<ReportRow, 'name'>): string =>
      reportOf(report).rowKind === 'day' ? dayText(name) : name,
  };
}

/** The columns of a report: the name, its values, and the change against the compared period. */
export function useColumns(report: ReportName, data: ReportAnswer | undefined): ListColumn<ReportRow>[] {
  const t = useLabels(officeReportLabels);
  const { links } = useOffice();
  const may = useCan();
  const { valueText, nameText } = useFormats();
  const { measure, columns: all } = reportOf(report);
  const columns = all.filter((name) => data?.columns.includes(name) ?? true);
  return [
    {
      name: 'name',
      head: t(`row.${report}`),
      isTitle: true,
      cell: (row) => {
        const text = <UserText text={nameText(report, row)} />;
        const href = linkOf({ links, may }, report, row, data?.period ?? null);
        return href === undefined ? text : <a href={href}>{text}</a>;
      },
    },
    ...columns.map((name): ListColumn<ReportRow> => {
      const isText = columnOf(name).kind === 'text';
      return {
        name,
        head: t(`column.${name}`),
        isFigure: !isText,
        cell: ({ values }) =>
          isText ? (
            <UserText text={valueText(name, values[name])} />
          ) : (
            <Num>{valueText(name, values[name])}</Num>
          ),
      };
    }),
    ...(data?.before
      ? [
          {
            name: 'change',
            head: t('change'),
            isFigure: true,
            cell: ({ values, before }: ReportRow) => (
              <Change now={Number(values[measure] ?? 0)} before={before ?? 0} />
            ),
          },
        ]
      : []),
  ];
}

/** The relative change from the compared value. */
export function Change({ now, before }: { now: number; before: number }) {
  const t = useLabels(officeReportLabels);
  if (before === 0) return <span className="soft">{now === 0 ? '–' : t('isNew')}</span>;
  const percent = Math.round(((now - before) / before) * 100);
  return (
    <span className={percent < 0 ? 'change is-less' : 'change'}>
      <OfficeIcon name={percent < 0 ? 'arrow-down-right' : 'arrow-up-right'} />
      <Num>{`${percent < 0 ? '−' : '+'}${grouped(Math.abs(percent))}%`}</Num>
    </span>
  );
}
