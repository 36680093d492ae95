import { useState, type ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { IconButton } from './icon-button.tsx';

interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, keyof FieldTexts | 'required' | 'type'> {
  /** The labels of the button that shows or hides the password. */
  texts: { show: string; hide: string };
  /** `current-password` for logging in, `new-password` for choosing one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field, hidden until the user shows it. */
export function PasswordField({
  label,
  hint,
  error,
  refusedBy,
  optional,
  id,
  className,
  texts: labels,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, hint, error, refusedBy, optional, id, className }}>
      {(ties) => (
        <span className="pass">
          <input
            {...input}
            type={shown ? 'text' : 'password'}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            {...ties}
          />
          <IconButton
            icon="eye"
            label={shown ? labels.hide : labels.show}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </FieldFrame>
  );
}
