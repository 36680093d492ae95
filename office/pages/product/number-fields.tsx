import { officeProductLabels } from '#contract/labels/office/product.ts';
import { plainDigits } from '#contract/languages.ts';
import { priceCents } from '#office/forms/amounts.ts';
import { useLabels } from '#office/office-context.ts';
import { centsToText } from '#rules/money.ts';
import type { Editing } from './editing.ts';
import { TypedField } from './typed-field.tsx';
import { fieldId } from './use-product-form.ts';

interface NumberFieldProps<Name> {
  editing: Editing;
  name: Name;
  hint?: string;
}

/** An amount of money, typed in dollars. */
export function MoneyField({
  editing: { form, words },
  name,
  hint,
}: NumberFieldProps<'priceCents' | 'shippingCents'>) {
  const t = useLabels(officeProductLabels);
  return (
    <TypedField
      id={fieldId(name)}
      name={name}
      label={`${words.label(name)} ($)`}
      hint={hint}
      error={form.problems[name]}
      value={form.values[name]}
      write={(cents) => (Number.isNaN(cents) ? '' : centsToText(cents))}
      read={(text) => {
        const cents = priceCents(text);
        return cents === null ? null : { value: cents };
      }}
      onChange={(cents) => form.set(name, cents)}
      onWrong={() => form.blame({ [name]: t('wrongPrice') })}
    />
  );
}

/** A whole number; `orderMaximum` may be left out. */
export function CountField({
  editing: { form, words },
  name,
  hint,
}: NumberFieldProps<'orderMaximum' | 'popularity'>) {
  const t = useLabels(officeProductLabels);
  return (
    <TypedField<number | null>
      id={fieldId(name)}
      name={name}
      label={words.label(name)}
      hint={hint}
      error={form.problems[name]}
      value={form.values[name]}
      write={(count) => String(count ?? '')}
      read={(text) => {
        const figures = plainDigits(text).replaceAll(/[\s,]/gu, '');
        if (figures === '' && name === 'orderMaximum') return { value: null };
        return /^\d{1,9}$/u.test(figures) ? { value: Number(figures) } : null;
      }}
      onChange={(count) => form.set(name, count)}
      onWrong={() => form.blame({ [name]: t('wrongNumber') })}
    />
  );
}
