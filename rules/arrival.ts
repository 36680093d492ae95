/** A day of the calendar: `weekday` 0 is Sunday, `month` 0 is January. */
export interface Day {
  weekday: number;
  day: number;
  month: number;
}

/** As settings name them, from Sunday. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** Days on which the shop neither makes nor sends anything. */
export interface ClosedDays {
  /** 0 is Sunday. */
  weekdays: readonly number[];
  /** Holidays, yyyy-mm-dd. */
  dates: readonly string[];
}

const maxDays = 365;
const dayMs = 86_400_000;
const alwaysOpen: ClosedDays = { weekdays: [], dates: [] };

/**
 * When what is ordered on a day arrives: the first and the last day, or one alone; null for what needs no shipping or says no
 * number of days. Days on which the shop is closed don't count, and nothing arrives on one.
 * @param shippingDays e.g. `2-4` or `3`
 * @param today yyyy-mm-dd
 */
export function arrival(
  shippingDays: string,
  today: string,
  closed: ClosedDays = alwaysOpen,
): [first: Day, last?: Day] | null {
  const [from, to] = spanOf(shippingDays) ?? [0, 0];
  const start = Date.parse(`${today}T00:00Z`);
  if (!(to > 0 && to >= from && to <= maxDays) || Number.isNaN(start)) return null;
  const first = dayAt(openDay(start, from, closed));
  return to > from ? [first, dayAt(openDay(start, to, closed))] : [first];
}

/** The last of these days, yyyy-mm-dd; null where `arrival` is. */
export function lastDay(shippingDays: string, today: string, closed?: ClosedDays): string | null {
  if (!arrival(shippingDays, today, closed)) return null;
  const [, to] = spanOf(shippingDays) ?? [0, 0];
  return isoDay(openDay(Date.parse(`${today}T00:00Z`), to, closed ?? alwaysOpen));
}

/** The two ends of `2-4` or `3`; null: it is no number of days. */
export function spanOf(shippingDays: string): [from: number, to: number] | null {
  const [, from, to] = /^\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*$/u.exec(shippingDays) ?? [];
  return from === undefined ? null : [Number(from), Number(to ?? from)];
}

/** So many open days later. What is ordered on a closed day counts from the next open one. */
function openDay(start: number, days: number, closed: ClosedDays): number {
  // A shop that never opens counts every day.
  const isClosed = (time: number) =>
    closed.weekdays.length < 7 &&
    (closed.weekdays.includes(new Date(time).getUTCDay()) || closed.dates.includes(isoDay(time)));
  const open = (from: number): number => (isClosed(from) ? open(from + dayMs) : from);
  return Array.from({ length: days }).reduce((time: number) => open(time + dayMs), open(start));
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

function dayAt(time: number): Day {
  const date = new Date(time);
  return { weekday: date.getUTCDay(), day: date.getUTCDate(), month: date.getUTCMonth() };
}
