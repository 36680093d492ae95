import { auditGroupNames } from '#contract/audit-events.ts';
import { officeAuditLabels } from '#contract/labels/office/audit.ts';
import { DayField } from '#office/forms/day-field.tsx';
import { useLabels } from '#office/office-context.ts';
import { FilterBar } from '#office/components/filter-bar.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { actorGroups, type AuditChoices } from './audit-choices.ts';

interface FiltersProps {
  choices: AuditChoices;
  people: readonly { id: number; name: string }[];
  isNarrowed: boolean;
  onChange: (choices: AuditChoices) => void;
  onClear: () => void;
}

/** Audit log filters: order, actor, kind and days. */
export function Filters({ choices, people, isNarrowed, onChange, onClear }: FiltersProps) {
  const t = useLabels(officeAuditLabels);
  const days = (name: 'since' | 'until') => (
    <DayField
      name={name}
      label={t(name)}
      value={choices[name]}
      onChange={({ currentTarget }) => onChange({ ...choices, [name]: currentTarget.value })}
    />
  );
  return (
    <FilterBar
      find={choices.find}
      onFind={(find) => onChange({ ...choices, find })}
      hint={t('findHint')}
      onClear={isNarrowed ? onClear : null}
    >
      <SelectField
        name="who"
        label={t('who')}
        choose={t('anybody')}
        options={[
          ...people.map(({ id, name }) => ({ value: id, text: name })),
          ...actorGroups.map((group) => ({ value: group, text: t(group) })),
        ]}
        value={choices.who}
        onChange={({ currentTarget }) => onChange({ ...choices, who: currentTarget.value })}
      />
      <SelectField
        name="what"
        label={t('what')}
        choose={t('anything')}
        options={auditGroupNames.map((group) => ({ value: group, text: t(group) }))}
        value={choices.what}
        onChange={({ currentTarget }) =>
          onChange({ ...choices, what: auditGroupNames.find((each) => each === currentTarget.value) ?? '' })
        }
      />
      {days('since')}
      {days('until')}
    </FilterBar>
  );
}
