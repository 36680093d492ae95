import { arrival, type Day } from './arrival.ts';

/** Says a text of the shared words; `Key`: others of them. */
export type SayDay<Key extends string = never> = (
  key: 'weekdays' | 'months' | 'day' | 'dayOfMonth' | Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** 'Tue 24 Nov'; with `isShort` without the month. */
export function dayText({ weekday, day, month }: Day, t: SayDay, isShort = false): string {
  const values = { weekday: t('weekdays').split(' ')[weekday] ?? '', day };
  return isShort
    ? t('day', values)
    : t('dayOfMonth', { ...values, month: t('months').split(' ')[month] ?? '' });
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
): string {
  const [first, last] = arrival(shippingDays, day) ?? [];
  if (!first) return '';
  return last ? t('arrivesBetween', spanTexts([first, last], t)) : t('arrives', { day: dayText(first, t) });
}
