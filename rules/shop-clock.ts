import { formatDateTime } from './format-date.ts';

/** Formats a time for `<input type="datetime-local">` in the shop's time zone: `2026-11-24T14:05`. `iso` is UTC. */
export function shopClock(iso: string, timeZone: string): string {
  const [, day, month, year, time] =
    /^(\d{2})-(\d{2})-(\d{4}) (.+)$/u.exec(formatDateTime(iso, { dateFormat: 'dd-mm-yyyy', timeZone })) ?? [];
  return day === undefined ? '' : `${year}-${month}-${day}T${time}`;
}

/** Returns the moment at which the shop's clock shows a local time, or null if the text isn't a time. */
export function momentOf(local: string, timeZone: string): string | null {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return null;
  const ahead = (at: number) => Date.parse(`${shopClock(new Date(at).toISOString(), timeZone)}Z`) - at;
  // Near a clock change, the UTC offset at that time itself applies.
  const near = shown - ahead(shown);
  return new Date(shown - ahead(near)).toISOString();
}
