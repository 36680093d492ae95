import { officeFormLabels } from '#contract/labels/office/forms.ts';
import type { NumberRead } from '#rules/read-number.ts';
import { useLabels } from '../office-context.ts';

/** Says what is wrong with a typed number: which two numbers it could be, or `otherwise`. */
export function useNumberProblem() {
  const t = useLabels(officeFormLabels);
  return ({ readings }: Pick<NumberRead, 'readings'>, otherwise: string): string =>
    readings ? t('twoNumbers', { thousands: readings[0], decimal: readings[1] }) : otherwise;
}
