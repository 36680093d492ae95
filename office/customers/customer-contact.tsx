import { customer } from '#contract/resources/customer.ts';
import { Num } from '#ui/num.tsx';
import { useDates } from '../components/use-dates.ts';
import { useLabels } from '../office-context.ts';
import { DescriptionList } from '../order/description-list.tsx';
import type { RecordOf } from '../resources/resource.ts';

/** How to reach a customer, and since when there is an account. */
export function CustomerContact({ record: { fields } }: { record: RecordOf<'customer'> }) {
  const t = useLabels(customer.labels);
  const date = useDates();
  const { phone, email, since } = fields;
  return (
    <DescriptionList
      rows={[
        [
          t('field.phone'),
          phone && (
            <a href={`tel:${phone}`}>
              <Num>{phone}</Num>
            </a>
          ),
        ],
        [t('field.email'), email && <a href={`mailto:${email}`}>{email}</a>],
        [t('field.since'), <Num key="since">{date(since)}</Num>],
      ]}
    />
  );
}
