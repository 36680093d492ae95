import { recordLabels } from '#contract/labels/office/records.ts';
import { Field } from '#ui/field.tsx';
import { useLabels } from '../office-context.ts';
import { mayBeEmpty, type NamedFieldProps } from './field-props.ts';

/** A colour field: typed, or chosen with a picker. */
export function ColourField({ name, label, field, value, error, onChange }: NamedFieldProps) {
  const t = useLabels(recordLabels);
  const text = typeof value === 'string' ? value : '';
  const defaults = typeof field.usual === 'string' ? field.usual : '';
  return (
    <div className="colour-field">
      <Field
        name={name}
        label={label}
        dir="ltr"
        autoComplete="off"
        value={text}
        error={error}
        {...mayBeEmpty(field.isRequired)}
        {...(defaults && { hint: t('usual', { value: defaults }) })}
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim().toLowerCase() || null)}
      />
      <input
        type="color"
        aria-label={t('pick', { name: label })}
        value={/^#[0-9a-f]{6}$/u.test(text) ? text : defaults}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
