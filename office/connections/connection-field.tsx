import type { ChangeEvent } from 'react';
import { officeConnectionLabels } from '#contract/labels/office/connections.ts';
import { paymentProviders } from '#contract/payment-providers/payment-providers.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useLabels } from '../office-context.ts';
import type { Connection } from './connection.ts';

const choiceKeys: Readonly<Record<string, keyof typeof officeConnectionLabels.texts>> = {
  starttls: 'starttls',
  tls: 'tls',
  none: 'noEncryption',
  ...Object.fromEntries(Object.values(paymentProviders).flatMap(({ choices }) => Object.entries(choices))),
};

interface ConnectionFieldProps {
  field: Connection['fields'][number];
  ties: {
    name: string;
    value: string;
    error?: string | undefined;
    hint?: string;
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
}

/** One field of a connection: a select, a text, or a write-only secret. */
export function ConnectionField({ field, ties }: ConnectionFieldProps) {
  const { name, isSecret, isOptional, isSet, choices } = field;
  const t = useLabels(officeConnectionLabels);
  const shared = useLabels(sharedLabels);
  const label = t(name as keyof typeof officeConnectionLabels.texts, { to: '{to}', text: '{text}' });
  if (choices.length > 0)
    return (
      <SelectField
        {...ties}
        label={label}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => ties.onChange(event)}
        options={choices.map((value) => ({ value, text: t(choiceKeys[value] ?? 'none') }))}
      />
    );
  return (
    <Field
      {...ties}
      label={label}
      dir={name.endsWith('_KM') || name === 'name' ? 'auto' : 'ltr'}
      type={isSecret ? 'password' : 'text'}
      autoComplete={isSecret ? 'new-password' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      {...(isOptional && { optional: shared('optional') })}
      {...(isSecret && isSet && { hint: t('keep') })}
    />
  );
}
