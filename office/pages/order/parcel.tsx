import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { useLabels } from '#office/office-context.ts';
import { Section } from '#office/components/screen.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { DescriptionList } from '#office/components/description-list.tsx';
import type { Order } from '#office/order/order.ts';

/** Shipment tracking. Renders no content if there is none. */
export function Parcel({ order: { number, parcel } }: { order: Order }) {
  const t = useLabels(officeOrderRecord);
  if (!parcel.number && !parcel.carrier && !parcel.hasReceipt) return null;
  return (
    <Section title={t('parcel')}>
      <DescriptionList
        rows={[
          [t('parcelNumber'), parcel.number && <Num>{parcel.number}</Num>],
          [t('carrier'), parcel.carrier && <UserText text={parcel.carrier} />],
        ]}
      />
      {parcel.hasReceipt && (
        <ul className="row-2 slips">
          <li>
            <a href={`/office/files/receipts/${encodeURIComponent(number)}`} target="_blank" rel="noreferrer">
              <img
                src={`/office/files/receipts/${encodeURIComponent(number)}`}
                alt={t('seeReceipt')}
                loading="lazy"
              />
            </a>
          </li>
        </ul>
      )}
    </Section>
  );
}
