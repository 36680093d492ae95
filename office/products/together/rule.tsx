import { roundings } from '#contract/constants.ts';
import { type BulkField, bulkFields, isOfKind } from '#contract/forms/bulk-fields.ts';
import { propertyOf } from '#contract/forms/product.ts';
import { productFields } from '#contract/forms/product-fields.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { officeTogetherLabels } from '#contract/labels/office/together.ts';
import type { Permission } from '#contract/permissions.ts';
import { useCan } from '#office/data/use-can.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useLabels } from '#office/office-context.ts';
import type { FieldEditing } from '../field-editing.ts';
import type { Values } from '../product.ts';
import { PlainField } from '../plain-field.tsx';
import { WordsField } from '../small-fields.tsx';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { changeOf, readBy, type Sentence, withField } from './together.ts';

type Label = keyof (typeof officeTogetherLabels)['texts'];
const shownStates = ['published', 'hidden', 'archived'] as const;

interface RuleProps extends Pick<FieldEditing, 'words' | 'lists'> {
  sentence: Sentence;
  onChange: (sentence: Sentence) => void;
}

const needs: Partial<Record<BulkField, Permission>> = propertyOf(productFields, 'needs');

/** The bulk edit as a sentence with inputs. */
export function Rule({ sentence, onChange, words, lists }: RuleProps) {
  const t = useLabels(officeTogetherLabels);
  const product = useLabels(officeProductLabels);
  const may = useCan();
  const numberProblem = useNumberProblem();
  const { field, way: operation, by, to, problem } = sentence;
  const put = (part: Partial<Sentence>) => onChange({ ...sentence, ...part });
  const form: FieldEditing['form'] = {
    values: { [field]: to } as Values,
    errors: { [field]: problem },
    set: (_, value) => put({ to: value, problem: undefined }),
    blame: (found) => put({ problem: found[field] }),
  };
  const choice = (
    name: 'way' | 'unit' | 'small' | 'large' | 'move',
    label: Label,
    values: readonly (Label & Sentence[typeof name])[],
  ) => (
    <SelectField
      label={t(label)}
      name={name}
      options={values.map((value) => ({ value, text: t(value) }))}
      value={sentence[name]}
      onChange={({ currentTarget: { value } }) => put({ [name]: value })}
    />
  );
  return (
    <fieldset className="rule" aria-label={t('change')}>
      <SelectField
        label={t('what')}
        name="what"
        options={bulkFields
          .filter((name) => !needs[name] || may(needs[name]))
          .map((name) => ({ value: name, text: words.label(name) }))}
        value={field}
        onChange={({ currentTarget: { value } }) => onChange(withField(sentence, value as BulkField))}
      />
      {isOfKind('cents', field) ? (
        <>
          {choice('way', 'changeType', ['raise', 'lower', 'set'])}
          <Field
            label={t('howMuch')}
            name="by"
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            error={changeOf(sentence) ? undefined : numberProblem(readBy(sentence), t('wrongNumber'))}
            value={by}
            onChange={({ currentTarget }) => put({ by: currentTarget.value })}
          />
          {operation === 'set' ? t('amount') : choice('unit', 'unit', ['percent', 'amount'])}
          {operation !== 'set' && (
            <>
              {t('roundedTo')}
              {choice('small', 'roundedBelow', roundings)}
              {t('belowTen')}
              {choice('large', 'roundedFrom', roundings)}
              {t('fromThere')}
            </>
          )}
        </>
      ) : field === 'state' ? (
        <SelectField
          label={t('which')}
          name="state"
          options={shownStates.map((value) => ({ value, text: product(value) }))}
          value={String(to)}
          onChange={({ currentTarget: { value } }) => put({ to: value })}
        />
      ) : isOfKind('words', field) ? (
        <>
          {choice('move', 'changeType', ['add', 'remove'])}
          <WordsField editing={{ form, words, lists }} name={field} choose={t('which')} />
        </>
      ) : (
        <PlainField key={field} editing={{ form, words, lists }} name={field} />
      )}
    </fieldset>
  );
}
