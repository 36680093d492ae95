import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { officeRefundLabels } from '#contract/labels/office/refund.ts';
import { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import { officeQuery, queryClient } from '#office/data/query-client.ts';
import { useCan } from '#office/data/use-can.ts';
import { useLabels } from '#office/office-context.ts';
import { MoneyPart } from '#office/orders/money-part.tsx';
import { isPickUp, type Order } from '#office/orders/order.ts';
import { Dialog } from '#office/components/dialog.tsx';
import { formatAmount } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { RefundForm } from './refund-form.tsx';
import type { Refundable } from './refundable.ts';
import './refund.css';

/** The polling interval in ms while the provider processes a refund. */
const lookEvery = 2000;

/** The order's refunds and the refundable amount. Renders no content without permission or payment. */
export function RefundPart({ order }: { order: Order }) {
  return useCan()('payments.refund') ? <Refunds order={order} /> : null;
}

function Refunds({ order }: { order: Order }) {
  const { number, wayToPay } = order;
  const t = useLabels(officeRefundLabels);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { data } = useQuery({
    ...officeQuery(getRefundable, { number }),
    refetchInterval: ({ state }) => (isInProgress(state.data?.refundable) ? lookEvery : false),
  });
  const refundable = data?.refundable ?? null;
  const status = refundable?.refunds.map(({ id, state }) => `${id} ${state}`).join();
  const before = useRef(status);
  // A completed refund changes the order, whichever response arrives first.
  useEffect(() => {
    if (before.current !== undefined && before.current !== status) void queryClient.invalidateQueries();
    before.current = status;
  }, [status]);
  if (refundable === null) return null;
  const { leftCents, openCents = 0, refunds } = refundable;
  return (
    <MoneyPart title={t('refund')}>
      <p className="refund-left">
        <span className="soft">{t('left')}</span> <Num>{formatAmount(leftCents)}</Num>
      </p>
      {refunds.length > 0 && (
        <ul className="refunds">
          {refunds.map(({ id, cents, state }) => (
            <li key={id}>
              <Num>{formatAmount(cents)}</Num> <span className="soft">{t(state)}</span>
            </li>
          ))}
        </ul>
      )}
      {leftCents + openCents > 0 && (
        <div>
          <Button kind="ghost" onClick={() => setOpen(true)}>
            {t('refund')}
          </Button>
        </div>
      )}
      <Dialog open={isOpen} onClose={close} title={t('title', { number })} className="refund-dialog">
        <RefundForm {...{ number, wayToPay, refundable }} isPickUp={isPickUp(order)} onDone={close} />
      </Dialog>
    </MoneyPart>
  );
}

const isInProgress = (refundable: Refundable | null | undefined): boolean =>
  refundable?.refunds.some(({ state }) => state === 'underWay') ?? false;
