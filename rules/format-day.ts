import { arrival, type ClosedDays, type Day, toDay } from './arrival.ts';

/** Looks up a text of the shared words; `Key` adds further keys. */
export type DayFormatter<Key extends string = never> = (
  key: 'weekdays' | 'months' | 'day' | 'dayOfMonth' | Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Prevents line breaks between Khmer words, which have no spaces between them. */
const wordJoiner = '\u2060';

/**
 * Formats a day as 'Tue 24 Nov', or without the month with `isShort`. Prevents line breaks within it, and after the
 * weekday.
 */
export function formatDay({ weekday: at, day, month }: Day, t: DayFormatter, isShort = false): string {
  const weekday = t('weekdays').split(' ')[at] ?? '';
  const text = isShort
    ? t('day', { weekday, day })
    : t('dayOfMonth', { weekday, day, month: t('months').split(' ')[month] ?? '' });
  const start = text.indexOf(weekday);
  return `${text.slice(0, start)}${start > 0 ? wordJoiner : ''}${text.slice(start)}`.replaceAll(
    ' ',
    '\u00A0',
  );
}

/** Formats both ends of a range: 'Tue 24' and 'Wed 25 Nov'. */
export const spanTexts = (
  [first, last]: readonly [Day, Day],
  t: DayFormatter,
): { first: string; last: string } => ({
  first: formatDay(first, t, first.month === last.month),
  last: formatDay(last, t),
});

/**
 * Adds to the text of a day what it hangs on: "… if you approve by Tue 1 Dec". Every place that names the day of an order or
 * a cart with something to print uses it. Returns the text as it is if the day is certain, or there is none.
 * @param approveBy yyyy-mm-dd
 */
export const ifApproved = (
  when: string,
  approveBy: string | null | undefined,
  t: DayFormatter<'ifApproved'>,
) => (when && approveBy ? t('ifApproved', { when, day: formatDay(toDay(approveBy), t) }) : when);

/** The labels of an arrival: of a delivered order, and of one that is picked up at the shop. */
export type ArrivalLabel = 'arrives' | 'arrivesBetween' | 'readyOn' | 'readyBetween' | 'ifApproved';

interface ArrivalOptions {
  closed?: ClosedDays;
  /** Whether the order is picked up at the shop. */
  isPickUp?: boolean;
  /** If the order needs a proof: the day by which it has to be approved, the same as `day`. */
  approveBy?: string | null | undefined;
}

/**
 * Returns "Arrives Tue 24 – Wed 25 Nov" for an order whose days count from `day` (yyyy-mm-dd), or "Ready for pick-up …".
 * Returns '' if `shippingDays` isn't a number of days.
 */
export function formatArrival(
  shippingDays: string,
  day: string,
  t: DayFormatter<ArrivalLabel>,
  { closed, isPickUp, approveBy }: ArrivalOptions = {},
): string {
  const [first, last] = arrival(shippingDays, day, closed) ?? [];
  if (!first) return '';
  const when = last
    ? t(isPickUp ? 'readyBetween' : 'arrivesBetween', spanTexts([first, last], t))
    : t(isPickUp ? 'readyOn' : 'arrives', { day: formatDay(first, t) });
  return ifApproved(when, approveBy, t);
}
