import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useLabels } from '../office-context.ts';
import { useLocalizedText } from '../components/use-localized-text.ts';
import { mayBeEmpty, type NamedFieldProps } from './field-props.ts';

const other = 'other';
/** The part of an address that identifies the page. The name after an id may vary. */
const pageOf = (address: string) =>
  /^\/\{lang\}\/(?:campaign|all-products)\/[1-9]\d*(?=\/|$)/u.exec(address)?.[0] ?? address;

/** The target of a button: a page of the shop selected by name, or another address. */
export function LinkField({ name, label, field, value, error, onChange }: NamedFieldProps) {
  const t = useLabels(recordLabels);
  const common = useLabels(officeCommonLabels);
  const inLanguage = useLocalizedText();
  const address = typeof value === 'string' ? value : '';
  const pages = field.options ?? [];
  const chosen = pages.find((page) => pageOf(String(page.value)) === pageOf(address));
  const [isOther, setOther] = useState(address !== '' && !chosen);
  const isTyped = isOther || (address !== '' && !chosen);
  return (
    <>
      <SelectField
        name={`${name}.page`}
        label={label}
        error={isTyped ? undefined : error}
        choose={common('none')}
        {...mayBeEmpty(field.isRequired)}
        options={[
          ...pages.map((page) => ({ value: page.value, text: inLanguage(page) })),
          { value: other, text: t('linkOther') },
        ]}
        value={isTyped ? other : (chosen?.value ?? '')}
        onChange={({ currentTarget: { value: page } }) => {
          setOther(page === other);
          onChange(page === other ? '' : page);
        }}
      />
      {isTyped && (
        <Field
          name={name}
          label={t('linkAddress')}
          hint={t('linkHint', { lang: '{lang}' })}
          error={error}
          dir="ltr"
          autoComplete="off"
          value={address}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </>
  );
}
