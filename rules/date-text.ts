import { type DateFormat, defaultDateFormat } from '#contract/constants.ts';

/** The shop's clock: Asia/Phnom_Penh has been seven hours ahead of UTC all year since 1975. */
const hoursAhead = 7;

const written = /^(\d{2})-(\d{2})-(\d{4})$/u;
const withoutZone = /T[\d:.]+$/u;

/**
 * The day of a moment in the shop's time zone, dd-mm-yyyy or as `format` says (specification §9). `iso` without a zone is
 * UTC; a day that is written dd-mm-yyyy already is the same day; what is no date gives ''.
 */
export function dateText(iso: string, format: DateFormat = defaultDateFormat): string {
  const parts = written.exec(iso);
  if (parts) return parts.slice(1).join(separatorOf(format));
  const moment = Date.parse(withoutZone.test(iso) ? `${iso}Z` : iso);
  if (Number.isNaN(moment)) return '';
  const [year, month, day] = shopTime(moment).slice(0, 10).split('-');
  return [day, month, year].join(separatorOf(format));
}

const separatorOf = (format: DateFormat) => format.charAt(2);

/** The day and the minute of a moment by the shop's clock, e.g. 18-11-2026 14:05. `iso` is UTC. */
export const momentText = (iso: string, format?: DateFormat): string =>
  `${dateText(iso, format)} ${shopTime(Date.parse(iso)).slice(11, 16)}`;

/** A moment by the shop's clock. `weekday` 0 is Sunday, `month` 0 is January; `time` as 14:05. `iso` is UTC. */
export function shopMoment(iso: string): { weekday: number; day: number; month: number; time: string } {
  const local = new Date(shopTime(Date.parse(iso)));
  return {
    weekday: local.getUTCDay(),
    day: local.getUTCDate(),
    month: local.getUTCMonth(),
    time: local.toISOString().slice(11, 16),
  };
}

const shopTime = (moment: number) => new Date(moment + hoursAhead * 3_600_000).toISOString();
