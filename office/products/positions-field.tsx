import { partsText } from '#rules/text-of-language.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { FieldProblem } from '#office/components/field-problem.tsx';
import { fieldId } from '#office/forms/use-form-errors.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { readCount } from '#rules/read-number.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { FieldEditing } from './field-editing.ts';
import { TypedField } from './typed-field.tsx';
import '#office/styles/table.css';
import './steps-field.css';

/** The positions of a product, with the area that can be printed. */
export function PositionsField({ editing }: { editing: FieldEditing }) {
  const { lang } = useOffice();
  const t = useLabels(officeProductLabels);
  const common = useLabels(officeCommonLabels);
  const numberProblem = useNumberProblem();
  const { form, lists } = editing;
  const name = 'positions';
  const positions = form.values[name];
  const problem = form.errors[name];
  const addable = (lists?.attributes ?? []).filter(
    ({ id, isPosition }) => isPosition && positions.every(({ attributeId }) => attributeId !== id),
  );
  if (positions.length + addable.length === 0) return null;
  return (
    <fieldset
      id={fieldId(name)}
      tabIndex={-1}
      className={problem ? 'field steps-field bad' : 'field steps-field'}
      aria-label={editing.words.label(name)}
    >
      <span className="field-head" aria-hidden="true">
        {editing.words.label(name)}
      </span>
      {positions.length > 0 && (
        <table className="grid">
          <thead>
            <tr>
              <th scope="col">{t('position')}</th>
              <th scope="col">{t('widthMm')}</th>
              <th scope="col">{t('heightMm')}</th>
              <th scope="col">
                <span className="vh">{common('remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {positions.map((each) => {
              const position = editing.words.nameOf('attributes', each.attributeId);
              return (
                <tr key={each.attributeId}>
                  <th scope="row">{position}</th>
                  {(['widthMm', 'heightMm'] as const).map((side) => (
                    <td key={side}>
                      <TypedField
                        name={`${side} ${each.attributeId}`}
                        label={<span className="vh">{partsText(lang, [position, t(side)])}</span>}
                        value={each[side]}
                        write={String}
                        read={readCount}
                        onChange={(value) =>
                          form.set(
                            name,
                            positions.map((other) => (other === each ? { ...each, [side]: value } : other)),
                          )
                        }
                        onWrong={(read) => form.blame({ [name]: numberProblem(read, t('wrongNumber')) })}
                      />
                    </td>
                  ))}
                  <td>
                    <IconButton
                      icon="x"
                      label={common('removeNamed', { name: position })}
                      onClick={() =>
                        form.set(
                          name,
                          positions.filter((other) => other !== each),
                        )
                      }
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <FieldProblem text={problem} />
      {addable.length > 0 && (
        <SelectField
          label={<span className="vh">{t('addTo', { what: editing.words.label(name) })}</span>}
          choose={t('addPosition')}
          optional=" "
          options={addable.map(({ id }) => ({ value: id, text: editing.words.nameOf('attributes', id) }))}
          value=""
          onChange={({ currentTarget: { value } }) =>
            value !== '' &&
            form.set(name, [...positions, { attributeId: Number(value), widthMm: 100, heightMm: 100 }])
          }
        />
      )}
    </fieldset>
  );
}
