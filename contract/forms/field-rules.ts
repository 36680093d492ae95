import { plainDigits } from '../languages.ts';
import { unselectedPlace } from '../constants.ts';
import type { validatorLabels } from '../labels/shared/validator-labels.ts';
import { isEmail, unseen } from './email.ts';
import { isPhone } from './phone.ts';

/** The shared validator of specification §5: pure, the same in the browser and on the server. */

/** Key of a field's name in `contract/labels/shared/validator-labels.ts`. */
export type FieldLabel = keyof (typeof validatorLabels)['texts'];

export interface FieldRule {
  readonly label: FieldLabel;
  /** Default true. */
  readonly required?: boolean;
  /**
   * `email`, `phone` (8 to 15 digits), `numeric` (digits, Khmer ones too), `select` (-999 and 0 count as not chosen), `secret` (spaces count).
   * Default: text.
   */
  readonly kind?: 'email' | 'phone' | 'numeric' | 'select' | 'secret';
  /** Characters at least, and at most. */
  readonly min?: number;
  readonly max?: number;
  /** Name of the field that must hold the same. */
  readonly sameAs?: string;
}

/** The fields of a form by their wire names, in the order in which they are checked and shown. */
export type Form<Field extends string = string> = Readonly<Record<Field, FieldRule>>;

/** What is wrong with a field. `n` goes with lengths; `min` and `max` with a number out of its limits. */
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

/** Declares a form with its wire names kept as a type. */
export function form<const Fields extends Record<string, FieldRule>>(fields: Fields): Fields {
  return fields;
}

/** The first rule a value breaks, or null. Values may be text or numbers; null and undefined are blank. */
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

/** All problems of a form, at most one a field, in the order of its fields; empty when it may be sent. */
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
