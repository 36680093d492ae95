import { deliveryLabels } from '#contract/labels/storefront/delivery.ts';
import type { Answer } from '#contract/operation.ts';
import type { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { Filled } from '#ui/filled.tsx';
import { Num } from '#ui/num.tsx';
import { useLabels } from '../shop-context.tsx';

type DeliveryMethod = NonNullable<Answer<typeof getCustomerOrderHistoryMaster>[number]['Delivery']>;

/** Shows a delivery method: its name, carrier and area, and the delivery time. */
export function DeliveryText({
  method: { Name, CompanyName, Kind, ShippingDays: days },
}: {
  method: DeliveryMethod;
}) {
  const t = useLabels(deliveryLabels);
  return (
    <>
      <b>
        <bdi>{Name}</bdi>
      </b>
      <br />
      <small>
        {CompanyName && (
          <>
            <bdi>{CompanyName}</bdi> ·{' '}
          </>
        )}
        {t(Kind)} ·{' '}
        {days === '0' ? (
          t('sameDay')
        ) : (
          <span className="unbroken">
            <Filled
              text={t(days === '1' ? 'oneDay' : 'days')}
              places={{ days: <Num>{days.replace('-', '–')}</Num> }}
            />
          </span>
        )}
      </small>
    </>
  );
}
