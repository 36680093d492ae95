import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { sendOrder } from '#contract/operations/office/orders/send-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { useChange } from '#office/data/use-change.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { isSure } from '#office/parts/is-sure.ts';
import { Note } from '#office/parts/note.tsx';
import { Button } from '#ui/button.tsx';
import { goTo } from '#web/go-to.ts';
import { goodsOf, type Order } from './packing.ts';

/** At the thumb: begin, or say that the parcel left once all is in it. */
export function LastStep({ order }: { order: Order }) {
  const { links } = useOffice();
  const t = useLabels(officeWorkshopLabels);
  const begin = useChange(takeOrderStep, { saved: t('begun') });
  const send = useChange(sendOrder, { saved: t('sent') });
  const { number, state, steps, maySend } = order;
  const left = goodsOf(order).filter(({ isPacked }) => !isPacked).length;
  if (state === 'active' && steps.includes('prepare'))
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
  if (!maySend) return <Note>{t('done')}</Note>;
  return (
    <div className="packing-foot">
      <Button
        disabled={left > 0}
        busy={send.isPending}
        onClick={() => {
          if (isSure(t('sendSure', { number })))
            send.mutate({ number }, { onSuccess: () => goTo(links.workshop) });
        }}
      >
        {left > 0 ? t('left', { n: left }) : t('send')}
      </Button>
    </div>
  );
}
