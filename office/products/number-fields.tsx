import { type FieldOfKind, type ProductFieldName, productFields } from '#contract/forms/product-fields.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { readPrice } from '#office/forms/amounts.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useLabels } from '#office/office-context.ts';
import { formatCents } from '#rules/money.ts';
import { readCount } from '#rules/read-number.ts';
import { TypedField } from './typed-field.tsx';
import { fieldId } from '#office/forms/use-form-errors.ts';
import type { FieldEditing } from './field-editing.ts';

const mayBeEmpty = (name: ProductFieldName) => 'isOptional' in productFields[name];

interface NumberFieldProps<Name> {
  editing: FieldEditing;
  name: Name;
  hint?: string | undefined;
}

/** An amount, entered in dollars. */
export function MoneyField({ editing: { form, words }, name, hint }: NumberFieldProps<FieldOfKind<'cents'>>) {
  const common = useLabels(officeCommonLabels);
  const numberProblem = useNumberProblem();
  return (
    <TypedField
      id={fieldId(name)}
      name={name}
      label={`${words.label(name)} ($)`}
      hint={hint}
      error={form.errors[name]}
      value={form.values[name] ?? null}
      write={(cents) => (cents === null || Number.isNaN(cents) ? '' : formatCents(cents))}
      mayBeEmpty={mayBeEmpty(name)}
      read={readPrice}
      onChange={(cents: number | null) => form.set(name, cents)}
      onWrong={(read) => form.blame({ [name]: numberProblem(read, common('invalidPrice')) })}
    />
  );
}

type CountName = Exclude<FieldOfKind<'count'>, 'stock'>;
export function CountField({ editing: { form, words }, name, hint }: NumberFieldProps<CountName>) {
  const t = useLabels(officeProductLabels);
  const numberProblem = useNumberProblem();
  return (
    <TypedField<number | null>
      id={fieldId(name)}
      name={name}
      label={words.label(name)}
      hint={hint}
      error={form.errors[name]}
      value={form.values[name]}
      write={(count) => String(count ?? '')}
      mayBeEmpty={mayBeEmpty(name)}
      read={readCount}
      onChange={(count) => form.set(name, count)}
      onWrong={(read) => form.blame({ [name]: numberProblem(read, t('wrongNumber')) })}
    />
  );
}
