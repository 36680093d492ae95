import { useId } from 'react';
import { FieldProblem } from '../components/field-problem.tsx';
import { fieldId } from '../forms/use-form-errors.ts';
import type { NamedFieldProps } from './field-props.ts';

/** Checkboxes for the values of a list, each at most once. No check means that the list isn't set. */
export function CheckedChoices({ name, path, label, field, value, error, words, onChange }: NamedFieldProps) {
  const chosen = (value ?? []) as readonly (string | number)[];
  const choices = field.choices ?? [];
  const errorId = useId();
  return (
    <fieldset
      className="several"
      id={fieldId(name)}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{label}</legend>
      <FieldProblem id={errorId} text={error} />
      <div className="several-ticks">
        {choices.map((choice) => (
          <label key={choice} className="check">
            <input
              type="checkbox"
              name={`${name}.${choice}`}
              checked={chosen.includes(choice)}
              onChange={({ currentTarget: { checked } }) => {
                const after = choices.filter((each) => (each === choice ? checked : chosen.includes(each)));
                onChange(after.length > 0 ? after : null);
              }}
            />
            {words(`${path}.${choice}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
