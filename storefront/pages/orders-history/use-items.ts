import { useEffect, useState } from 'react';
import type { MessageCode } from '#contract/messages.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { failureMessage } from '#web/failure-message.ts';
import { useShop } from '#storefront/shop-context.tsx';
import type { OrderedItem } from './plan-again.ts';

/** The items of an order; null until they are there. */
export function useItems(OrderId: number) {
  const { call, lang } = useShop();
  const [items, setItems] = useState<readonly OrderedItem[] | null>(null);
  const [failure, setFailure] = useState<MessageCode | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    call(getCustomerOrderHistoryDetail, { OrderId, WithCancelled: true, languageCode: lang }, { signal })
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
