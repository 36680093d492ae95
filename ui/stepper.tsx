import { useState, type KeyboardEvent } from 'react';
import { quantityLimits } from '#contract/constants.ts';
import { Icon } from './icon.tsx';
import { plainDigits } from '#contract/languages.ts';
import { typedQuantity } from '#rules/quantity.ts';
import './stepper.css';

export interface StepperLabels {
  /** The name of the group, e.g. "Quantity of Silk pillow". */
  group: string;
  field: string;
  less: string;
  more: string;
}

interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Whether typing may leave 0 for now; the buttons respect `min`. */
  mayBeNone?: boolean;
  /** Called when the user enters less than `min` or more than `max`, to explain the limit. */
  onBelowMin?: ((min: number) => void) | undefined;
  onAboveMax?: (max: number) => void;
  labels: StepperLabels;
  id?: string;
  name?: string;
}

/**
 * A quantity: minus, field, plus. The field accepts Khmer digits and the arrow keys, and restores the last value if the
 * input isn't a number.
 */
export function Stepper({
  value,
  onChange,
  min = quantityLimits.min,
  max = quantityLimits.max,
  mayBeNone = false,
  onBelowMin,
  onAboveMax,
  labels,
  id,
  name,
}: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? String(value);
  return (
    <fieldset className="stepper" aria-label={labels.group}>
      <button
        type="button"
        aria-label={labels.less}
        aria-disabled={value <= min}
        onClick={() => ask(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        role="spinbutton"
        aria-label={labels.field}
        aria-valuenow={value}
        aria-valuemin={mayBeNone ? 0 : min}
        aria-valuemax={max}
        maxLength={9}
        size={Math.max(2, shown.length)}
        value={shown}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(plainDigits(event.currentTarget.value))}
        onBlur={takeDraft}
        onKeyDown={onKey}
      />
      <button
        type="button"
        aria-label={labels.more}
        aria-disabled={value >= max}
        onClick={() => ask(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );

  function ask(chosen: number) {
    setDraft(null);
    if (chosen < min) onBelowMin?.(min);
    if (chosen > max) onAboveMax?.(max);
    const next = Math.max(min, Math.min(max, chosen));
    if (next !== value) onChange(next);
  }

  function takeDraft() {
    if (draft === null) return;
    const typed = typedQuantity(draft);
    if (!mayBeNone || (typed !== 0 && draft.trim() !== '')) return ask(typed ?? value);
    setDraft(null);
    onChange(0);
  }

  function onKey(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step) {
      event.preventDefault();
      ask(value + step);
    } else if (event.key === 'Enter') takeDraft();
    else if (event.key === 'Escape') setDraft(null);
  }
}
