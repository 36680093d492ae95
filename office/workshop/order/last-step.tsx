import { listText } from '#rules/text-of-language.ts';
import { useState } from 'react';
import { officeProofLabels } from '#contract/labels/office/proofs.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useSendOrder } from '#office/data/use-send-order.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { confirmDialog } from '#office/components/confirm-dialog.tsx';
import { isPickUp, keyOfUnit } from '#office/orders/order.ts';
import { ParcelFields } from '#office/orders/parcel-fields.tsx';
import { lastParcelOf, noParcel, parcelInput, piecesIn, unitsOfNext } from '#office/orders/parcel-texts.ts';
import { Note } from '#office/components/note.tsx';
import { Button } from '#ui/button.tsx';
import { navigate } from '#web/navigate.ts';
import { itemsOf, canStart, type Order, stepOf } from './packing.ts';

/** The button at the bottom: starts preparation, or ships what is packed. */
export function LastStep({ order }: { order: Order }) {
  const { lang } = useOffice();
  const t = useLabels(officeWorkshopLabels);
  const waits = useLabels(officeProofLabels);
  const begin = useOfficeMutation(takeOrderStep, { saved: t('begun') });
  const { number, state, maySend, missing } = order;
  const items = itemsOf(order);
  const isAllRefunded = items.length === 0 && order.lines.some(({ isDigital }) => !isDigital);
  if (isAllRefunded) return <Note>{t('nothingToPack')}</Note>;
  if (canStart(order))
    return (
      <div className="packing-foot">
        {missing.length === 0 ? (
          <p className="soft">{t('beginHint')}</p>
        ) : (
          <Note kind="us">
            {waits('waitsFor')}{' '}
            {listText(
              lang,
              missing.map((what) => waits(what)),
            )}
          </Note>
        )}
        <Button
          disabled={missing.length > 0}
          busy={begin.isPending}
          onClick={() => begin.mutate({ number, step: 'prepare', from: state, isRestocked: false })}
        >
          {t('begin')}
        </Button>
      </div>
    );
  if (order.confirmBy !== null) return null;
  if (!maySend) return <Note>{t('done')}</Note>;
  return <ShipPacked order={order} />;
}

/** Ships what is ticked. With everything ticked, the whole order leaves; before that, a parcel with a part of it. */
function ShipPacked({ order }: { order: Order }) {
  const { links } = useOffice();
  const t = useLabels(officeWorkshopLabels);
  const steps = useLabels(officeOrderLabels);
  const [parcel, setParcel] = useState(noParcel);
  const { number } = order;
  const items = itemsOf(order);
  const packed = new Set(items.flatMap((item) => (item.isPacked ? keyOfUnit(item.id, item.cell) : [])));
  const isPart = packed.size < items.length;
  const units = unitsOfNext(order).filter((unit) => !isPart || packed.has(keyOfUnit(unit.line, unit.cell)));
  const typed = parcelInput(parcel, units);
  const contents = units.map(({ line, cell, start: quantity }) => ({ line, cell, quantity }));
  const rest = t('left', { n: items.length - packed.size });
  const step = stepOf(order, isPart);
  const isCollected = isPickUp(order);
  const n = piecesIn(parcel, units).n;
  const texts = {
    send: { text: t('send'), question: t('sendSure', { number }) },
    sendPart: { text: t('sendPart', { n }), question: t('sendSure', { number }) },
    sendPickUp: { text: steps('sendPickUp'), question: steps('sendPickUpSure') },
    sendPickUpPart: { text: t('sendPickUpPart', { n }), question: t('sendPickUpPartSure') },
  }[step];
  const text = packed.size > 0 ? texts.text : rest;
  const send = useSendOrder({ saved: isCollected ? steps('sendPickUp') : t('sent') });
  return (
    <div className="packing-foot">
      {packed.size > 0 && !isCollected && (
        <ParcelFields texts={parcel} onChange={setParcel} units={units} isAtParcel />
      )}
      {isPart && packed.size > 0 && <p className="soft">{rest}</p>}
      <Button
        disabled={packed.size === 0 || typed === null}
        kind={isPart && packed.size > 0 ? 'ghost' : 'plain'}
        busy={send.isPending}
        onClick={() =>
          void confirmDialog({ question: texts.question, confirm: text }, () =>
            send.mutate(
              {
                ...(isPart && { units: contents }),
                ...typed,
                number,
                picture: parcel.picture,
                seen: lastParcelOf(order),
              },
              { onSuccess: () => navigate(links.workshop) },
            ),
          )
        }
      >
        {text}
      </Button>
    </div>
  );
}
