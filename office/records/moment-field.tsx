import { recordLabels } from '#contract/labels/office/records.ts';
import { Field } from '#ui/field.tsx';
import { momentOf, shopClock } from '#rules/shop-clock.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { mayBeEmpty, type NamedFieldProps } from './field-props.ts';

/** A date and time of the shop's clock, stored in UTC. An optional one may be empty. */
export function MomentField({ name, label, field, value, error, onChange }: NamedFieldProps) {
  const t = useLabels(recordLabels);
  const { timeZone } = useOffice().chrome;
  const shown = typeof value === 'string' ? shopClock(value, timeZone) : '';
  return (
    <Field
      type="datetime-local"
      name={name}
      label={label}
      error={error}
      {...mayBeEmpty(field.isRequired)}
      max="2199-12-31T23:59"
      value={shown}
      {...(field.isOptional && shown === '' && { hint: t('noLimit', { zone: timeZone }) })}
      onChange={({ currentTarget }) => onChange(momentOf(currentTarget.value, timeZone))}
    />
  );
}
