import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { Icon } from './icon.tsx';

export interface Choice {
  value: string | number;
  text: string;
}

interface SelectFieldProps
  extends FieldTexts, Omit<ComponentProps<'select'>, keyof FieldTexts | 'required' | 'children'> {
  options: readonly Choice[];
  /**
   * The text of a first option with the value '' ("Choose a city"). If it is omitted, the first option is
   * selected.
   */
  choose?: string;
}

/** A native select with its label. All attributes of a select pass through (`name`, `value`, `onChange`, `disabled`). */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  options,
  choose,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }}>
      {(ties) => (
        <span className="select">
          <select {...select} {...ties}>
            {choose !== undefined && <option value="">{choose}</option>}
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </FieldFrame>
  );
}
