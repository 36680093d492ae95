import { useEffect, useEffectEvent, useState } from 'react';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import {
  follow,
  followed,
  freePlace,
  isCardSpaceReserved,
  isTransferWaited,
} from '#storefront/orders/followed.ts';
import { consumeFollowedOrder } from '#storefront/orders/follow-placed.ts';
import type { OrderProgress } from '#storefront/orders/order-progress.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { loadCardStyles, ShownOrder } from './shown-order.tsx';

export { loadCardStyles };

/**
 * The customer's newest active order. It is shown until they close the card or the server reports the order
 * as finished. An order that this browser didn't know is shown from the next visit on, because it would push
 * down the content being read.
 */
export function OrderCard({ user }: { user: number }) {
  const { call, lang } = useShop();
  const [order, setOrder] = useState(consumeFollowedOrder);
  const take = useEffectEvent((row: OrderProgress | undefined) => {
    if (row) {
      const stored = followed();
      const same = stored?.user === user && stored.number === row.OrderNumber ? stored : null;
      const isWaiting = isTransferWaited(row);
      if (same?.isWaiting !== isWaiting)
        follow({ user, number: row.OrderNumber, isClosed: false, placedAt: 0, ...same, isWaiting });
    } else follow(null);
    setOrder(row && isCardSpaceReserved() ? row : null);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    call(getOrderProgress, { OrderId: '', languageCode: lang }, { signal })
      .then(({ statusCode, data }) => {
        if (statusCode === 200) take(data[0]);
        else freePlace();
      })
      .catch(() => {
        if (!signal.aborted) freePlace();
      });
    return () => controller.abort();
  }, [call, lang]);
  if (!order) return null;
  return (
    <ShownOrder
      order={order}
      onClose={() => {
        follow({ user, number: order.OrderNumber, isClosed: true, isWaiting: false, placedAt: 0 });
        setOrder(null);
      }}
    />
  );
}
