import { officeListLabels } from '#contract/labels/office/lists.ts';
import type { FieldInput } from '#contract/operations/office/records/record-types.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useLabels } from '../office-context.ts';
import type { ListChoices } from './list-choices.ts';
import { useResource } from './use-resource.ts';

interface ListFiltersProps {
  choices: ListChoices;
  fields: Readonly<Record<string, FieldInput>>;
  /** The values of fields that aren't choices. */
  values: Readonly<Record<string, readonly string[]>>;
  onChange: (after: ListChoices) => void;
}

/** A select for each field by which the list can be filtered. Those without values are omitted. */
export function ListFilters({ choices, fields, values, onChange }: ListFiltersProps) {
  const text = useLabels(officeListLabels);
  const { resource, t } = useResource();
  const { filters = [] }: { filters?: readonly string[] } = resource.list;
  return filters.map((name) => {
    const chosen = choices.filters[name] ?? '';
    const available = fields[name]?.choices?.map(String) ?? values[name] ?? [];
    const options = chosen === '' || available.includes(chosen) ? available : [chosen, ...available];
    if (options.length === 0) return null;
    return (
      <SelectField
        key={name}
        name={name}
        label={t(`field.${name}`)}
        choose={text('all')}
        options={options.map((value) => ({
          value,
          text: fields[name]?.choices ? t(`field.${name}.${value}`) : value,
        }))}
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          const { [name]: _, ...others } = choices.filters;
          onChange({ ...choices, filters: value === '' ? others : { ...others, [name]: value } });
        }}
      />
    );
  });
}
