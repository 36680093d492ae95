import { type ReactNode, useState } from 'react';
import type { NumberRead } from '#rules/read-number.ts';
import { Field } from '#ui/field.tsx';

interface TypedFieldProps<Value extends number | null> {
  id?: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  value: Value;
  write: (value: Value) => string;
  read: (text: string) => NumberRead;
  /** Whether an empty field means null instead of an error. */
  mayBeEmpty?: boolean;
  onChange: (value: Value) => void;
  /** Called when the text isn't a number the field accepts. */
  onWrong: (read: NumberRead) => void;
  className?: string;
}

/** A text field for a number, such as an amount. The input stays as typed. */
export function TypedField<Value extends number | null>({
  value,
  write,
  read,
  mayBeEmpty = false,
  onChange,
  onWrong,
  ...field
}: TypedFieldProps<Value>) {
  const [typed, setTyped] = useState<string | null>(null);
  const isTaken = (text: string, number: number | null) =>
    number !== null || (mayBeEmpty && text.trim() === '');
  const number = typed === null ? null : read(typed).value;
  // A new value from elsewhere replaces the typed text.
  const isMine = typed !== null && (isTaken(typed, number) ? number === value : Boolean(field.error));
  return (
    <Field
      {...field}
      {...(mayBeEmpty && { optional: ' ' })}
      type="text"
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      value={isMine ? typed : write(value)}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        const found = read(text);
        if (isTaken(text, found.value)) onChange(found.value as Value);
        else onWrong(found);
      }}
    />
  );
}
