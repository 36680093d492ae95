import { isEmail } from '#contract/forms/email.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { customer } from '#contract/resources/customer.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { useDates } from '../components/use-dates.ts';
import { useCan } from '../data/use-can.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { DescriptionList } from '../components/description-list.tsx';
import type { RecordOf } from '../resources/resource.ts';

interface CustomerContactProps {
  id: number | null;
  values: RecordOf<'customer'>['fields'];
}

/** How to reach a customer, since when there is an account, and a link to an order by phone. */
export function CustomerContact({ id, values }: CustomerContactProps) {
  const t = useLabels(customer.labels);
  const frame = useLabels(officeFrameLabels);
  const { links } = useOffice();
  const may = useCan();
  const date = useDates();
  const { phone, email, since } = values;
  return (
    <div className="customer-contact">
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
          [t('field.email'), isEmail(email) && <a href={`mailto:${email}`}>{email}</a>],
          [t('field.since'), <Num key="since">{date(since)}</Num>],
        ]}
      />
      {may('orders.change') && (
        <Button kind="ghost" icon="phone" href={`${links.phoneOrder}?customer=${id}`}>
          {frame('phoneOrder')}
        </Button>
      )}
    </div>
  );
}
