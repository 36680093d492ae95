import { checkForm, type Form } from '#contract/forms/field-rules.ts';
import { problemText } from '#contract/forms/problem-text.ts';
import { messageRow } from '#contract/operation.ts';
import { Refused } from './operation.ts';

/**
 * Returns the refusal for the first rule that a form breaks, as a row that names the rule. Null when the form
 * is valid.
 */
export function formRefusal<Field extends string>(
  form: Form<Field>,
  values: Readonly<Record<NoInfer<Field>, unknown>>,
): Refused | null {
  const [problem] = checkForm(form, values);
  if (!problem) return null;
  const sentence = problemText(problem);
  return new Refused(400, sentence, messageRow(sentence));
}
