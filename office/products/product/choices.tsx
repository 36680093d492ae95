import { attributeKinds } from '#contract/constants.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { otherLanguage } from '#contract/languages.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { PositionsField } from '../positions-field.tsx';
import { FieldProblem } from '#office/components/field-problem.tsx';
import { Section } from '#office/components/screen.tsx';
import type { Taxonomy } from '../product.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { ChoiceRows } from './choice-rows.tsx';
import type { Editing } from './editing.ts';
import { NoTerms } from '../no-terms.tsx';
import { fieldId } from '#office/forms/use-form-errors.ts';

/** Returns a function that returns a term's name in both languages. */
function useNamed() {
  const { lang } = useOffice();
  return ({ id, names }: Pick<Taxonomy['colours'][number], 'id' | 'names'>) => ({
    id,
    name: names[lang] ?? names.en ?? names.ar ?? `${id}`,
    other: names[otherLanguage(lang)],
  });
}

const fixed = new Set<number>(Object.values(attributeKinds));

/** Colors, sizes with their guide, and other options, each with its surcharge. */
export function Choices({ editing }: { editing: Editing }) {
  const t = useLabels(officeProductLabels);
  const { form, words, lists } = editing;
  const named = useNamed();
  const guideOf = (id: number) => {
    const { inches = '', centimetres = '' } = lists?.sizes.find((size) => size.id === id) ?? {};
    return inches === '' && centimetres === '' ? '' : t('sizeGuide', { inches, centimetres });
  };
  const all = {
    colours: (lists?.colours ?? []).map((each) => ({ ...named(each), hex: each.hex })),
    sizes: (lists?.sizes ?? []).map((each) => ({ ...named(each), guide: guideOf(each.id) })),
  };
  const groups = form.values.options;
  const attributes = (lists?.attributes ?? []).filter(
    ({ id }) =>
      !fixed.has(id) &&
      groups.every(({ attributeId }) => attributeId !== id) &&
      lists?.options.some(({ attributeId }) => attributeId === id),
  );
  return (
    <Section
      id="choices"
      title={t('choices')}
      end={
        attributes.length > 0 && (
          <SelectField
            className="choice-add"
            label={<span className="vh">{t('addTo', { what: words.label('options') })}</span>}
            choose={t('addOption')}
            optional=" "
            options={attributes.map(({ id }) => ({ value: id, text: words.nameOf('attributes', id) }))}
            value=""
            onChange={({ currentTarget: { value } }) => {
              const [first] = lists?.options.filter(({ attributeId }) => attributeId === Number(value)) ?? [];
              if (!first) return;
              const choices = [{ optionId: first.id, priceType: 1 as const, amount: 0 }];
              form.set('options', [...groups, { attributeId: Number(value), required: false, choices }]);
            }}
          />
        )
      }
    >
      {(['colours', 'sizes'] as const).map((name) => (
        <div key={name} className="stack-2" id={fieldId(name)} tabIndex={-1}>
          <ChoiceRows
            label={words.label(name)}
            head={<h3 className="field-head">{words.label(name)}</h3>}
            choices={form.values[name]}
            all={all[name]}
            onChange={(choices) => form.set(name, choices)}
            onWrong={(text) => form.blame({ [name]: text })}
          />
          {lists && all[name].length + form.values[name].length === 0 && <NoTerms />}
          <FieldProblem text={form.errors[name]} />
        </div>
      ))}
      <div className="stack-2" id={fieldId('options')} tabIndex={-1}>
        {groups.map((group) => (
          <OptionGroup key={group.attributeId} editing={editing} group={group} />
        ))}
        <FieldProblem text={form.errors['options']} />
      </div>
      <PositionsField editing={editing} />
    </Section>
  );
}

type Group = Editing['form']['values']['options'][number];

function OptionGroup({ editing: { form, words, lists }, group }: { editing: Editing; group: Group }) {
  const t = useLabels(officeProductLabels);
  const common = useLabels(officeCommonLabels);
  const named = useNamed();
  const name = words.nameOf('attributes', group.attributeId);
  const put = (after: Group | null) =>
    form.set(
      'options',
      form.values.options.flatMap((each) => (each.attributeId === group.attributeId ? (after ?? []) : each)),
    );
  const offered = (lists?.options ?? []).filter(({ attributeId }) => attributeId === group.attributeId);
  return (
    <div className="stack-2">
      <ChoiceRows
        label={name}
        head={
          <>
            <h3 className="field-head">{name}</h3>
            <label className="check">
              <input
                type="checkbox"
                checked={group.required}
                onChange={({ currentTarget }) => put({ ...group, required: currentTarget.checked })}
              />
              {t('mustChoose')}
            </label>
            <IconButton icon="x" label={common('removeNamed', { name })} onClick={() => put(null)} />
          </>
        }
        choices={group.choices}
        all={offered.map(named)}
        onChange={(choices) => put({ ...group, choices })}
        onWrong={(text) => form.blame({ options: text })}
      />
    </div>
  );
}
