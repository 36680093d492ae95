import { useState } from 'react';
import { officeProofLabels } from '#contract/labels/office/proofs.ts';
import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useSendOrder } from '#office/data/use-send-order.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { confirmDialog } from '#office/components/confirm-dialog.tsx';
import { noParcel, ParcelFields } from '#office/order/parcel-fields.tsx';
import { Note } from '#office/components/note.tsx';
import { Button } from '#ui/button.tsx';
import { navigate } from '#web/navigate.ts';
import { itemsOf, canStart, type Order } from './packing.ts';

/** The button at the bottom: starts preparation, or ships the order once all items are packed. */
export function LastStep({ order }: { order: Order }) {
  const { links } = useOffice();
  const t = useLabels(officeWorkshopLabels);
  const waits = useLabels(officeProofLabels);
  const begin = useOfficeMutation(takeOrderStep, { saved: t('begun') });
  const send = useSendOrder({ saved: t('sent') });
  const [parcel, setParcel] = useState(noParcel);
  const { number, state, maySend, missing } = order;
  const items = itemsOf(order);
  const left = items.filter(({ isPacked }) => !isPacked).length;
  const isAllRefunded = items.length === 0 && order.lines.some(({ isDigital }) => !isDigital);
  if (isAllRefunded) return <Note>{t('nothingToPack')}</Note>;
  if (canStart(order))
    return (
      <div className="packing-foot">
        {missing.length === 0 ? (
          <p className="soft">{t('beginHint')}</p>
        ) : (
          <Note kind="us">
            {waits('waitsFor')} {missing.map((what) => waits(what)).join(', ')}
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
  return (
    <div className="packing-foot">
      {left === 0 && <ParcelFields texts={parcel} onChange={setParcel} isAtParcel />}
      <Button
        disabled={left > 0}
        busy={send.isPending}
        onClick={() =>
          void confirmDialog({ question: t('sendSure', { number }), confirm: t('send') }, () =>
            send.mutate({ number, ...parcel }, { onSuccess: () => navigate(links.workshop) }),
          )
        }
      >
        {left > 0 ? t('left', { n: left }) : t('send')}
      </Button>
    </div>
  );
}
