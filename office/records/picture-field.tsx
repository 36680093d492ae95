import { recordLabels } from '#contract/labels/office/records.ts';
import { Field } from '#ui/field.tsx';
import { useLabels } from '../office-context.ts';
import type { NamedFieldProps } from './field-props.ts';

/** A picture of the shop, by its path. */
export function PictureField({ name, label, field, value, error, onChange }: NamedFieldProps) {
  const t = useLabels(recordLabels);
  const path = typeof value === 'string' ? value : '';
  return (
    <div className="picture-field">
      {path !== '' && <img src={path} alt={t('picture')} loading="lazy" />}
      <Field
        name={name}
        label={label}
        error={error}
        dir="ltr"
        value={path}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === '' && field.isOptional ? null : currentTarget.value)
        }
      />
    </div>
  );
}
