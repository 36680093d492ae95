import type { ReportComparison, ReportPeriod } from '#contract/constants.ts';

/** The first and the last day of a period, yyyy-mm-dd. */
export interface Days {
  since: string;
  until: string;
}

const dayMs = 86_400_000;
/** Periods of whole days, and how many days before today they end. */
const inDays: Partial<Record<ReportPeriod, readonly [days: number, ago: number]>> = {
  today: [1, 0],
  yesterday: [1, 1],
  last7: [7, 0],
  last30: [30, 0],
};
/** Calendar periods in months, and how many periods ago they are. */
const inMonths: Partial<Record<ReportPeriod, readonly [months: number, ago: number]>> = {
  thisMonth: [1, 0],
  lastMonth: [1, 1],
  thisQuarter: [3, 0],
  lastQuarter: [3, 1],
  thisYear: [12, 0],
  lastYear: [12, 1],
};

const textOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const movedBy = (day: string, days: number): string => textOf(Date.parse(day) + days * dayMs);
const daysFrom = (since: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(since)) / dayMs);

/** Moves a day by months. Stays in the month when it is shorter. */
function movedByMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return textOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** Returns the first day of the calendar period of `months` that contains a day. */
function startOf(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return textOf(Date.UTC(year, Math.floor((month - 1) / months) * months, 1));
}

/** Returns the days of a period. Custom days that are missing or reversed become the last 30 days. */
export function daysOf(period: ReportPeriod, today: string, custom: Partial<Days> = {}): Days {
  const { since, until } = custom;
  if (period === 'custom' && since !== undefined && until !== undefined && since <= until)
    return { since, until };
  const ofMonths = inMonths[period];
  if (ofMonths) {
    const [months, ago] = ofMonths;
    const first = movedByMonths(startOf(today, months), -months * ago);
    return { since: first, until: ago === 0 ? today : movedBy(movedByMonths(first, months), -1) };
  }
  const [days, ago] = inDays[period] ?? [30, 0];
  const last = movedBy(today, -ago);
  return { since: movedBy(last, 1 - days), until: last };
}

/**
 * Returns the days with which a period is compared, or null. A calendar period that isn't over is compared with as many
 * days of the one before.
 */
export function comparedDays(
  period: ReportPeriod,
  { since, until }: Days,
  comparison: ReportComparison,
): Days | null {
  if (comparison === 'none') return null;
  if (comparison === 'year') return { since: movedByMonths(since, -12), until: movedByMonths(until, -12) };
  const length = daysFrom(since, until);
  const [months, ago] = inMonths[period] ?? [0, 0];
  if (months === 0) return { since: movedBy(since, -1 - length), until: movedBy(since, -1) };
  const first = movedByMonths(since, -months);
  const end = movedBy(since, -1);
  const sameLength = movedBy(first, length);
  return { since: first, until: ago > 0 || sameLength > end ? end : sameLength };
}
