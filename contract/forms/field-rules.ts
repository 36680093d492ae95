import { plainDigits } from '../languages.ts';
import { unselectedPlace } from '../constants.ts';
import type { validatorLabels } from '../labels/shared/validator-labels.ts';
import { isEmail, unseen } from './email.ts';
import { isPhone } from './phone.ts';

/** The shared validator of specification §5. It is pure and runs identically in the browser and on the server. */

/** The key of the field name in `contract/labels/shared/validator-labels.ts`. */
export type FieldLabel = keyof (typeof validatorLabels)['texts'];

export interface FieldRule {
  readonly label: FieldLabel;
  /** Whether the field is required. Defaults to true. */
  readonly required?: boolean;
  /**
   * `email`, `phone` (8 to 15 digits), `numeric` (digits, including Khmer ones), `select` (-999 and 0 count as not
   * selected), `secret` (spaces are significant). Defaults to text.
   */
  readonly kind?: 'email' | 'phone' | 'numeric' | 'select' | 'secret';
  /** The minimum and maximum number of characters. */
  readonly min?: number;
  readonly max?: number;
  /** The name of the field that must have the same value. */
  readonly sameAs?: string;
}

/** The fields of a form by their API names, in the order they are validated and shown. */
export type Form<Field extends string = string> = Readonly<Record<Field, FieldRule>>;

/** A validation error of a field. `n` belongs to length errors; `min` and `max` to numbers out of range. */
export type FieldProblem = { readonly label: FieldLabel } & (
  | {
      readonly code:
        | 'required'
        | 'requiredSelect'
        | 'invalidEmail'
        | 'invalidPhone'
        | 'notNumeric'
        | 'mismatch';
    }
  | { readonly code: 'minLength' | 'maxLength'; readonly n: number }
);

export type FormProblem<Field extends string = string> = FieldProblem & { readonly field: Field };

/** Declares a form and keeps its API names in the type. */
export function form<const Fields extends Record<string, FieldRule>>(fields: Fields): Fields {
  return fields;
}

/**
 * Returns the first rule the value breaks, or null if it is valid. The value may be text or a number; null and
 * undefined count as blank.
 */
export function checkField(rule: FieldRule, value: unknown): FieldProblem | null {
  const { label, kind, min, max, required = true } = rule;
  const text = kind === 'secret' ? plain(value) : plain(value).trim();
  if (isBlank(text, kind)) {
    if (!required) return null;
    return { code: kind === 'select' ? 'requiredSelect' : 'required', label };
  }
  if (min !== undefined && text.length < min) return { code: 'minLength', label, n: min };
  if (max !== undefined && text.length > max) return { code: 'maxLength', label, n: max };
  if (kind === 'email' && !isEmail(text)) return { code: 'invalidEmail', label };
  if (kind === 'phone' && !isPhone(text)) return { code: 'invalidPhone', label };
  if (kind === 'numeric' && !isDigits(text)) return { code: 'notNumeric', label };
  return null;
}

/** Returns all validation errors of a form in field order, one per field. Empty when the form is valid. */
export function checkForm<Field extends string>(
  fields: Form<Field>,
  values: Readonly<Partial<Record<NoInfer<Field>, unknown>>>,
): FormProblem<Field>[] {
  const problems: FormProblem<Field>[] = [];
  for (const [field, rule] of Object.entries(fields) as [Field, FieldRule][]) {
    const problem = checkField(rule, values[field]) ?? checkSame(rule, values, values[field]);
    if (problem) problems.push({ ...problem, field });
  }
  return problems;
}

function checkSame(
  { label, sameAs }: FieldRule,
  values: Readonly<Record<string, unknown>>,
  value: unknown,
): FieldProblem | null {
  return sameAs !== undefined && plain(values[sameAs]) !== plain(value) ? { code: 'mismatch', label } : null;
}

function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isBlank(text: string, kind: FieldRule['kind']): boolean {
  if (kind === 'select' && (text === String(unselectedPlace) || text === '0')) return true;
  return text.replaceAll(unseen, '').trim() === '';
}

function isDigits(text: string): boolean {
  return /^\d+$/u.test(plainDigits(text));
}
