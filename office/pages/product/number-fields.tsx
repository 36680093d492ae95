import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { readPrice } from '#office/forms/amounts.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useLabels } from '#office/office-context.ts';
import { formatCents } from '#rules/money.ts';
import { readCount } from '#rules/read-number.ts';
import type { Editing } from './editing.ts';
import { TypedField } from './typed-field.tsx';
import { fieldId } from './use-product-form.ts';

interface NumberFieldProps<Name> {
  editing: Editing;
  name: Name;
  hint?: string;
}

/** An amount, entered in dollars; `costCents` may be empty. */
export function MoneyField({
  editing: { form, words },
  name,
  hint,
}: NumberFieldProps<'priceCents' | 'costCents' | 'shippingCents'>) {
  const common = useLabels(officeCommonLabels);
  const numberProblem = useNumberProblem();
  return (
    <TypedField
      id={fieldId(name)}
      name={name}
      label={`${words.label(name)} ($)`}
      hint={hint}
      error={form.problems[name]}
      value={form.values[name] ?? null}
      write={(cents) => (cents === null || Number.isNaN(cents) ? '' : formatCents(cents))}
      mayBeEmpty={name === 'costCents'}
      read={readPrice}
      onChange={(cents: number | null) => form.set(name, cents)}
      onWrong={(read) => form.blame({ [name]: numberProblem(read, common('invalidPrice')) })}
    />
  );
}

/** A whole number; `orderMaximum` may be empty. */
export function CountField({
  editing: { form, words },
  name,
  hint,
}: NumberFieldProps<'orderMaximum' | 'popularity'>) {
  const t = useLabels(officeProductLabels);
  const numberProblem = useNumberProblem();
  return (
    <TypedField
      id={fieldId(name)}
      name={name}
      label={words.label(name)}
      hint={hint}
      error={form.problems[name]}
      value={form.values[name]}
      write={(count) => String(count ?? '')}
      mayBeEmpty={name === 'orderMaximum'}
      read={readCount}
      onChange={(count) => form.set(name, count)}
      onWrong={(read) => form.blame({ [name]: numberProblem(read, t('wrongNumber')) })}
    />
  );
}
