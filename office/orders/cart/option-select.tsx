import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { useLabels } from '#office/office-context.ts';
import { formatAmount } from '#rules/money.ts';
import { Icon } from '#ui/icon.tsx';

/** A choice of a product, with its options in the page's language. */
export interface Attribute {
  id: number;
  name: string;
  isNeeded: boolean;
  chosen: number | null;
  options: readonly { id: number; name: string; otherName: string; surchargeCents: number }[];
}

interface OptionSelectProps {
  attribute: Attribute;
  /** The product's name. */
  of: string;
  onChoose: (optionId: number | null) => void;
}

/** Selects a product option, with its surcharge. */
export function OptionSelect({ attribute, of, onChoose }: OptionSelectProps) {
  const t = useLabels(officePhoneOrderLabels);
  const { name, isNeeded, chosen, options } = attribute;
  return (
    <span className="select">
      <select
        aria-label={t('ofProduct', { choice: name, name: of })}
        aria-invalid={isNeeded && chosen === null ? true : undefined}
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : Number(value))}
      >
        <option value="">
          {name}
          {isNeeded ? '' : ' –'}
        </option>
        {options.map(({ id, name: option, surchargeCents }) => (
          <option key={id} value={id}>
            {surchargeCents === 0 ? option : `${option} +${formatAmount(surchargeCents)}`}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}
