import { recordLabels } from '#contract/labels/office/records.ts';
import { useLabels } from '../office-context.ts';
import { useLocalizedText } from '../components/use-localized-text.ts';
import type { NamedFieldProps } from './field-props.ts';

type Value = string | number;

/** More options than this scroll. */
const many = 30;

/** Allows all options, or only the selected ones. */
export function ChosenSeveral({ name, label, field, value, error, onChange }: NamedFieldProps) {
  const t = useLabels(recordLabels);
  const inLanguage = useLocalizedText();
  const chosen = new Set((value ?? []) as readonly Value[]);
  return (
    <fieldset className="several">
      <legend>{label}</legend>
      {error !== undefined && <small className="bad">{error}</small>}
      {field.isOptional && (
        <label className="check">
          <input
            type="checkbox"
            name={`${name}.all`}
            checked={value === null}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : [])}
          />
          {t('all')}
        </label>
      )}
      {value !== null && (
        <div className={(field.options ?? []).length > many ? 'several-ticks is-long' : 'several-ticks'}>
          {(field.options ?? []).map((option) => (
            <label key={option.value} className="check">
              <input
                type="checkbox"
                name={`${name}.${option.value}`}
                checked={chosen.has(option.value)}
                onChange={() => onChange([...chosen.symmetricDifference(new Set([option.value]))])}
              />
              {inLanguage(option)}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
