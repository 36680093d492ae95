import { fillLabel, type LabelSet, type LabelValues } from '../labels/label-set.ts';
import { validatorLabels } from '../labels/shared/validator-labels.ts';
import { messages, type MessageCode } from '../messages.ts';
import type { FieldProblem } from './field-rules.ts';

/** Looks up a text in the page's language: `labelText` of the storefront bound to its labels. */
export type TextOf = <Key extends string>(set: LabelSet<Key>, key: Key, values?: LabelValues) => string;

const codes = {
  required: 'required',
  requiredSelect: 'requiredSelect',
  minLength: 'minLength',
  maxLength: 'maxLength',
  invalidEmail: 'invalidEmail',
  invalidPhone: 'invalidPhone',
  notNumeric: 'numberNeeded',
  mismatch: 'passwordMismatch',
} as const satisfies Record<FieldProblem['code'], MessageCode>;

/** Returns the code of the sentence for a validation error. */
export const problemCode = ({ code }: FieldProblem) => codes[code];

/**
 * Returns the sentence for a validation error, e.g. "Password min length should be 6 characters". English if
 * `textOf` is omitted.
 */
export function problemText(problem: FieldProblem, textOf: TextOf = builtInText): string {
  const { code, label, ...values } = problem;
  return textOf(messages, codes[code], { ...values, label: textOf(validatorLabels, label) });
}

const builtInText: TextOf = (set, key, values) => fillLabel(set.texts[key], values);
