import { Switch } from '../components/switch.tsx';
import type { NestingFieldProps } from './field-props.ts';
import { blankGroup, type RecordFields } from './use-records.ts';

/** Related fields. If the group is optional, a switch that says what it does turns it on. */
export function GroupField({
  name,
  path,
  label,
  field,
  value,
  error,
  words,
  onChange,
  Part,
}: NestingFieldProps) {
  const fields = field.fields ?? {};
  const values = (value ?? blankGroup(fields)) as RecordFields;
  return (
    <fieldset className="record-group">
      <legend>{label}</legend>
      {error !== undefined && <small className="bad">{error}</small>}
      {field.isOptional && (
        <label className="switched">
          <Switch
            label={words(`${path}.set`)}
            isOn={value !== null}
            onChange={(isOn) => onChange(isOn ? blankGroup(fields) : null)}
          />
          {words(`${path}.set`)}
        </label>
      )}
      {value !== null &&
        Object.entries(fields).map(([each, part]) => (
          <Part
            key={each}
            name={`${name}.${each}`}
            path={`${path}.${each}`}
            field={part}
            value={values[each] ?? null}
            words={words}
            onChange={(after) => onChange({ ...values, [each]: after })}
          />
        ))}
    </fieldset>
  );
}
