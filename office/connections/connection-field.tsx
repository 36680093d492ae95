import type { ChangeEvent } from 'react';
import { officeConnectionLabels } from '#contract/labels/office/connections.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useLabels } from '../office-context.ts';
import type { Connection } from './connection.ts';

/** The labels of the choices. */
const choiceWords = {
  starttls: 'starttls',
  tls: 'tls',
  none: 'noEncryption',
  live: 'live',
  sandbox: 'sandbox',
  'https://api-bakong.nbc.gov.kh': 'khqrLive',
  'https://sit-api-bakong.nbc.gov.kh': 'khqrTest',
} as const;

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
        options={choices.map((value) => ({ value, text: t(choiceWords[value as keyof typeof choiceWords]) }))}
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
