import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './field.css';

/** The parts of every field other than its control. */
export interface FieldTexts {
  label: ReactNode;
  /** Shown below the field, e.g. an example. */
  hint?: ReactNode;
  /** The validation error, which marks the field and is linked to it. */
  error?: ReactNode;
  /** The id of an error elsewhere that concerns several fields together; it marks this field as well. */
  refusedBy?: string | undefined;
  /** The text "optional", for a field that may stay empty. */
  optional?: ReactNode;
}

/** Attributes that link a control to its label, hint and error. */
export interface ControlTies {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  required: boolean;
}

interface FieldFrameProps extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
  children: (ties: ControlTies) => ReactNode;
}

/**
 * Label above, hint below, error below the hint: the shared layout of `Field`, `SelectField`, `TextArea` and
 * `PasswordField`.
 */
export function FieldFrame({
  label,
  hint,
  error,
  refusedBy,
  optional,
  id: givenId,
  className,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const ties: ControlTies = {
    id,
    'aria-invalid': error || refusedBy ? true : undefined,
    'aria-describedby': [errorId, refusedBy, hintId].filter(Boolean).join(' ') || undefined,
    required: !optional,
  };
  return (
    <div className={['field', error && 'bad', className].filter(Boolean).join(' ')}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="opt"> {optional}</span>}
      </label>
      {children(ties)}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={errorId}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
