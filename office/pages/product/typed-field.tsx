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
  /** How a value is written. */
  write: (value: Value) => string;
  /** The number a text says. */
  read: (text: string) => NumberRead;
  /** An empty field is null, not an error. */
  mayBeEmpty?: boolean;
  onChange: (value: Value) => void;
  /** The text isn't a number the field takes. */
  onWrong: (read: NumberRead) => void;
  className?: string;
}

/** A field whose text stands for a number, an amount say: what was typed stays as it was typed. */
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
  // Another value from elsewhere takes the place of what was typed.
  const isMine = typed !== null && (isTaken(typed, number) ? number === value : Boolean(field.error));
  return (
    <Field
      {...field}
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
