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

/** The part for each input. Inputs without one are a line of text or several. */
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
  deliveryMethods: ChosenSeveral,
  countries: ChosenSeveral,
  categories: ChosenSeveral,
  choices: CheckedChoices,
  check: CheckField,
  list: (props) => (
    <ListField
      {...props}
      Part={RecordField}
      Summary={props.path === 'scene.spots' ? SpotSummary : undefined}
    />
  ),
  group: (props) => <GroupField {...props} Part={RecordField} />,
  choice: ChoiceField,
  category: ChoiceField,
  attribute: ChoiceField,
  printMethod: ChoiceField,
  staff: ChoiceField,
  moment: MomentOrNone,
  day: (props) => (
    <DayField
      {...tiesOf(props)}
      value={textOf(props.value)}
      onChange={({ currentTarget }) => setText(props, currentTarget.value)}
    />
  ),
};
/** Fields whose parts show their own errors. */
const nesting = new Set<FieldInput['input']>(['both', 'names', 'list', 'group']);

/** One field of a record, with the input its kind defines. */
export function RecordField(given: RecordFieldProps) {
  const { name, path, field, label, words } = given;
  const error = useErrorAt(name, !nesting.has(field.input));
  const Part = parts[field.input] ?? TypedField;
  return <Part {...given} error={error} label={label ?? words(path)} />;
}

const tiesOf = ({ name, label, error, field }: NamedFieldProps) => ({
  name,
  label,
  error,
  ...mayBeEmpty(field.isRequired),
});
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const setText = ({ field, onChange }: NamedFieldProps, typed: string) =>
  onChange(typed === '' && field.isOptional ? null : typed);

function CheckField({ name, label, field, value, error, onChange }: NamedFieldProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        name={name}
        checked={value === true || (value === null && field.isOptional && field.usual !== false)}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
      {error !== undefined && <small className="bad-text">{error}</small>}
    </label>
  );
}

function ChoiceField(props: NamedFieldProps) {
  const { path, field, value, words, onChange } = props;
  const t = useLabels(recordLabels);
  const common = useLabels(officeCommonLabels);
  const inLanguage = useLocalizedText();
  const choices = field.choices?.map((choice) => ({ value: choice, text: words(`${path}.${choice}`) }));
  const options = field.options?.map((option) => ({ value: option.value, text: inLanguage(option) }));
  const all = choices ?? options ?? [];
  return (
    <SelectField
      {...tiesOf(props)}
      options={all}
      {...((field.isOptional || value === null) && {
        choose:
          field.usual === undefined
            ? common(field.isOptional ? 'none' : 'select')
            : t('asUsual', { value: words(`${path}.${field.usual}`) }),
      })}
      value={textOf(value)}
      onChange={({ currentTarget }) =>
        onChange(all.find((each) => String(each.value) === currentTarget.value)?.value ?? null)
      }
    />
  );
}

function MomentOrNone(props: NamedFieldProps) {
  const t = useLabels(recordLabels);
  const { chrome: layout } = useOffice();
  const text = textOf(props.value);
  return (
    <MomentField
      {...tiesOf(props)}
      value={text || null}
      {...(props.field.isOptional && text === '' && { hint: t('noLimit', { zone: layout.timeZone }) })}
      onChange={props.onChange}
    />
  );
}

function TypedField(props: NamedFieldProps) {
  const t = useLabels(recordLabels);
  const { field, value } = props;
  const typed = {
    ...tiesOf(props),
    value: textOf(value),
    ...(field.most !== undefined && { maxLength: field.most }),
    ...(field.usual !== undefined && { hint: t('usual', { value: String(field.usual) }) }),
    onChange: (event: { currentTarget: { value: string } }) => setText(props, event.currentTarget.value),
  };
  return field.isLong ? <TextArea {...typed} /> : <Field {...typed} dir="auto" />;
}
