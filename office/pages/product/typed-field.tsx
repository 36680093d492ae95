import { type ReactNode, useState } from 'react';
import { Field } from '#ui/field.tsx';

interface TypedFieldProps<Value> {
  id?: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  value: Value;
  /** How a value is written. */
  write: (value: Value) => string;
  /** What was typed; null: it is no such value. */
  read: (text: string) => { value: Value } | null;
  onChange: (value: Value) => void;
  /** What was typed is no value. */
  onWrong: () => void;
  className?: string;
}

/** A field whose text stands for something else, an amount say: what was typed stays as it was typed. */
export function TypedField<Value>({
  value,
  write,
  read,
  onChange,
  onWrong,
  ...field
}: TypedFieldProps<Value>) {
  const [typed, setTyped] = useState<string | null>(null);
  const stands = typed === null ? null : read(typed);
  // Another value from elsewhere takes the place of what was typed.
  const isMine = typed !== null && (stands === null ? Boolean(field.error) : stands.value === value);
  return (
    <Field
      {...field}
      type="text"
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      value={isMine ? typed : write(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const found = read(currentTarget.value);
        if (found) onChange(found.value);
        else onWrong();
      }}
    />
  );
}
