import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { type FieldOfKind, productFields } from '#contract/forms/product-fields.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { useLabels } from '#office/office-context.ts';
import { DayField } from '#office/forms/day-field.tsx';
import { FieldProblem } from '#office/components/field-problem.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { NoTerms } from './no-terms.tsx';
import { fieldId } from '#office/forms/use-form-errors.ts';
import type { FieldEditing } from './field-editing.ts';

interface Named<Name> {
  editing: FieldEditing;
  name: Name;
  hint?: string | undefined;
}

export function LineField({ editing: { form, words }, name, hint }: Named<FieldOfKind<'line'>>) {
  return (
    <Field
      id={fieldId(name)}
      name={name}
      label={words.label(name)}
      hint={hint}
      error={form.errors[name]}
      autoComplete="off"
      dir="ltr"
      value={form.values[name]}
      onChange={({ currentTarget }) => form.set(name, currentTarget.value)}
    />
  );
}

export function DateField({ editing: { form, words }, name, hint }: Named<FieldOfKind<'day'>>) {
  return (
    <DayField
      id={fieldId(name)}
      name={name}
      label={words.label(name)}
      optional=" "
      {...(hint && !form.values[name] && { hint })}
      error={form.errors[name]}
      value={form.values[name] ?? ''}
      onChange={({ currentTarget }) => form.set(name, currentTarget.value || null)}
    />
  );
}

export function CheckField({ editing: { form, words }, name }: Named<FieldOfKind<'check'>>) {
  return (
    <label className="check">
      <input
        type="checkbox"
        id={fieldId(name)}
        checked={form.values[name]}
        onChange={({ currentTarget }) => form.set(name, currentTarget.checked)}
      />
      {words.label(name)}
    </label>
  );
}

/** Selects one attribute from a list, or none. */
export function WordField({ editing: { form, words, lists }, name }: Named<FieldOfKind<'word'>>) {
  const common = useLabels(officeCommonLabels);
  const list = productFields[name].of;
  return (
    <SelectField
      id={fieldId(name)}
      name={name}
      label={words.label(name)}
      error={form.errors[name]}
      choose={common('none')}
      optional=" "
      options={(lists?.[list] ?? []).map(({ id }) => ({ value: id, text: words.nameOf(list, id) }))}
      value={form.values[name] ?? ''}
      onChange={({ currentTarget: { value } }) => form.set(name, value === '' ? null : Number(value))}
    />
  );
}

/** Attributes from a list, which can be added and removed. */
export function WordsField({
  editing: { form, words, lists },
  name,
  hint,
  choose,
}: Named<FieldOfKind<'words'>> & { choose?: string }) {
  const t = useLabels(officeProductLabels);
  const common = useLabels(officeCommonLabels);
  const list = productFields[name].of;
  const chosen = form.values[name];
  const label = words.label(name);
  const others = (lists?.[list] ?? []).filter(({ id }) => !chosen.includes(id));
  const problem = form.errors[name];
  return (
    <fieldset className={problem ? 'field bad' : 'field'} aria-label={label}>
      <span className="field-head" aria-hidden="true">
        {label}
      </span>
      <ul className="row-1" id={fieldId(name)} tabIndex={-1} aria-label={label}>
        {chosen.map((id) => (
          <li key={id} className="chip">
            {words.nameOf(list, id)}
            <IconButton
              icon="x"
              label={common('removeNamed', { name: words.nameOf(list, id) })}
              onClick={() =>
                form.set(
                  name,
                  chosen.filter((each) => each !== id),
                )
              }
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <SelectField
          label={<span className="vh">{t('addTo', { what: label })}</span>}
          hint={hint}
          choose={choose ?? t('add')}
          optional=" "
          options={others.map(({ id }) => ({ value: id, text: words.nameOf(list, id) }))}
          value=""
          onChange={({ currentTarget: { value } }) => value && form.set(name, [...chosen, Number(value)])}
        />
      )}
      {lists && chosen.length + others.length === 0 && <NoTerms />}
      <FieldProblem text={problem} />
    </fieldset>
  );
}
