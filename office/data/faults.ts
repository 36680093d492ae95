import { recordFaultLabels, recordSentenceLabels } from '#contract/labels/office/record-faults.ts';
import type { FieldFault } from '#contract/operations/office/records/record-types.ts';
import { useLabels } from '../office-context.ts';
import { OfficeRefusal, sentenceKey } from './refusals.ts';

/** What is wrong with which field, as the server refused it; none: for another reason. */
export function faultsOf(error: unknown): readonly FieldFault[] {
  if (!(error instanceof OfficeRefusal) || error.status !== 400) return [];
  const { faults } = (error.data ?? {}) as { faults?: readonly FieldFault[] };
  return faults ?? [];
}

/** Says in the page's language what is wrong with a field. */
export function useFaultText(): (fault: FieldFault) => string {
  const t = useLabels(recordFaultLabels);
  const sentence = useLabels(recordSentenceLabels);
  return ({ code, about = '' }) => {
    if (code !== 'shape') return t(code as 'value', { about });
    const key = sentenceKey(String(about));
    return key === null ? t('value') : sentence(key as 'empty');
  };
}
