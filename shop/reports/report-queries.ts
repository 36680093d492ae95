import { type RawBuilder, sql } from 'kysely';
import type { ReportComparison, ReportPeriod } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { columnOf, isTotaled, type ReportColumnName } from '#contract/reports/report.ts';
import { type ReportName, reportOf } from '#contract/reports/reports.ts';
import type { Database } from '#database/schema.ts';
import { comparedDays, type Days, daysOf } from '#rules/report-period.ts';
import { hasPart } from '#shop/records/records.ts';
import { timeZone } from '#shop/localisation/localisation.ts';
import type { ReportSql } from './scope-queries.ts';
import { itemReports } from './item-queries.ts';
import { moneyReports } from './money-queries.ts';
import { salesReports } from './sales-queries.ts';
import { searchReports } from './search-queries.ts';
import { stockReports } from './stock-queries.ts';

const reportSql: Readonly<Record<ReportName, ReportSql>> = {
  ...salesReports,
  ...itemReports,
  ...moneyReports,
  ...stockReports,
  ...searchReports,
};

export interface ReportRequest {
  report: ReportName;
  period: ReportPeriod;
  /** The days of the period `custom`. */
  since?: string | undefined;
  until?: string | undefined;
  compare: ReportComparison;
  find: string;
  /** A column, or `name`; '' for the default order. */
  sort: string;
  isBackwards: boolean;
  language: LanguageCode;
  from: number;
  limit: number;
  /** The columns that the reader may see. */
  columns: readonly ReportColumnName[];
}

type Values = Record<string, number | string | null>;

export interface ReportResult {
  period: Days | null;
  before: Days | null;
  rows: { id: string; name: string; values: Values; before: number | null }[];
  totals: Values;
  totalsBefore: Values | null;
  found: number;
}

interface Part {
  rows: ({ id: string; name: string } & Values)[];
  totals: Values;
  found: number;
}

/** Returns a report, and the values of the period it is compared with. */
export async function runReport(db: Database, request: ReportRequest): Promise<ReportResult> {
  const { report: name, period, compare, from, limit, columns } = request;
  const { isNow, isUncompared, measure, rowKind = 'text' } = reportOf(name);
  const { today, zone } = await clockOf(db);
  const shown = daysOf(period, today, {
    ...(request.since !== undefined && { since: request.since }),
    ...(request.until !== undefined && { until: request.until }),
  });
  const compared = isNow || isUncompared ? null : comparedDays(period, shown, compare);
  const part = await readPart(
    db,
    request,
    { days: shown, zone, hasNames: true },
    sql`order by ${orderOf(request)} limit ${limit} offset ${from}`,
  );
  const isTime = rowKind !== 'text';
  const ids = part.rows.map(({ id }) => id);
  const before =
    compared &&
    (await readPart(
      db,
      request,
      { days: compared, zone, hasNames: isTime || request.find !== '' },
      isTime ? sql`order by name` : sql`where id = any(${ids}::text[])`,
    ));
  // Days and months are compared by their position in the period, other rows by their id.
  const indexOf = (id: string) =>
    rowKind === 'day' ? daysBetween(shown.since, id) : monthsBetween(shown.since, id);
  const beforeOf = (id: string) => {
    const row = isTime ? before?.rows[indexOf(id)] : before?.rows.find((each) => each.id === id);
    return before ? ((row?.[measure] as number | undefined) ?? 0) : null;
  };
  return {
    period: isNow ? null : shown,
    before: compared,
    rows: part.rows.map((row) => ({
      id: row.id,
      name: row.name,
      values: Object.fromEntries(columns.map((column) => [column, row[column] ?? null])),
      before: beforeOf(row.id),
    })),
    totals: part.totals,
    totalsBefore: before && before.totals,
    found: part.found,
  };
}

/**
 * Returns the day and the time zone of the shop. A report gets the zone as a value, because the planner can tell how many
 * orders a period has only if it knows its first and last moment.
 */
async function clockOf(db: Database): Promise<{ today: string; zone: string }> {
  const { rows } = await sql<{ today: string; zone: string }>`
    select (now() at time zone zone)::date::text as today, zone from (select ${timeZone} as zone) clock`.execute(
    db,
  );
  return rows[0] ?? { today: '', zone: '' };
}

const dayMs = 86_400_000;
const daysBetween = (since: string, day: string) => Math.round((Date.parse(day) - Date.parse(since)) / dayMs);
function monthsBetween(since: string, month: string): number {
  const [from = 0, to = 0] = [since, month].map((each) => {
    const [years = 0, months = 0] = each.split('-').map(Number);
    return years * 12 + months;
  });
  return to - from;
}

function orderOf({ report, sort, isBackwards }: ReportRequest): RawBuilder<unknown> {
  const { sort: standard } = reportOf(report);
  const by = sort || standard.replace('-', '');
  const isDescending = (sort === '' && standard.startsWith('-')) !== isBackwards;
  return sql`${sql.ref(by)} ${isDescending ? sql`desc nulls last` : sql`asc nulls last`}, name, id`;
}

/** Reads the rows of a period that `which` selects, and the totals and number of all. */
async function readPart(
  db: Database,
  { report, language, columns, find }: ReportRequest,
  { days, zone, hasNames }: { days: Days; zone: string; hasNames: boolean },
  which: RawBuilder<unknown>,
): Promise<Part> {
  const moment = (day: RawBuilder<unknown>) => sql<Date>`(${day})::timestamp at time zone ${zone}::text`;
  const scope = {
    days,
    zone: sql<string>`${zone}::text`,
    since: moment(sql`${days.since}::date`),
    until: moment(sql`${days.until}::date + 1`),
    language,
    hasNames,
    hasCosts: columns.some((name) => columnOf(name).needs === 'costs.read'),
  };
  const refs = columns.map((name) => sql`, ${sql.ref(name)}`);
  const totals = columns
    .filter(isTotaled)
    .map((name) => sql`${name}::text, case when count(*) = 0 then 0 else sum(${sql.ref(name)}) end`);
  const { rows } = await sql<Part>`
    with whole as materialized (${reportSql[report](scope)}),
    report as (select * from whole where ${find === '' ? sql`true` : hasPart(sql`name`, find)})
    select count(*)::int as found, jsonb_build_object(${sql.join(totals)}) as totals,
      coalesce((select jsonb_agg(to_jsonb(page)) from (
        select id, name ${sql.join(refs, sql``)} from report ${which}) page), '[]') as rows
    from report`.execute(db);
  return rows[0] ?? { rows: [], totals: {}, found: 0 };
}
