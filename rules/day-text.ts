import { arrival, type ClosedDays, type Day } from './arrival.ts';

/** Says a text of the shared words; `Key`: others of them. */
export type SayDay<Key extends string = never> = (
  key: 'weekdays' | 'months' | 'day' | 'dayOfMonth' | Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Khmer has no spaces between words, and browsers end lines between them. */
const wordJoiner = '\u2060';

/** 'Tue 24 Nov'; with `isShort` without the month. No line ends within it, nor between the name of a weekday and what is written with it. */
export function dayText({ weekday: at, day, month }: Day, t: SayDay, isShort = false): string {
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

/** The two ends of some days: 'Tue 24' and 'Wed 25 Nov'. */
export const spanTexts = (
  [first, last]: readonly [Day, Day],
  t: SayDay,
): { first: string; last: string } => ({
  first: dayText(first, t, first.month === last.month),
  last: dayText(last, t),
});

/** "Arrives Tue 24 – Wed 25 Nov", for an order of `day` (yyyy-mm-dd); '' for what says no number of days. */
export function arrivalText(
  shippingDays: string,
  day: string,
  t: SayDay<'arrives' | 'arrivesBetween'>,
  closed?: ClosedDays,
): string {
  const [first, last] = arrival(shippingDays, day, closed) ?? [];
  if (!first) return '';
  return last ? t('arrivesBetween', spanTexts([first, last], t)) : t('arrives', { day: dayText(first, t) });
}
