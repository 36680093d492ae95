import { officeFormLabels } from '#contract/labels/office/forms.ts';
import type { NumberRead } from '#rules/read-number.ts';
import { useLabels } from '../office-context.ts';

/** Returns a function that explains an invalid number: the two numbers it could mean, fractions of a cent, or `otherwise`. */
export function useNumberProblem() {
  const t = useLabels(officeFormLabels);
  return ({ readings, hasFraction }: Omit<NumberRead, 'value'>, otherwise: string): string =>
    readings
      ? t('twoNumbers', { thousands: readings[0], decimal: readings[1] })
      : hasFraction
        ? t('belowCent')
        : otherwise;
}
