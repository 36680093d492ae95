import { officeReportLabels } from '#contract/labels/office/reports.ts';
import {
  type ReportComparison,
  reportComparisons,
  type ReportPeriod,
  reportPeriods,
} from '#contract/constants.ts';
import { columnOf } from '#contract/reports/report.ts';
import { reportNames, reportOf } from '#contract/reports/reports.ts';
import type { Database } from '#database/schema.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { type DueReport, sendDueReport } from '#shop/staff/staff.ts';
import type { AppContext } from '../context/context.ts';
import { columnsFor, namedReport } from '../reports/report-rows.ts';
import { repeated } from './repeated.ts';

const every = 60_000;
const maxRows = 20;

/** Emails saved reports on their day; the processes share the work. Returns a function that stops it. */
export function startReportMails({ db, log }: AppContext): () => Promise<void> {
  const job = repeated({ round: () => mailReport(db), every, log, failure: 'could not email a report' });
  return async () => {
    job.stop();
    await job.ended;
  };
}

/** Emails one report that is due. Returns whether there may be another. */
export const mailReport = (db: Database): Promise<boolean> => sendDueReport(db, queueReport);

/** Queues the email, if its reader may still see the report. */
async function queueReport(
  db: Database,
  { email, language, permissions, name, query }: DueReport,
): Promise<void> {
  const wish = new URLSearchParams(query);
  const report = reportNames.find((each) => each === wish.get('view')) ?? 'salesByDay';
  const columns = columnsFor(
    report,
    (permission) => permissions === null || permissions.includes(permission),
  );
  const { measure } = reportOf(report);
  if (!columns?.includes(measure)) return;
  const days = wish.get('period') === 'custom' && {
    since: wish.get('since') ?? undefined,
    until: wish.get('until') ?? undefined,
  };
  const result = await namedReport(
    db,
    {
      report,
      period: chosen<ReportPeriod>(reportPeriods, wish.get('period'), 'last30'),
      compare: chosen<ReportComparison>(reportComparisons, wish.get('compare'), 'before'),
      ...days,
      find: '',
      sort: '',
      isBackwards: false,
      language,
      from: 0,
      limit: maxRows,
    },
    columns,
  );
  if (!result) return;
  const t = await labelsOf(db, officeReportLabels, language);
  const rowOf = (value: unknown, before: unknown) => ({
    value: Number(value ?? 0),
    before: result.before ? Number(before ?? 0) : null,
  });
  await queueMail(db, {
    kind: 'reportReady',
    to: email,
    language,
    content: {
      name,
      report: t[`report.${report}`],
      path: `/office/${language}/reports${query === '' ? '' : `?${query}`}`,
      period: result.period,
      isMoney: columnOf(measure).kind === 'cents',
      rows: result.rows.map((row) => ({ name: row.name, ...rowOf(row.values[measure], row.before) })),
      total: rowOf(result.totals[measure], result.totalsBefore?.[measure]),
      found: result.found,
    },
  });
}

const chosen = <Value extends string>(
  values: readonly Value[],
  value: string | null,
  standard: Value,
): Value => values.find((each) => each === value) ?? standard;
