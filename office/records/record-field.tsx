import type { ReactNode } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import type { FieldInput } from '#contract/operations/office/records/record-types.ts';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { DayField } from '../forms/day-field.tsx';
import { MomentField } from '../forms/moment-field.tsx';
import { useLabels, useOffice } from '../office-context.ts';
import { useLocalizedText } from '../components/use-localized-text.ts';
import { ColourField } from './colour-field.tsx';
import { CheckedChoices } from './checked-choices.tsx';
import { ChosenSeveral } from './chosen-several.tsx';
import { useErrorAt } from './record-errors.ts';
import { mayBeEmpty, type NamedFieldProps, type RecordFieldProps } from './field-props.ts';
import { GroupField } from './group-field.tsx';
import { LinkField } from './link-field.tsx';
import { ListField } from './list-field.tsx';
import { NumberField } from './number-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ProductField } from './product-field.tsx';
import { ProductsField } from './products-field.tsx';
import { SpotSummary } from './spot-summary.tsx';
import { TextsField } from './texts-field.tsx';

/** Inputs that are parts of their own. */
const parts: { [Input in FieldInput['input']]?: (props: NamedFieldProps) => ReactNode } = {
  both: TextsField,
  names: TextsField,
  number: NumberField,
  percent: NumberField,
  colour: ColourField,
  picture: PictureField,
  product: ProductField,
  products: ProductsField,
  link: LinkField,
  provinces: ChosenSeveral,
  countries: ChosenSeveral,
  categories: ChosenSeveral,
  choices: CheckedChoices,
};
/** Fields whose parts show their own errors. */
const nesting = new Set<FieldInput['input']>(['both', 'names', 'list', 'group']);

/** One field of a record, with the input its kind defines. */
export function RecordField(given: RecordFieldProps) {
  const { name, path, field, value, words, onChange } = given;
  const error = useErrorAt(name, !nesting.has(field.input));
  const props = { ...given, error };
  const t = useLabels(recordLabels);
  const common = useLabels(officeCommonLabels);
  const { chrome: layout } = useOffice();
  const inLanguage = useLocalizedText();
  const label = props.label ?? words(path);
  const ties = { name, label, error, ...mayBeEmpty(field.isRequired) };
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const set = (typed: string) => onChange(typed === '' && field.isOptional ? null : typed);
  const Part = parts[field.input];
  if (Part) return <Part {...props} label={label} />;
  switch (field.input) {
    case 'check':
      return (
        <label className="check">
          <input
            type="checkbox"
            name={name}
            checked={value === true || (value === null && field.isOptional && field.usual !== false)}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
          {label}
          {error !== undefined && <small className="bad">{error}</small>}
        </label>
      );
    case 'list':
      return (
        <ListField
          {...props}
          label={label}
          Part={RecordField}
          Summary={path === 'scene.spots' ? SpotSummary : undefined}
        />
      );
    case 'group':
      return <GroupField {...props} label={label} Part={RecordField} />;
    case 'choice':
    case 'category':
    case 'attribute':
    case 'staff': {
      const choices = field.choices?.map((choice) => ({ value: choice, text: words(`${path}.${choice}`) }));
      const options = field.options?.map((option) => ({ value: option.value, text: inLanguage(option) }));
      const all = choices ?? options ?? [];
      return (
        <SelectField
          {...ties}
          options={all}
          {...((field.isOptional || value === null) && {
            choose:
              field.usual === undefined
                ? common(field.isOptional ? 'none' : 'select')
                : t('asUsual', { value: words(`${path}.${field.usual}`) }),
          })}
          value={text}
          onChange={({ currentTarget }) =>
            onChange(all.find((each) => String(each.value) === currentTarget.value)?.value ?? null)
          }
        />
      );
    }
    case 'moment':
      return (
        <MomentField
          {...ties}
          value={text || null}
          {...(field.isOptional && text === '' && { hint: t('noLimit', { zone: layout.timeZone }) })}
          onChange={onChange}
        />
      );
    case 'day':
      return <DayField {...ties} value={text} onChange={({ currentTarget }) => set(currentTarget.value)} />;
    default: {
      const typed = {
        ...ties,
        value: text,
        ...(field.most !== undefined && { maxLength: field.most }),
        ...(field.usual !== undefined && { hint: t('usual', { value: String(field.usual) }) }),
        onChange: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
      };
      return field.isLong ? <TextArea {...typed} /> : <Field {...typed} dir="auto" />;
    }
  }
}
