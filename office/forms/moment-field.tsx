import type { ComponentProps } from 'react';
import { momentOf, shopClock } from '#rules/shop-clock.ts';
import { Field } from '#ui/field.tsx';
import { useOffice } from '../office-context.ts';
import { useShownDay } from './use-shown-day.ts';

type MomentFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'value' | 'onChange'> & {
  value: string | null;
  onChange: (moment: string | null) => void;
};

/** A date and time of the shop's clock, stored in UTC. */
export function MomentField({ value, onChange, ...field }: MomentFieldProps) {
  const { timeZone } = useOffice().chrome;
  const shown = useShownDay(true);
  const local = value === null ? '' : shopClock(value, timeZone);
  return (
    <Field
      type="datetime-local"
      max="2199-12-31T23:59"
      {...field}
      value={local}
      data-day={shown(local)}
      onChange={({ currentTarget }) => onChange(momentOf(currentTarget.value, timeZone))}
    />
  );
}
