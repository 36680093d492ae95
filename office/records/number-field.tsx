import { useState } from 'react';
import { recordLabels } from '#contract/labels/office/records.ts';
import { plainDigits } from '#contract/languages.ts';
import { amountText, centsToText, dollarsToCents } from '#rules/money.ts';
import { Field } from '#ui/field.tsx';
import { useLabels } from '../office-context.ts';
import type { NamedFieldProps } from './field-props.ts';

/** A number; of a field of cents it is typed in dollars. What is no number stays as it was typed, and says so. */
export function NumberField({ name, label, field, value, error, onChange }: NamedFieldProps) {
  const t = useLabels(recordLabels);
  const isCents = name.endsWith('Cents');
  const shown = typeof value !== 'number' ? '' : isCents ? centsToText(value) : String(value);
  const [typed, setTyped] = useState(shown);
  const [previous, setPrevious] = useState(value);
  if (value !== previous) {
    setPrevious(value);
    if (parsed(typed, isCents) !== value) setTyped(shown);
  }
  const { usual } = field;
  const inForce = typeof usual === 'number' && t('usual', { value: isCents ? amountText(usual) : usual });
  const hint = [isCents && t('inDollars'), inForce].filter(Boolean).join(' · ');
  const isWrong = typed.trim() !== '' && parsed(typed, isCents) === null;
  return (
    <Field
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={isWrong ? t('notANumber') : error}
      {...(hint && { hint })}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const number = parsed(currentTarget.value, isCents);
        if (number !== null) onChange(number);
        else if (currentTarget.value.trim() === '' && field.isOptional) onChange(null);
        // The shop says what is wrong with it, when it is saved so.
        else onChange(Number.NaN);
      }}
    />
  );
}

function parsed(text: string, isCents: boolean): number | null {
  const figures = plainDigits(text).replaceAll(/[\s,$]/gu, '');
  if (isCents) return dollarsToCents(figures);
  return /^-?\d+(?:\.\d+)?$/u.test(figures) ? Number(figures) : null;
}
