import { lazy, Suspense } from 'react';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import { type TextName, textInputs } from '#contract/forms/product.ts';
import { useLabels } from '#office/office-context.ts';
import { Field } from '#ui/field.tsx';
import { FieldFrame } from '#ui/field-frame.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { Editing } from './editing.ts';
import { FieldLabel } from './field-label.tsx';
import { fieldId } from './use-product-form.ts';

const RichText = lazy(() => import('#office/rich-text/rich-text.tsx'));

/** Matches markup that the rich text editor doesn't support and would lose. */
const beyondFormats =
  /<(?:table|img|dl|figure|mark|sub|sup|div|h4|h5|h6|bdi|small|span|pre)\b|\s(?:dir|align)=/iu;

interface TextFieldProps {
  editing: Editing;
  name: TextName;
  code: LanguageCode;
}

/** One product text in one language. */
export function TextField({ editing: { form, words, olderTexts }, name, code }: TextFieldProps) {
  const t = useLabels(officeProductLabels);
  const field = `${name}.${code}` as const;
  const { kind } = textInputs[name];
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
    error: form.problems[field],
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
  if (beyondFormats.test(value)) return <TextArea {...shared} {...control} rows={10} hint={t('asHtml')} />;
  return (
    <FieldFrame {...shared}>
      {(ties) => (
        <Suspense fallback={<div className="rich-waiting" />}>
          <RichText
            key={form.round}
            id={ties.id}
            describedBy={ties['aria-describedby']}
            label={words.label(field)}
            lang={languages[code].tag}
            value={value}
            onChange={(html) => form.set(field, html)}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
