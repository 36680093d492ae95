import { messages } from '#contract/messages.ts';
import { getReport } from '#contract/operations/office/reports/get-report.ts';
import { reportOf } from '#contract/reports/reports.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { columnsFor, namedReport } from '../../../reports/report-rows.ts';

/** Days are shown as one chart, so that they come all at once. */
const limits = { line: 400, bars: 50 };

export const handler = handle(getReport, async (wish, { app: { db }, caller }) => {
  const columns = columnsFor(wish.report, (permission) => caller.permissions.has(permission));
  if (!columns) return new Refused(403, messages.texts.notAllowed);
  const limit = limits[reportOf(wish.report).chart];
  const result = await namedReport(db, { ...wish, limit }, columns);
  if (!result) return new Refused(400, messages.texts.generalError);
  const next = wish.from + result.rows.length;
  return { ...result, columns, next: result.rows.length === limit && next < result.found ? next : null };
});
