import { useState } from 'react';
import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { useChange } from '#office/data/use-change.ts';
import { useSendOrder } from '#office/data/use-send-order.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { isSure } from '#office/parts/is-sure.ts';
import { noParcel, ParcelFields } from '#office/parts/parcel-fields.tsx';
import { Note } from '#office/parts/note.tsx';
import { Button } from '#ui/button.tsx';
import { goTo } from '#web/go-to.ts';
import { goodsOf, isToBegin, type Order } from './packing.ts';

/** The button at the bottom: starts preparation, or ships the order once all items are packed. */
export function LastStep({ order }: { order: Order }) {
  const { links } = useOffice();
  const t = useLabels(officeWorkshopLabels);
  const begin = useChange(takeOrderStep, { saved: t('begun') });
  const send = useSendOrder({ saved: t('sent') });
  const [parcel, setParcel] = useState(noParcel);
  const { number, state, maySend } = order;
  const goods = goodsOf(order);
  const left = goods.filter(({ isPacked }) => !isPacked).length;
  const isAllRefunded = goods.length === 0 && order.lines.some(({ isDigital }) => !isDigital);
  if (isAllRefunded) return <Note>{t('nothingToPack')}</Note>;
  if (isToBegin(order))
    return (
      <div className="packing-foot">
        <p className="soft">{t('beginHint')}</p>
        <Button
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
      {left === 0 && <ParcelFields words={parcel} onChange={setParcel} isAtParcel />}
      <Button
        disabled={left > 0}
        busy={send.isPending}
        onClick={() => {
          if (isSure(t('sendSure', { number })))
            send.mutate({ number, ...parcel }, { onSuccess: () => goTo(links.workshop) });
        }}
      >
        {left > 0 ? t('left', { n: left }) : t('send')}
      </Button>
    </div>
  );
}
