import { officeReportLabels } from '#contract/labels/office/reports.ts';
import { messages } from '#contract/messages.ts';
import { exportReport } from '#contract/operations/office/reports/export-report.ts';
import { columnOf } from '#contract/reports/report.ts';
import { reportOf } from '#contract/reports/reports.ts';
import { formatCents } from '#rules/money.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { inPieces } from '#shop/work-queue/work-queue.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { csvOf, maxExported } from '../csv.ts';
import { type XlsxColumn, xlsxOf } from '../xlsx.ts';
import { columnsFor, namedReport } from '../../../reports/report-rows.ts';

const kinds: Readonly<Record<ReturnType<typeof columnOf>['kind'], XlsxColumn['kind']>> = {
  cents: 'amount',
  count: 'number',
  number: 'number',
  day: 'day',
  text: 'text',
};

export const handler = handle(exportReport, async ({ format, ...wish }, { app: { db }, caller }) => {
  const columns = columnsFor(wish.report, (permission) => caller.permissions.has(permission));
  if (!columns) return new Refused(403, messages.texts.notAllowed);
  const result = await namedReport(db, { ...wish, from: 0, limit: maxExported }, columns);
  if (!result) return new Refused(400, messages.texts.generalError);
  const t = await labelsOf(db, officeReportLabels, wish.language);
  const nameKind = reportOf(wish.report).rowKind === 'day' ? 'day' : 'text';
  const heads: XlsxColumn[] = [
    { head: t[`row.${wish.report}`], kind: nameKind },
    ...columns.map((name) => ({ head: t[`column.${name}`], kind: kinds[columnOf(name).kind] })),
  ];
  const cells = (rows: typeof result.rows) =>
    rows.map(({ name, values }) => [
      name,
      ...columns.map((column) => cellOf(columnOf(column).kind, values[column] ?? null)),
    ]);
  const file =
    format === 'xlsx'
      ? {
          csv: '',
          ...(await xlsxOf(heads, inPieces(result.rows), async (rows) => cells([...rows]))),
          hasMore: false,
        }
      : await csvOf(
          heads.map(({ head }) => head),
          inPieces(result.rows),
          (rows) => cells([...rows]),
        );
  await writeAudit(db, staffActor(caller.staffId), 'records exported', {
    kind: wish.report,
    rows: file.rows,
  });
  return { ...file, hasMore: result.found > file.rows };
});

const cellOf = (kind: ReturnType<typeof columnOf>['kind'], value: string | number | null): string =>
  kind === 'cents' && typeof value === 'number' ? formatCents(value) : String(value ?? '');
