import type { Day } from './arrival.ts';

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
