import { z } from 'zod';
import { checkForm, type Form } from '#contract/forms/field-rules.ts';
import { problemCode, problemText } from '#contract/forms/problem-text.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { messages } from '#contract/messages.ts';

const codes = ['required', 'notText', 'malformed', 'unknownField'] as const;
const { required, notText, malformed } = messages.texts;
const sentences = { required, notText, malformed, unknownField: officeRefusals.texts.unknownField };

/** A field because of which a request is refused. */
export interface RequestError {
  /** Its path in the parameters, such as `Items.0.Quantity`; '' for the parameters themselves. */
  field: string;
  code: (typeof codes)[number] | ReturnType<typeof problemCode>;
  message: string;
}

export const fieldError = (code: (typeof codes)[number], field: string): RequestError => ({
  field,
  code,
  message: fillLabel(sentences[code], { label: field }),
});
const errorOf = (code: (typeof codes)[number], path: readonly PropertyKey[]) =>
  fieldError(code, path.join('.'));

/** Returns the fields that don't fit a schema, one error for each. */
export function schemaErrors(
  { issues }: { readonly issues: readonly z.core.$ZodIssue[] },
  parameters: unknown,
  nameOf: (key: PropertyKey) => PropertyKey = (key) => key,
): RequestError[] {
  const errors = issues.map((issue) =>
    errorOf(codeOf(issue, valueAt(parameters, issue.path)), issue.path.map(nameOf)),
  );
  return [...new Map(errors.toReversed().map((each) => [each.field, each])).values()].toReversed();
}

function codeOf(
  { code, message, ...issue }: z.core.$ZodIssue,
  value: unknown,
): 'required' | 'notText' | 'malformed' {
  if (value === undefined) return 'required';
  const isText = code === 'invalid_type' && 'expected' in issue && issue.expected === 'string';
  return isText || (message === 'notText' && typeof value === 'object') ? 'notText' : 'malformed';
}

const valueAt = (parameters: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key],
    parameters,
  );

/** Returns the rules of a form that a request breaks, in its order. */
export const formErrors = (form: Form, values: unknown): RequestError[] =>
  checkForm(form, values as Record<string, unknown>).map((problem) => ({
    field: problem.field,
    code: problemCode(problem),
    message: problemText(problem),
  }));

/** Returns the keys of parameters that a schema doesn't have. */
export function unknownFields(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): RequestError[] {
  if (typeof value !== 'object' || value === null) return [];
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Record<string, z.ZodType>;
    return Object.entries(value).flatMap(([key, each]) => {
      const { [key]: field } = shape;
      return field ? unknownFields(field, each, [...path, key]) : [errorOf('unknownField', [...path, key])];
    });
  }
  if (schema instanceof z.ZodArray)
    return Array.isArray(value)
      ? value.flatMap((each, at) => unknownFields(schema.element, each, [...path, at]))
      : [];
  if (schema instanceof z.ZodUnion) {
    const found = schema.options.map((each) => unknownFields(each, value, path));
    return found.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  if (schema instanceof z.ZodPipe) return unknownFields(schema.in, value, path);
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? unknownFields(schema.unwrap(), value, path) : [];
}
