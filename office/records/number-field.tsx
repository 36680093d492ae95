import { useState } from 'react';
import { recordLabels } from '#contract/labels/office/records.ts';
import { formatAmount, formatCents } from '#rules/money.ts';
import { type NumberRead, readCents, readNumber } from '#rules/read-number.ts';
import { readPercent } from '../components/percent.ts';
import { Field } from '#ui/field.tsx';
import { useNumberProblem } from '../forms/use-number-problem.ts';
import { useLabels } from '../office-context.ts';
import { mayBeEmpty, type NamedFieldProps } from './field-props.ts';

/** How a number is written: as it is, cents in dollars, or hundredths of a percent. */
const units = {
  plain: { read: readNumber, write: String, format: (value: number) => value },
  cents: { read: readCents, write: formatCents, format: formatAmount },
  percent: {
    read: readPercent,
    write: (value: number) => String(value / 100),
    format: (value: number) => value / 100,
  },
} as const satisfies Record<
  string,
  {
    read: (text: string) => NumberRead;
    write: (value: number) => string;
    format: (value: number) => string | number;
  }
>;

/** A number field. Fields in cents are entered in dollars. Invalid text stays as typed, with an error. */
export function NumberField({ name, label, field, value, error, onChange }: NamedFieldProps) {
  const t = useLabels(recordLabels);
  const numberProblem = useNumberProblem();
  const unit = field.input === 'percent' ? 'percent' : /cents$/iu.test(name) ? 'cents' : 'plain';
  const { read: readText, write, format } = units[unit];
  const shown = typeof value === 'number' ? write(value) : '';
  const [typed, setTyped] = useState(shown);
  const [previous, setPrevious] = useState(value);
  if (value !== previous) {
    setPrevious(value);
    if (value !== typed && readText(typed).value !== value) setTyped(shown);
  }
  const { usual: defaults } = field;
  const inForce = typeof defaults === 'number' && t('usual', { value: format(defaults) });
  const inUnit = unit !== 'plain' && t(unit === 'cents' ? 'inDollars' : 'inPercent');
  const hint = [inUnit, inForce].filter(Boolean).join(' · ');
  const read = readText(typed);
  const isWrong = typed.trim() !== '' && read.value === null;
  return (
    <Field
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={isWrong ? numberProblem(read, t('notANumber')) : error}
      {...mayBeEmpty(field.isRequired)}
      {...(hint && { hint })}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const { value: number } = readText(currentTarget.value);
        if (number !== null) onChange(number);
        else if (currentTarget.value.trim() === '' && field.isOptional) onChange(null);
        // The field keeps invalid text, so that the shop reports the error on saving.
        else onChange(currentTarget.value);
      }}
    />
  );
}
