import type { ComponentProps } from 'react';
import { momentOf, shopClock } from '#rules/shop-clock.ts';
import { Field } from '#ui/field.tsx';
import { useOffice } from '../office-context.ts';

type MomentFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'value' | 'onChange'> & {
  value: string | null;
  onChange: (moment: string | null) => void;
};

/** A date and time of the shop's clock, stored in UTC. */
export function MomentField({ value, onChange, ...field }: MomentFieldProps) {
  const { timeZone } = useOffice().chrome;
  return (
    <Field
      type="datetime-local"
      max="2199-12-31T23:59"
      {...field}
      value={value === null ? '' : shopClock(value, timeZone)}
      onChange={({ currentTarget }) => onChange(momentOf(currentTarget.value, timeZone))}
    />
  );
}
