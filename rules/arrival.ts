/** A calendar day: `weekday` 0 is Sunday, `month` 0 is January. */
export interface Day {
  weekday: number;
  day: number;
  month: number;
}

/** Weekday names in settings, starting with Sunday. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** Days on which the shop neither makes nor ships items. */
export interface ClosedDays {
  /** The weekdays, where 0 is Sunday. */
  weekdays: readonly number[];
  /** Holidays, yyyy-mm-dd. */
  dates: readonly string[];
}

const maxDays = 365;
const dayMs = 86_400_000;
const alwaysOpen: ClosedDays = { weekdays: [], dates: [] };

/**
 * Returns the first and last arrival day of an order placed on a day, or a single day. Null for items that need no
 * shipping or give no number of days. Closed days don't count, and no order arrives on one.
 * @param shippingDays e.g. `2-4` or `3`
 * @param today yyyy-mm-dd
 */
export function arrival(shippingDays: string, today: string, closed?: ClosedDays): [Day, Day?] | null {
  const [first, last] = arrivalTimes(shippingDays, today, closed);
  if (first === undefined) return null;
  return last === undefined ? [dayAt(first)] : [dayAt(first), dayAt(last)];
}

/** Returns the last arrival day, yyyy-mm-dd, or null when `arrival` is null. */
export function lastDay(shippingDays: string, today: string, closed?: ClosedDays): string | null {
  const last = arrivalTimes(shippingDays, today, closed).at(-1);
  return last === undefined ? null : isoDay(last);
}

/**
 * Returns the day, yyyy-mm-dd, by which the customer of an order placed on a day can approve its proof: the next open one.
 * Its delivery days count from then.
 */
export const approvalDay = (day: string, closed?: ClosedDays): string => lastDay('1', day, closed) ?? day;

/** Returns a day given as yyyy-mm-dd. */
export const toDay = (date: string): Day => dayAt(Date.parse(`${date}T00:00Z`));

function arrivalTimes(shippingDays: string, today: string, closed = alwaysOpen): number[] {
  const [from, to] = spanOf(shippingDays) ?? [0, 0];
  const start = Date.parse(`${today}T00:00Z`);
  if (!(to > 0 && to >= from && to <= maxDays) || Number.isNaN(start)) return [];
  const first = openDay(start, from, closed);
  return to > from ? [first, openDay(first, to - from, closed)] : [first];
}

/** Returns the bounds of `2-4` or `3`, or null if it isn't a number of days. */
export function spanOf(shippingDays: string): [from: number, to: number] | null {
  const [, from, to] = /^\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*$/u.exec(shippingDays) ?? [];
  return from === undefined ? null : [Number(from), Number(to ?? from)];
}

/** Adds business days. An order placed on a closed day counts from the next open one. */
function openDay(start: number, days: number, closed: ClosedDays): number {
  // Whether a day is closed. If a shop is never open, every day counts.
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
