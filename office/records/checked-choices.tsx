import type { NamedFieldProps } from './field-props.ts';

/** Checkboxes for the values of a list, each at most once. No check means that the list isn't set. */
export function CheckedChoices({ name, path, label, field, value, error, words, onChange }: NamedFieldProps) {
  const chosen = (value ?? []) as readonly (string | number)[];
  const choices = field.choices ?? [];
  return (
    <fieldset className="several">
      <legend>{label}</legend>
      {error !== undefined && <small className="bad">{error}</small>}
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
