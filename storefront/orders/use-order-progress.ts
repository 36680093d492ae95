import { useEffect, useState } from 'react';
import type { MessageCode } from '#contract/messages.ts';
import type { Answer } from '#contract/operation.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { failureMessage } from '#web/failure-message.ts';
import { useShop } from '../shop-context.tsx';

export type OrderProgress = Answer<typeof getOrderProgress>[number];

/** How an order goes on; null until that is known. `reload` keeps what is shown until the next answer. */
export function useOrderProgress(OrderId: number) {
  const { call, lang } = useShop();
  const [progress, setProgress] = useState<OrderProgress | null>(null);
  const [failure, setFailure] = useState<MessageCode | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    call(getOrderProgress, { OrderId, languageCode: lang }, { signal })
      .then(({ statusCode, data: [row] }) => {
        if (statusCode === 200 && row) setProgress(row);
        else setFailure(failureMessage(statusCode));
      })
      .catch(() => {
        if (!signal.aborted) setFailure(failureMessage(null));
      });
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try begins anew
  }, [call, lang, OrderId, round]);
  return {
    progress,
    failure,
    reload: () => {
      setFailure(null);
      setRound((last) => last + 1);
    },
  };
}
