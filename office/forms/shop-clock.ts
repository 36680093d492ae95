import { momentText } from '#rules/date-text.ts';

/** A moment as `<input type="datetime-local">` has it, by the shop's clock: `2026-11-24T14:05`. `iso` is UTC. */
export function shopClock(iso: string, timeZone: string): string {
  const [, day, month, year, time] =
    /^(\d{2})-(\d{2})-(\d{4}) (.+)$/u.exec(momentText(iso, { dateFormat: 'dd-mm-yyyy', timeZone })) ?? [];
  return day === undefined ? '' : `${year}-${month}-${day}T${time}`;
}

/** The moment at which the shop's clock shows this; null: it is no time. */
export function momentOf(local: string, timeZone: string): string | null {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return null;
  const ahead = (at: number) => Date.parse(`${shopClock(new Date(at).toISOString(), timeZone)}Z`) - at;
  // Where clocks are changed, the distance is that of the moment itself.
  const near = shown - ahead(shown);
  return new Date(shown - ahead(near)).toISOString();
}
