import type { ReactNode } from 'react';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import type { OrderProgress } from '#storefront/orders/job/job-types.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Filled } from '#ui/filled.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useOrderTimes } from '../use-order-times.ts';

type Parcel = OrderProgress['Parcels'][number];

interface ShipmentsProps {
  progress: OrderProgress;
  /** Returns the button with which the customer says that a parcel arrived. */
  confirm: (parcelNumber: number) => ReactNode;
}

/** The parcels of an order that have left, right below its progress. */
export function Shipments({ progress: { Parcels: parcels, IsPickUp: isPickUp }, confirm }: ShipmentsProps) {
  return parcels.map((parcel) => <Shipment key={parcel.ParcelNumber} {...{ parcel, isPickUp, confirm }} />);
}

/** A parcel. If it contains everything, its times are in the progress. */
function Shipment({
  parcel,
  isPickUp,
  confirm,
}: {
  parcel: Parcel;
  isPickUp: boolean;
  confirm: ShipmentsProps['confirm'];
}) {
  const t = useLabels(ordersHistoryLabels);
  const { moment } = useOrderTimes();
  const { Carrier, Number: number, ReceiptPath, ParcelNumber, Contents, SentAt, DeliveredAt } = parcel;
  const isPart = Contents.length > 0;
  if (!isPart && !Carrier && !number && !ReceiptPath && !parcel.MayConfirm) return null;
  const name = isPart ? t('parcelOf', { n: ParcelNumber }) : t('parcel');
  return (
    <section className="o-parcel" aria-label={name}>
      <Icon name={isPickUp ? 'package' : 'truck'} />
      {isPart && <b>{name}</b>}
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
      {isPart && (
        <>
          <p>
            {DeliveredAt === null
              ? t('parcelLeft', { moment: moment(SentAt) })
              : t('deliveredOn', { moment: moment(DeliveredAt) })}
          </p>
          <ul>
            {Contents.map(({ ProductName, Quantity }) => (
              <li key={ProductName}>
                <UserText text={ProductName} /> <Num>× {Quantity}</Num>
              </li>
            ))}
          </ul>
        </>
      )}
      {parcel.MayConfirm && confirm(ParcelNumber)}
    </section>
  );
}
