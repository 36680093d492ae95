import { useEffect, useRef, useState } from 'react';
import { ordersHistoryLabels } from '#contract/labels/orders-history.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import type { MessageCode } from '#contract/messages.ts';
import type { Answer } from '#contract/operation.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { failureMessage } from '#web/failure-message.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Failure } from '#storefront/failure.tsx';
import { ItemsTable } from './items-table.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderSums } from './order-sums.tsx';
import { ToConfirm } from './to-confirm.tsx';
import type { Order } from './use-orders.ts';

type Items = Answer<typeof getCustomerOrderHistoryDetail>;

/** An order's items, asked for when it is opened; the page scrolls to them (specification §2). */
export function OrderDetail({ id, order }: { id: string; order: Order }) {
  const t = useLabels(ordersHistoryLabels);
  const words = useLabels(sharedLabels);
  const place = useRef<HTMLTableRowElement>(null);
  const { items, failure, reload } = useItems(order.OrderId);
  useEffect(() => {
    if (items) place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [items]);
  return (
    <tr className="o-detail" id={id} ref={place}>
      <td colSpan={6}>
        <div className="o-box">
          <div className="box-head">
            <h2 className="h3">
              {t('order', { number: '' })}
              <Num>{order.OrderNumber}</Num>
            </h2>
            <Button kind="quiet" small icon="printer" onClick={() => print()}>
              {t('print')}
            </Button>
          </div>
          {order.ConfirmUntil !== undefined && (
            <ToConfirm OrderId={order.OrderId} until={order.ConfirmUntil} />
          )}
          {failure && <Failure code={failure} retry={reload} />}
          {!items && !failure && (
            <>
              <output className="vh">{words('loading')}</output>
              <Skeleton shape="block" className="items-sk" />
            </>
          )}
          {items && <ItemsTable items={items} />}
          {items && (
            <div className="o-foot">
              <OrderSums order={order} />
              <OrderFacts order={order} isShipped={items.some(({ IsDigitalProduct }) => !IsDigitalProduct)} />
            </div>
          )}
          {items && <NextSteps order={order} items={items} />}
        </div>
      </td>
    </tr>
  );
}

function useItems(OrderId: number) {
  const { call, lang } = useShop();
  const [items, setItems] = useState<Items | null>(null);
  const [failure, setFailure] = useState<MessageCode | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    call(getCustomerOrderHistoryDetail, { OrderId, languageCode: lang }, { signal })
      .then((reply) => {
        if (reply.statusCode === 200) setItems(reply.data);
        else setFailure(failureMessage(reply.statusCode));
      })
      .catch(() => {
        if (!signal.aborted) setFailure(failureMessage(null));
      });
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try begins anew
  }, [call, lang, OrderId, round]);
  return {
    items,
    failure,
    reload: () => {
      setFailure(null);
      setRound((last) => last + 1);
    },
  };
}
