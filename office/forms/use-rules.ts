import { isEmail } from '#contract/forms/email.ts';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import { useLabels } from '../office-context.ts';

/** Validation rules for text fields, with their messages. */
export function useRules() {
  const t = useLabels(officeFormLabels);
  return {
    needed: (value: string) => (value.trim() === '' ? t('needed') : undefined),
    email: (value: string) => (isEmail(value.trim()) ? undefined : t('email')),
    least: (n: number) => (value: string) => (value.length < n ? t('tooShort', { n }) : undefined),
  };
}
