import type { Form } from '#contract/forms/field-rules.ts';
import { messages } from '#contract/messages.ts';
import { messageRow, type Operation } from '#contract/operation.ts';
import { Refused } from './operation.ts';
import { fieldError, formErrors } from './request-errors.ts';

/**
 * Returns the refusal for the first rule that a form breaks, as a row that names the rule, with the errors of all fields.
 * Null when the form is valid. A call whose refusals are no rows, if given, has its own data.
 */
export function formRefusal(
  form: Form,
  values: unknown,
  operation?: Pick<Operation, 'refusedData'>,
): Refused | null {
  const errors = formErrors(form, values);
  const [first] = errors;
  if (!first) return null;
  const data = operation?.refusedData(first.message);
  const isRow = data === undefined || (Array.isArray(data) && data.length > 0);
  return new Refused(400, first.message, isRow ? messageRow(first.message) : data, {
    code: first.code,
    errors,
  });
}

/** Returns the refusal of a parameter whose content can't be read, such as a cart. */
export const unreadable = (field: string, data?: unknown): Refused =>
  new Refused(400, messages.texts.generalError, data, {
    code: 'malformed',
    errors: [fieldError('malformed', field)],
  });
