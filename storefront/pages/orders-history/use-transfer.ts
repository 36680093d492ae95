import { useEffect, useState } from 'react';
import type { MessageCode } from '#contract/messages.ts';
import type { Answer } from '#contract/operation.ts';
import { getTransfer } from '#contract/operations/payments/get-transfer.ts';
import { failureMessage } from '#web/failure-message.ts';
import { useShop } from '#storefront/shop-context.tsx';

export type Transfer = Answer<typeof getTransfer>[number];

/** How an order is paid by transfer, by its number; null until that is known. `reload` keeps what is shown until the next answer. */
export function useTransfer(OrderNumber: string) {
  const { call, lang } = useShop();
  const [transfer, setTransfer] = useState<Transfer | null>(null);
  const [failure, setFailure] = useState<MessageCode | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    call(getTransfer, { OrderNumber, languageCode: lang }, { signal })
      .then(({ statusCode, data: [row] }) => {
        if (statusCode === 200 && row) setTransfer(row);
        else setFailure(failureMessage(statusCode));
      })
      .catch(() => {
        if (!signal.aborted) setFailure(failureMessage(null));
      });
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try begins anew
  }, [call, lang, OrderNumber, round]);
  return {
    transfer,
    failure,
    reload: () => {
      setFailure(null);
      setRound((last) => last + 1);
    },
  };
}
