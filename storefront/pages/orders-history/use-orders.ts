import { useEffect, useRef, useState } from 'react';
import type { MessageCode } from '#contract/messages.ts';
import type { Answer } from '#contract/operation.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { failureMessage } from '#web/failure-message.ts';
import { navigate } from '#web/navigate.ts';
import { loginPath } from '#storefront/next-path.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { withLoading } from '#web/loading.ts';
import { showToastAfterLoad } from '#web/stored-toasts.ts';
import { useStateReady } from '#storefront/state/persist.ts';
import { forgetUser, useUser } from '#storefront/state/user.ts';

export type Order = Answer<typeof getCustomerOrderHistoryMaster>[number];

/** Returns the customer's orders, null until loaded. A visitor is sent to login and returns. */
export function useOrders() {
  const { call, lang, links } = useShop();
  const { user } = useUser();
  const ready = useStateReady();
  const [loaded, setLoaded] = useState<{ of: number; orders: readonly Order[] } | null>(null);
  const [failure, setFailure] = useState<MessageCode | null>(null);
  const [round, setRound] = useState(0);
  const userId = user?.UserID ?? null;
  const step = useRef<'came' | 'in' | 'leaving'>('came');

  useEffect(() => {
    if (!ready || step.current === 'leaving') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const toLogin = (code: MessageCode) => {
      step.current = 'leaving';
      showToastAfterLoad('info', { code });
      navigate(
        loginPath(links, links.ordersHistory(new URLSearchParams(location.search).get('order') ?? undefined)),
        {
          replace: true,
        },
      );
    };
    const load = async (of: number) => {
      step.current = 'in';
      try {
        const reply = await withLoading(
          call(
            getCustomerOrderHistoryMaster,
            { UserId: of, WithCancelled: true, languageCode: lang },
            { signal },
          ),
        );
        if (signal.aborted) return;
        if (reply.statusCode === 401 || reply.statusCode === 403) {
          toLogin('sessionEnded');
          forgetUser();
        } else if (reply.statusCode === 200) setLoaded({ of, orders: reply.data });
        else setFailure(failureMessage(reply.statusCode));
      } catch {
        if (!signal.aborted) setFailure(failureMessage(null));
      }
    };
    if (userId !== null) void load(userId);
    else if (step.current === 'came') toLogin('loginToSeeOrders');
    else {
      // A customer who logs out here needs no explanation.
      step.current = 'leaving';
      navigate(links.home(), { replace: true });
    }
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try begins anew
  }, [ready, userId, round, call, lang, links]);

  return {
    orders: loaded !== null && loaded.of === userId ? loaded.orders : null,
    failure,
    reload: () => {
      setFailure(null);
      setRound((last) => last + 1);
    },
  };
}
