import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { formatDay } from '#rules/format-day.ts';
import { useLabels } from '../office-context.ts';

/** Formats a day (yyyy-mm-dd) in words: 'Tue 24 Nov'. */
export function useDays(): (day: string) => string {
  const t = useLabels(sharedLabels);
  return (day) => {
    const date = new Date(`${day}T00:00Z`);
    return formatDay({ weekday: date.getUTCDay(), day: date.getUTCDate(), month: date.getUTCMonth() }, t);
  };
}
