import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { formatDay } from '#rules/format-day.ts';
import { useLabels } from '../office-context.ts';

/** Formats a day (yyyy-mm-dd) in words: 'Tue 24 Nov', with its year unless it is this one. */
export function useDays(): (day: string) => string {
  const t = useLabels(sharedLabels);
  return (day) => {
    const date = new Date(`${day}T00:00Z`);
    const text = formatDay(
      { weekday: date.getUTCDay(), day: date.getUTCDate(), month: date.getUTCMonth() },
      t,
    );
    const year = date.getUTCFullYear();
    return year === new Date().getFullYear() ? text : `${text} ${year}`;
  };
}
