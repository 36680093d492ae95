import { useEffect, useState } from 'react';
import type { MessageCode } from '#contract/messages.ts';
import type { Answer } from '#contract/operation.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { failureMessage } from '#storefront/failure-message.ts';
import { goTo } from '#storefront/go-to.ts';
import { loginPath } from '#storefront/next-path.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { withLoading } from '#storefront/state/common.ts';
import { showToastAfterLoad } from '#storefront/state/kept-toasts.ts';
import { useStateReady } from '#storefront/state/persist.ts';
import { forgetUser, useUser } from '#storefront/state/user.ts';

export type Order = Answer<typeof getCustomerOrderHistoryMaster>[number];

/** The customer's orders; null while they are on their way. A visitor is led to login and back. */
export function useOrders() {
  const { call, lang, links } = useShop();
  const { user } = useUser();
  const ready = useStateReady();
  const [orders, setOrders] = useState<readonly Order[] | null>(null);
  const [failure, setFailure] = useState<MessageCode | null>(null);
  const [round, setRound] = useState(0);
  const userId = user?.UserID ?? null;

  useEffect(() => {
    if (!ready) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const toLogin = (code: MessageCode) => {
      showToastAfterLoad('info', { code });
      goTo(
        loginPath(links, links.ordersHistory(new URLSearchParams(location.search).get('order') ?? undefined)),
        {
          replace: true,
        },
      );
    };
    const load = async () => {
      try {
        const reply = await withLoading(
          call(getCustomerOrderHistoryMaster, { UserId: userId, languageCode: lang }, { signal }),
        );
        if (signal.aborted) return;
        if (reply.statusCode === 401 || reply.statusCode === 403) {
          forgetUser();
          toLogin('sessionEnded');
        } else if (reply.statusCode === 200) setOrders(reply.data);
        else setFailure(failureMessage(reply.statusCode));
      } catch {
        if (!signal.aborted) setFailure(failureMessage(null));
      }
    };
    if (userId === null) toLogin('loginToSeeOrders');
    else void load();
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try begins anew
  }, [ready, userId, round, call, lang, links]);

  return {
    orders,
    failure,
    reload: () => {
      setFailure(null);
      setRound((last) => last + 1);
    },
  };
}
