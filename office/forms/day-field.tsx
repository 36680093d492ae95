import type { ComponentProps } from 'react';
import { dateText } from '#rules/date-text.ts';
import { Field } from '#ui/field.tsx';
import { useOffice } from '../office-context.ts';

type DayFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'value'> & { value: string };

/** A day, `2026-11-25`: browsers show it in a form of their own, so it stands below as the shop writes it. */
export function DayField({ value, hint, ...field }: DayFieldProps) {
  const { chrome } = useOffice();
  const day = value === '' ? '' : dateText(`${value}T12:00`, { ...chrome, timeZone: 'UTC' });
  return <Field {...field} type="date" value={value} hint={hint ?? day} />;
}
