import { officeProductLabels } from '#contract/labels/office/product.ts';
import { officeTogetherLabels } from '#contract/labels/office/together.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useDebouncedSearch } from '#office/forms/use-debounced-search.ts';
import { useLabels } from '#office/office-context.ts';
import type { Words } from '#office/products/product.ts';
import type { useFieldWords } from '#office/products/use-field-words.tsx';
import type { Rounding } from '#rules/price-change.ts';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { changeOf, readBy, type Sentence } from './together.ts';

interface RuleProps {
  sentence: Sentence;
  onChange: (sentence: Sentence) => void;
  lists: Words | undefined;
  words: ReturnType<typeof useFieldWords>;
}

const roundings = [
  'cent',
  'five',
  'ten',
  'fifty',
  'dollar',
  'ninety',
  'ninetyNine',
] as const satisfies readonly Rounding[];

const whats = ['price', 'categories', 'tags', 'state'] as const;

/** A visually hidden label, because the visible sentence explains each input. */
const Unseen = ({ children }: { children: string }) => <span className="vh">{children}</span>;

/** The bulk edit as a sentence with inputs. */
export function Rule({ sentence, onChange, lists, words }: RuleProps) {
  const t = useLabels(officeTogetherLabels);
  const product = useLabels(officeProductLabels);
  const put = (part: Partial<Sentence>) => onChange({ ...sentence, ...part });
  const { what, move, word, state } = sentence;
  const list = what === 'categories' ? 'categories' : 'tags';
  return (
    <fieldset className="rule" aria-label={t('change')}>
      <SelectField
        label={<Unseen>{t('what')}</Unseen>}
        name="what"
        options={whats.map((value) => ({ value, text: t(value) }))}
        value={what}
        onChange={({ currentTarget: { value } }) => put({ what: value as Sentence['what'], word: '' })}
      />
      {what === 'price' && <PriceRule sentence={sentence} put={put} />}
      {(what === 'categories' || what === 'tags') && (
        <>
          <SelectField
            label={<Unseen>{t('way')}</Unseen>}
            name="move"
            options={(['add', 'remove'] as const).map((value) => ({ value, text: t(value) }))}
            value={move}
            onChange={({ currentTarget: { value } }) => put({ move: value as Sentence['move'] })}
          />
          <SelectField
            label={<Unseen>{t('which')}</Unseen>}
            name="word"
            choose={t('which')}
            options={(lists?.[list] ?? []).map(({ id }) => ({ value: id, text: words.nameOf(list, id) }))}
            value={word}
            onChange={({ currentTarget: { value } }) => put({ word: value })}
          />
        </>
      )}
      {what === 'state' && (
        <SelectField
          label={<Unseen>{t('which')}</Unseen>}
          name="state"
          options={(['published', 'hidden', 'archived'] as const).map((value) => ({
            value,
            text: product(value),
          }))}
          value={state}
          onChange={({ currentTarget: { value } }) => put({ state: value as Sentence['state'] })}
        />
      )}
    </fieldset>
  );
}

function PriceRule({ sentence, put }: { sentence: Sentence; put: (part: Partial<Sentence>) => void }) {
  const t = useLabels(officeTogetherLabels);
  const { way, by, unit } = sentence;
  const numberProblem = useNumberProblem();
  const { typed, type, search } = useDebouncedSearch(by, (text) => put({ by: text }));
  const asTyped = { ...sentence, by: typed };
  const rounding = (name: 'small' | 'large') => (
    <SelectField
      label={<Unseen>{t(name === 'small' ? 'roundedBelow' : 'roundedFrom')}</Unseen>}
      name={name}
      options={roundings.map((value) => ({ value, text: t(value) }))}
      value={sentence[name]}
      onChange={({ currentTarget: { value } }) => put({ [name]: value as Rounding })}
    />
  );
  return (
    <>
      <SelectField
        label={<Unseen>{t('way')}</Unseen>}
        name="way"
        options={(['raise', 'lower'] as const).map((value) => ({ value, text: t(value) }))}
        value={way}
        onChange={({ currentTarget: { value } }) => put({ way: value as Sentence['way'] })}
      />
      <Field
        label={<Unseen>{t('howMuch')}</Unseen>}
        name="by"
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        error={changeOf(asTyped) ? undefined : numberProblem(readBy(asTyped), t('wrongNumber'))}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={search}
      />
      <SelectField
        label={<Unseen>{t('unit')}</Unseen>}
        name="unit"
        options={(['percent', 'amount'] as const).map((value) => ({ value, text: t(value) }))}
        value={unit}
        onChange={({ currentTarget: { value } }) => put({ unit: value as Sentence['unit'] })}
      />
      {t('roundedTo')}
      {rounding('small')}
      {t('belowTen')}
      {rounding('large')}
      {t('fromThere')}
    </>
  );
}
