import { companyLengths } from '#contract/company-lengths.ts';
import { officeTaxLabels } from '#contract/labels/office/tax.ts';
import { useLabels } from '#office/office-context.ts';
import { Field } from '#ui/field.tsx';
import type { Draft } from './draft.ts';

type Company = Draft['company'];

interface CompanyFieldsProps {
  company: Company;
  /** The company that the customer last ordered for. */
  remembered: Company;
  onChange: (company: Company) => void;
}

const fields = [
  { name: 'name', label: 'companyName' },
  { name: 'taxNumber', label: 'taxNumber' },
  { name: 'address', label: 'companyAddress' },
] as const;
const none = { name: '', taxNumber: '', address: '' };

export function CompanyFields({ company, remembered, onChange }: CompanyFieldsProps) {
  const t = useLabels(officeTaxLabels);
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={company !== null}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? (remembered ?? none) : null)}
        />
        {t('forCompany')}
      </label>
      {company &&
        fields.map(({ name, label }) => (
          <Field
            key={name}
            name={`company-${name}`}
            label={t(label)}
            autoComplete="off"
            dir={name === 'taxNumber' ? 'ltr' : 'auto'}
            maxLength={companyLengths[name]}
            value={company[name]}
            onChange={({ currentTarget }) => onChange({ ...company, [name]: currentTarget.value })}
          />
        ))}
    </>
  );
}
