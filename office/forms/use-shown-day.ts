import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { formatDateOnly } from '#rules/format-date.ts';
import { useLabels, useOffice } from '../office-context.ts';
import './day-field.css';

const noTime = '--:--';

/**
 * Returns a function that writes the value of a date field, `2026-11-25` or `2026-11-25T14:05`, in the shop's format, and the
 * pattern of that format for an empty one, for `data-day`. Browsers show formats of their own, such as mm/dd/yyyy.
 */
export function useShownDay(hasTime = false): (value: string) => string {
  const { chrome: layout } = useOffice();
  const t = useLabels(sharedLabels);
  return (value) => {
    const [day = '', time = noTime] = value.split('T');
    const shown =
      day === '' ? t('dayPattern').replaceAll('-', layout.dateFormat.charAt(2)) : formatDateOnly(day, layout);
    // Isolated, because a page from right to left would put the time first.
    return hasTime ? `\u2066${shown} ${time}\u2069` : shown;
  };
}
