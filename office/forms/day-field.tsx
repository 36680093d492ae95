import type { ComponentProps } from 'react';
import { Field } from '#ui/field.tsx';
import { useDays } from '../components/use-days.ts';
import { useShownDay } from './use-shown-day.ts';

type DayFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'value'> & { value: string };

/** A date field such as `2026-11-25`, shown in the shop's format where the browser allows it, and in words below. */
export function DayField({ value, hint, ...field }: DayFieldProps) {
  const shown = useShownDay();
  const inWords = useDays();
  const isDay = /^\d{4}-\d{2}-\d{2}$/u.test(value);
  return (
    <Field
      {...field}
      type="date"
      value={value}
      data-day={shown(isDay ? value : '')}
      hint={hint ?? (isDay ? inWords(value) : '')}
    />
  );
}
