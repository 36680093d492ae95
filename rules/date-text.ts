/** The shop's clock: Asia/Phnom_Penh has been seven hours ahead of UTC all year since 1975. */
const hoursAhead = 7;

const written = /^\d{2}-\d{2}-\d{4}$/u;
const withoutZone = /T[\d:.]+$/u;

/**
 * The day of a moment in the shop's time zone, dd-mm-yyyy (specification §9). `iso` without a zone is UTC; a day that is
 * written dd-mm-yyyy already stays; what is no date gives ''.
 */
export function dateText(iso: string): string {
  if (written.test(iso)) return iso;
  const moment = Date.parse(withoutZone.test(iso) ? `${iso}Z` : iso);
  if (Number.isNaN(moment)) return '';
  const [year, month, day] = shopTime(moment).slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}

/** The day and the minute of a moment by the shop's clock, e.g. 18-11-2026 14:05. `iso` is UTC. */
export const momentText = (iso: string): string =>
  `${dateText(iso)} ${shopTime(Date.parse(iso)).slice(11, 16)}`;

const shopTime = (moment: number) => new Date(moment + hoursAhead * 3_600_000).toISOString();
