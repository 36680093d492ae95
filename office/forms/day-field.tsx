import type { ComponentProps } from 'react';
import { formatDate } from '#rules/format-date.ts';
import { Field } from '#ui/field.tsx';
import { useOffice } from '../office-context.ts';
import { useDays } from '../components/use-days.ts';
import './day-field.css';

type DayFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'value'> & { value: string };

/**
 * A date field such as `2026-11-25`, shown in the shop's format where the browser allows it, and in words
 * below.
 */
export function DayField({ value, hint, ...field }: DayFieldProps) {
  const { chrome: layout } = useOffice();
  const inWords = useDays();
  const isDay = /^\d{4}-\d{2}-\d{2}$/u.test(value);
  const day = isDay ? formatDate(`${value}T12:00`, { ...layout, timeZone: 'UTC' }) : '';
  const shown = { ...field, ...(isDay && { 'data-day': day }) };
  return <Field {...shown} type="date" value={value} hint={hint ?? (isDay ? inWords(value) : '')} />;
}
