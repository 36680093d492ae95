import type { ClosedDays } from './arrival.ts';
import { type DateFormat, defaultDateFormat, shopTimeZone } from '#contract/constants.ts';

/** The shop's date settings: format and time zone. */
export interface ShopDates {
  dateFormat: DateFormat;
  /** The IANA name. */
  timeZone: string;
  /** Days without production or delivery. Defaults to none. */
  closed?: ClosedDays;
}
/** The defaults for shops without settings. */
export const defaultDates: ShopDates = { dateFormat: defaultDateFormat, timeZone: shopTimeZone };

const written = /^\d{2}-\d{2}-\d{4}$/u;
const withoutZone = /T[\d:.]+$/u;

/**
 * Formats the date of a moment by the shop's clock, dd-mm-yyyy or in the shop's format (specification §9). `iso`
 * without a zone is UTC. A dd-mm-yyyy date stays the same day. An invalid date returns ''.
 */
export function formatDate(iso: string, { dateFormat, timeZone }: ShopDates): string {
  const moment = Date.parse(withoutZone.test(iso) ? `${iso}Z` : iso);
  const isWritten = written.test(iso);
  if (Number.isNaN(moment) && !isWritten) return '';
  const day = isWritten ? iso : shopTime(moment, timeZone).slice(0, 10);
  return day.replaceAll(/\D/gu, dateFormat.charAt(2));
}

/** Returns the date of a moment by the shop's clock, yyyy-mm-dd. `iso` is UTC. */
export const dayOf = (iso: string, dates: ShopDates): string =>
  formatDate(iso, dates).split(/\D/u).toReversed().join('-');

/** Formats a day, yyyy-mm-dd, as the shop's settings say. */
export const formatDateOnly = (day: string, dates: ShopDates): string =>
  formatDate(day.split('-').toReversed().join('-'), dates);

/** Formats date and minute by the shop's clock, e.g. 18-11-2026 14:05. `iso` is UTC. */
export const formatDateTime = (iso: string, dates: ShopDates): string =>
  `${formatDate(iso, dates)} ${shopTime(Date.parse(iso), dates.timeZone).slice(12)}`;

/**
 * Returns the parts of a moment by the shop's clock. `weekday` 0 is Sunday, `month` 0 is January; `time` as 14:05.
 * `iso` is UTC.
 */
export function shopMoment(
  iso: string,
  { timeZone }: ShopDates,
): { weekday: number; day: number; month: number; time: string } {
  const [day = '', month = '', year = '', time = ''] = shopTime(Date.parse(iso), timeZone).split(/\/|, /u);
  const weekday = new Date(`${year}-${month}-${day}`).getUTCDay();
  return { weekday, day: Number(day), month: Number(month) - 1, time };
}

const clocks: Partial<Record<string, Intl.DateTimeFormat>> = {};

/** Formats a moment by the shop's clock, e.g. 18/11/2026, 14:05. */
const shopTime = (moment: number, timeZone: string): string =>
  // oxlint-disable-next-line no-restricted-properties -- figures alone: browsers and Node write them alike
  (clocks[timeZone] ??= new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })).format(moment);
