import { useState } from 'react';
import { recordLabels } from '#contract/labels/office/records.ts';
import { formatAmount, formatCents } from '#rules/money.ts';
import { type NumberRead, readCents, readNumber } from '#rules/read-number.ts';
import { Field } from '#ui/field.tsx';
import { useNumberProblem } from '../forms/use-number-problem.ts';
import { useLabels } from '../office-context.ts';
import type { NamedFieldProps } from './field-props.ts';

/** A number field. Fields in cents are entered in dollars. Invalid text stays as typed, with an error. */
export function NumberField({ name, label, field, value, error, onChange }: NamedFieldProps) {
  const t = useLabels(recordLabels);
  const numberProblem = useNumberProblem();
  const isCents = name.endsWith('Cents');
  const shown = typeof value !== 'number' ? '' : isCents ? formatCents(value) : String(value);
  const [typed, setTyped] = useState(shown);
  const [previous, setPrevious] = useState(value);
  if (value !== previous) {
    setPrevious(value);
    if (readField(typed, isCents).value !== value) setTyped(shown);
  }
  const { usual: defaults } = field;
  const inForce =
    typeof defaults === 'number' && t('usual', { value: isCents ? formatAmount(defaults) : defaults });
  const hint = [isCents && t('inDollars'), inForce].filter(Boolean).join(' · ');
  const read = readField(typed, isCents);
  const isWrong = typed.trim() !== '' && read.value === null;
  return (
    <Field
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={isWrong ? numberProblem(read, t('notANumber')) : error}
      {...(hint && { hint })}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const { value: number } = readField(currentTarget.value, isCents);
        if (number !== null) onChange(number);
        else if (currentTarget.value.trim() === '' && field.isOptional) onChange(null);
        // NaN makes the shop report the error on saving.
        else onChange(Number.NaN);
      }}
    />
  );
}

const readField = (text: string, isCents: boolean): NumberRead => (isCents ? readCents : readNumber)(text);
