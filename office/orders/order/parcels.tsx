import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { takeParcelStep } from '#contract/operations/office/orders/take-parcel-step.ts';
import { confirmDialog } from '#office/components/confirm-dialog.tsx';
import { DescriptionList } from '#office/components/description-list.tsx';
import { DialogButton } from '#office/components/dialog-button.tsx';
import { Section } from '#office/components/screen.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { receiptPath } from '#office/data/send-receipt.ts';
import { useCan } from '#office/data/use-can.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import { documentLink } from '../document-link.ts';
import { isPickUp, type Order } from '../order.ts';
import { ShippingLabels } from '../shipping-labels.tsx';
import { sumCents } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { ParcelForm } from './parcel-form.tsx';

type Parcel = Order['parcels'][number];

/** What is packed or has left, parcel by parcel. Renders no content before that. */
export function Parcels({ order }: { order: Order }) {
  const t = useLabels(officeOrderRecord);
  const { parcels, toSend, isPartlySent } = order;
  if (parcels.length === 0) return null;
  const rest = sumCents(toSend.map(({ quantity, left }) => quantity - left));
  const isAlone = parcels.length === 1 && parcels[0]?.units === null;
  return (
    <Section
      title={t(isAlone ? 'parcel' : 'parcels')}
      end={
        isPartlySent && (
          <span className="soft">
            {t(isPickUp(order) ? 'stillToSendPickUp' : 'stillToSend', { n: rest })}
          </span>
        )
      }
    >
      <ul className="order-parcels">
        {parcels.map((parcel) => (
          <li key={parcel.number}>
            {!isAlone && <h3>{t('parcelOf', { n: parcel.number })}</h3>}
            <ParcelFacts order={order} parcel={parcel} />
            <ParcelActs order={order} parcel={parcel} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ParcelFacts({ order, parcel }: { order: Order; parcel: Parcel }) {
  const t = useLabels(officeOrderRecord);
  const when = useDateTimes();
  const inLanguage = useLocalizedText();
  const { tracking, carrier, sentAt, deliveredAt, isConfirmed, hasReceipt, units } = parcel;
  const [left, arrived] = isPickUp(order)
    ? (['leftOnPickUp', 'arrivedOnPickUp'] as const)
    : (['leftOn', 'arrivedOn'] as const);
  const receipt = receiptPath(order.number, parcel.number);
  return (
    <>
      <p className="soft">
        {sentAt === null ? t('isPacked') : t(left, { when: when(sentAt) })}
        {deliveredAt !== null && (
          <>
            <br />
            {t(isConfirmed ? 'confirmedOn' : arrived, { when: when(deliveredAt) })}
          </>
        )}
      </p>
      <DescriptionList
        rows={[
          [t('parcelNumber'), tracking && <Num>{tracking}</Num>],
          [t('carrier'), carrier && <UserText text={carrier} />],
        ]}
      />
      {units && (
        <ul>
          {units.map(({ line, cell, name, quantity }) => (
            <li key={`${line} ${cell}`}>
              <UserText text={inLanguage(name)} /> <Num>× {quantity}</Num>
            </li>
          ))}
        </ul>
      )}
      {hasReceipt && (
        <p className="row-2 slips">
          <a href={receipt} target="_blank" rel="noreferrer">
            <img src={receipt} alt={t('seeReceipt')} loading="lazy" />
          </a>
        </p>
      )}
    </>
  );
}

/** What staff can do with a parcel. */
function ParcelActs({ order, parcel }: { order: Order; parcel: Parcel }) {
  const t = useLabels(officeOrderRecord);
  const steps = useLabels(officeOrderLabels);
  const isCollected = isPickUp(order);
  const deliverText = isCollected ? steps('completePickUp') : t('deliverParcel');
  const mayFulfil = useCan()('orders.fulfil');
  const take = useOfficeMutation(takeParcelStep, { saved: t('parcelSaved') });
  const undo = useOfficeMutation(takeParcelStep, { saved: t('undone') });
  const { number, state, parcels, missing } = order;
  const which = parcel.number;
  const { sentAt, deliveredAt } = parcel;
  const isLast =
    order.sentAt !== null && parcels.every((each) => each.number === which || each.deliveredAt !== null);
  const deliver = () => take.mutate({ number, which, step: 'deliver' });
  return (
    <div className="row-2">
      <Button
        kind="ghost"
        small
        icon="printer"
        {...documentLink('packing-slips', [number], { parcel: which })}
      >
        {t('slip')}
      </Button>
      <ShippingLabels numbers={[number]} parcel={which} />
      {mayFulfil && state === 'inProgress' && (
        <>
          {sentAt === null && missing.length === 0 && (
            <Button kind="ghost" small onClick={() => take.mutate({ number, which, step: 'send' })}>
              {isCollected ? steps('sendPickUp') : t('sendParcel')}
            </Button>
          )}
          {sentAt !== null && deliveredAt === null && parcels.length + Number(order.isPartlySent) > 1 && (
            <Button
              kind="ghost"
              small
              onClick={() =>
                isLast
                  ? void confirmDialog(
                      {
                        question: t(isCollected ? 'deliverLastSurePickUp' : 'deliverLastSure'),
                        confirm: deliverText,
                      },
                      deliver,
                    )
                  : deliver()
              }
            >
              {deliverText}
            </Button>
          )}
          {deliveredAt !== null && (
            <Button kind="ghost" small onClick={() => take.mutate({ number, which, step: 'notDelivered' })}>
              {t(isCollected ? 'notDeliveredPickUp' : 'notDelivered')}
            </Button>
          )}
          <DialogButton text={t('editParcel')} title={t('editParcelOf', { n: which })} small>
            {(close) => <ParcelForm order={order} parcel={parcel} onDone={close} />}
          </DialogButton>
          {deliveredAt === null && (
            <Button
              kind="ghost"
              small
              onClick={() =>
                void confirmDialog(
                  {
                    question: t('undoParcelSure', { n: which }),
                    confirm: t('undoParcel'),
                    cancel: t('keepParcel'),
                  },
                  () => undo.mutate({ number, which, step: 'undo' }),
                )
              }
            >
              {t('undoParcel')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
