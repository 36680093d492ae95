import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import type { OrderProgress } from '#storefront/orders/use-order-progress.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Filled } from '#ui/filled.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';

/** The carrier, tracking number and receipt of a shipped order, right below its progress. */
export function Shipment({ parcel }: { parcel: NonNullable<OrderProgress['Parcel']> }) {
  const t = useLabels(ordersHistoryLabels);
  const { Carrier, Number: number, ReceiptPath } = parcel;
  return (
    <section className="o-parcel" aria-label={t('parcel')}>
      <Icon name="truck" />
      {Carrier && (
        <b>
          <UserText text={Carrier} />
        </b>
      )}
      {number && (
        <p>
          <Filled text={t('parcelNumber')} places={{ number: <Num>{number}</Num> }} />
        </p>
      )}
      {ReceiptPath && (
        <a href={ReceiptPath} target="_blank" rel="noreferrer">
          {t('parcelReceipt')}
        </a>
      )}
    </section>
  );
}
