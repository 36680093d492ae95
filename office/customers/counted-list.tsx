import { officeCustomerLabels } from '#contract/labels/office/customers.ts';
import { useLabels } from '../office-context.ts';

interface CountedListProps<Kind extends string> {
  counts: readonly { kind: Kind; count: number }[];
  textOf: (kind: Kind) => string;
}

/** Kinds of data with their number of rows. */
export function CountedList<Kind extends string>({ counts, textOf }: CountedListProps<Kind>) {
  const t = useLabels(officeCustomerLabels);
  return (
    <ul className="customer-counts">
      {counts.map(({ kind, count }) => (
        <li key={kind}>{t('counted', { kind: textOf(kind), n: count })}</li>
      ))}
    </ul>
  );
}
