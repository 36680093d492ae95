import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { customer } from '#contract/resources/customer.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { useDates } from '../components/use-dates.ts';
import { useCan } from '../data/use-can.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { DescriptionList } from '../order/description-list.tsx';
import type { RecordOf } from '../resources/resource.ts';

/** How to reach a customer, since when there is an account, and a link to an order by phone. */
export function CustomerContact({ record: { id, fields } }: { record: RecordOf<'customer'> }) {
  const t = useLabels(customer.labels);
  const frame = useLabels(officeFrameLabels);
  const { links } = useOffice();
  const may = useCan();
  const date = useDates();
  const { phone, email, since } = fields;
  return (
    <>
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
      {may('orders.change') && (
        <Button
          kind="ghost"
          icon="phone"
          className="customer-order"
          href={`${links.phoneOrder}?customer=${id}`}
        >
          {frame('phoneOrder')}
        </Button>
      )}
    </>
  );
}
