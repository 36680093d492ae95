import { useId } from 'react';
import './segmented-control.css';

interface SegmentsProps<Value extends string> {
  label: string;
  /** Whether to hide the label, because the text beside it is enough. */
  isNameHidden?: boolean;
  value: Value;
  choices: readonly { value: Value; text: string; lang?: string }[];
  onChoose: (value: Value) => void;
}

/** A group of radio buttons, shown as segments. */
export function SegmentedControl<Value extends string>({
  label,
  isNameHidden = false,
  value,
  choices,
  onChoose,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className={isNameHidden ? 'vh' : undefined}>{label}</legend>
      <div className="segments-row">
        {choices.map((choice) => (
          <label key={choice.value} lang={choice.lang}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
