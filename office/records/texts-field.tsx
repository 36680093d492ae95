import { partsText } from '#rules/text-of-language.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { use } from 'react';
import { useLabels, useOffice } from '../office-context.ts';
import { RichField } from '../rich-text/rich-field.tsx';
import { RecordErrors } from './record-errors.ts';
import { mayBeEmpty, type NamedFieldProps } from './field-props.ts';

const needed = { any: 'neededInOne', both: 'neededInBoth', en: 'neededInEnglish' } as const;

type Texts = Readonly<Record<string, string | undefined>>;

/** A text in both languages, side by side on desktops. A missing language is marked. */
export function TextsField({ name, label, field, value, error, onChange }: NamedFieldProps) {
  const t = useLabels(recordLabels);
  const app = useOffice();
  const texts = (value ?? {}) as Texts;
  // `names` use the shop's language codes and have no empty values.
  const isNames = field.input === 'names';
  const sides = [
    { key: 'en', lang: 'en', tag: 'EN', language: t('english') },
    { key: isNames ? 'ar' : 'km', lang: 'km', tag: 'ខ្មែរ', language: t('khmer') },
  ];
  const errors = use(RecordErrors);
  // An error of both languages is shown at a missing one.
  const blamed = sides.find(({ key }) => (texts[key] ?? '') === '') ?? sides[0];
  const hasSome = sides.some(({ key }) => (texts[key] ?? '') !== '');
  const filledIn = field.isOptional ? undefined : field.filledIn;
  const set = (key: string, typed: string) => {
    const { [key]: _, ...others } = texts;
    if (isNames) onChange(typed === '' ? others : { ...texts, [key]: typed });
    else {
      const both = { en: texts['en'] ?? '', km: texts['km'] ?? '', [key]: typed };
      onChange(field.isOptional && both.en === '' && both.km === '' ? null : both);
    }
  };
  return (
    <fieldset className="texts">
      <legend className="vh">{label}</legend>
      {sides.map(({ key, lang, tag, language }, at) => {
        const isEmpty = (texts[key] ?? '') === '';
        const isNeeded = filledIn === 'both' || (filledIn === 'any' ? !hasSome : filledIn === key);
        const sideError =
          errors.get(`${name}.${key}`) ?? (key === blamed?.key ? (errors.get(name) ?? error) : undefined);
        // The first empty side says which languages are required.
        const hint = isNeeded && key === blamed?.key && filledIn ? needed[filledIn] : hasSome && 'noText';
        const ties = {
          // The first input represents the field when it has an error.
          name: at === 0 ? name : `${name}.${key}`,
          lang,
          label: (
            <>
              <span aria-hidden="true">
                {label} <span className="side-tag">{tag}</span>
              </span>
              <span className="vh">{partsText(app.lang, [label, language])}</span>
            </>
          ),
          value: texts[key] ?? '',
          error: sideError,
          ...mayBeEmpty(isNeeded),
          ...(isEmpty && hint && sideError === undefined && { hint: t(hint) }),
          onChange: (event: { currentTarget: { value: string } }) => set(key, event.currentTarget.value),
        };
        if (field.isRich)
          return (
            <RichField
              key={key}
              {...ties}
              spoken={partsText(app.lang, [label, language])}
              onChange={(html) => set(key, html)}
            />
          );
        return field.isLong ? <TextArea key={key} {...ties} /> : <Field key={key} {...ties} />;
      })}
    </fieldset>
  );
}
