import { recordErrorLabels, recordSentenceLabels } from '#contract/labels/office/record-errors.ts';
import type { FieldError } from '#contract/operations/office/records/record-types.ts';
import { useLabels } from '../office-context.ts';
import { OfficeRefusal, sentenceKey } from './refusals.ts';

/** Returns the validation errors from the server's refusal. Empty if it was refused for another reason. */
export function validationErrorsOf(error: unknown): readonly FieldError[] {
  if (!(error instanceof OfficeRefusal) || error.status !== 400) return [];
  const { faults: errors } = (error.data ?? {}) as { faults?: readonly FieldError[] };
  return errors ?? [];
}

/** Returns a function that formats a validation error in the page's language. */
export function useErrorText(): (error: FieldError) => string {
  const t = useLabels(recordErrorLabels);
  const sentence = useLabels(recordSentenceLabels);
  return ({ code, about = '' }) => {
    if (code !== 'shape') return t(code as 'value', { about });
    const key = sentenceKey(String(about));
    return key === null ? t('value') : sentence(key as 'empty');
  };
}
