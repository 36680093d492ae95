import { Icon } from '#ui/icon.tsx';
import '#ui/field.css';
import { filterFormId } from './sidebar.tsx';

interface ListSelectProps {
  label: string;
  name: string;
  value: string | number;
  options: readonly { value: string | number; text: string }[];
  onChange: (value: string) => void;
}

/** A select of the toolbar, with its label before it. */
export function ListSelect({ label, name, value, options, onChange }: ListSelectProps) {
  return (
    <label className={`tool tool-${name}`}>
      <span>{label}</span>
      <span className="select">
        <select
          name={name}
          form={filterFormId}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  );
}
