import { type LanguageCode, languages } from '#contract/languages.ts';
import { productTexts, type TextName } from '#contract/forms/product-fields.ts';
import { RichField } from '#office/rich-text/rich-field.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { Editing } from './editing.ts';
import { FieldLabel } from './field-label.tsx';
import { fieldId } from '#office/forms/use-form-errors.ts';

interface TextFieldProps {
  editing: Editing;
  name: TextName;
  code: LanguageCode;
}

/** One product text in one language. */
export function TextField({ editing: { form, words, olderTexts }, name, code }: TextFieldProps) {
  const field = `${name}.${code}` as const;
  const { kind } = productTexts[name];
  const value = form.values[field];
  const shared = {
    id: fieldId(field),
    label: (
      <FieldLabel
        text={words.label(name)}
        code={code}
        isOlder={olderTexts.includes(field) && !form.changed.includes(field)}
      />
    ),
    error: form.errors[field],
    ...(name !== 'name' && { optional: ' ' }),
  };
  const control = {
    name: field,
    lang: languages[code].tag,
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      form.set(field, currentTarget.value),
  };
  if (kind === 'line') return <Field {...shared} {...control} autoComplete="off" />;
  if (kind === 'lines') return <TextArea {...shared} {...control} rows={3} />;
  return (
    <RichField
      key={form.round}
      {...shared}
      {...control}
      spoken={words.label(field)}
      onChange={(html) => form.set(field, html)}
    />
  );
}
