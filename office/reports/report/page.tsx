import { reportComparisons, reportPeriods } from '#contract/constants.ts';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import { officeReportLabels } from '#contract/labels/office/reports.ts';
import { exportReport } from '#contract/operations/office/reports/export-report.ts';
import { getReport } from '#contract/operations/office/reports/get-report.ts';
import { type ReportName, reportNames, reportOf } from '#contract/reports/reports.ts';
import { Views } from '#office/components/views.tsx';
import { useList } from '#office/data/query-client.ts';
import { useCan } from '#office/data/use-can.ts';
import { ExportButtons } from '#office/lists/export-button.tsx';
import { addressOf, type ListChoices } from '#office/lists/list-choices.ts';
import type { ListFilter } from '#office/lists/list-filters.tsx';
import { BuiltInViews, ListScreen, useChoices } from '#office/lists/list-screen.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { ReportFigures, ReportPicture } from './picture.tsx';
import { familiesFor, listOf, reportViews, requestOf } from './report-address.ts';
import { useColumns, useFormats } from './use-columns.tsx';
import './reports.css';

/** The reports, one at a time: totals, chart and table of a period. The address says which. */
function View() {
  const { lang, links } = useOffice();
  const t = useLabels(officeReportLabels);
  const text = useLabels(officeListLabels);
  const may = useCan();
  const families = familiesFor(may);
  const { view } = useChoices(reportViews);
  const report = reportNames.find((name) => name === view) ?? families[0]?.names[0] ?? 'searches';
  const { family } = reportOf(report);
  const list = listOf(report);
  const choices = useChoices(list);
  const request = { ...requestOf(report, choices), language: lang };
  const query = useList(getReport, request, ({ next }) =>
    next === null ? null : { ...request, from: next },
  );
  const first = query.data?.pages[0];
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const { dayText } = useFormats();
  const ofReport = (name: string): ListChoices => ({ ...choices, view: name, find: '', sort: '', order: '' });
  const tab = (name: string, label: string, isHere: boolean) => ({
    href: addressOf(links.reports, ofReport(name)),
    text: label,
    isHere,
  });
  const siblings = families.find((each) => each.family === family)?.names ?? [];
  return (
    <ListScreen
      list={list}
      choices={choices}
      status={
        first && (
          <span className="soft">
            {first.period
              ? t('daysShown', { since: dayText(first.period.since), until: dayText(first.period.until) })
              : t('now')}
          </span>
        )
      }
      actions={
        may('exports.make') && (
          <ExportButtons operation={exportReport} input={{ ...request, format: 'csv' }} file={report} />
        )
      }
      views={{
        links: (
          <>
            <BuiltInViews
              {...{ list, choices }}
              path={links.reports}
              views={{
                label: t('report'),
                names: [],
                others: families.map((each) =>
                  tab(each.names[0] ?? '', t(`family.${each.family}`), each.family === family),
                ),
                savedAs: 'reports',
              }}
            />
            {siblings.length > 1 && (
              <Views
                label={t(`family.${family}`)}
                views={siblings.map((name) => tab(name, t(`report.${name}`), name === report))}
              />
            )}
          </>
        ),
      }}
      hint={t('hint')}
      filters={useFilters(choices, report)}
      note={
        first && (
          <div className={query.isPlaceholderData ? 'report-head is-busy' : 'report-head'}>
            <ReportFigures report={report} data={first} />
            <ReportPicture report={report} data={first} rows={rows} />
          </div>
        )
      }
      query={query}
      rows={rows}
      none={text('none')}
      noneYet={t('none')}
      table={{
        name: 'is-report has-short-titles',
        isWide: true,
        caption: t(`report.${report}`),
        columns: useColumns(report, first),
      }}
      found={first && { total: first.found, hasMore: false }}
    />
  );
}

/** The period and the comparison, if the report has them; days of its own only where they are wanted. */
function useFilters({ filters }: ListChoices, report: ReportName): ListFilter[] {
  const t = useLabels(officeReportLabels);
  const { isNow, isUncompared } = reportOf(report);
  if (isNow) return [];
  const days = ['since', 'until'] as const;
  return [
    {
      name: 'period',
      label: t('period'),
      any: t('period.last30'),
      options: reportPeriods
        .filter((name) => name !== 'last30')
        .map((value) => ({ value, text: t(`period.${value}`) })),
    },
    ...(filters['period'] === 'custom'
      ? days.map((name): ListFilter => ({ name, label: t(name), options: 'day' }))
      : []),
    ...(isUncompared
      ? []
      : [
          {
            name: 'compare',
            label: t('compare'),
            any: t('compare.before'),
            options: reportComparisons
              .filter((name) => name !== 'before')
              .map((value) => ({ value, text: t(`compare.${value}`) })),
          },
        ]),
  ];
}

export default definePage<null>({ View });
