import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sayAndGo } from '#web/say-and-go.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { removeOrdered } from '#storefront/state/cart.ts';
import { forgetWish } from '#storefront/state/kept-wish.ts';
import { followPlaced } from '#storefront/orders/follow-placed.ts';
import { type Message, showToast } from '#web/toasts.ts';
import { endAttempt } from './attempt.ts';

/** `ordered`: the cart it was placed of, `cartJsonData`. */
export type Placed = (orderNumber: string, ordered: string, toTransfer?: boolean) => void;

/**
 * What follows an order: a message that leads to it, the cart without what was ordered, and after 1 s the
 * language's home. One that is to be transferred leads to its page, which says where to.
 */
export function usePlaced() {
  const { call, lang, links } = useShop();
  const [order, setOrder] = useState<{ number: string; toTransfer: boolean } | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  useEffect(() => {
    if (!order) return undefined;
    return sayAndGo(
      messageOf(links, order.number),
      order.toTransfer ? links.ordersHistory(order.number) : links.home(),
      // Back leads past a checkout that is over.
      { replace: true },
    );
  }, [order, links]);

  return {
    order,
    placed: ((number, ordered, toTransfer = false) => {
      // First the page knows why the cart is empty, then it is.
      flushSync(() => setOrder({ number, toTransfer }));
      // Whoever left while it was looked for hears of it where they are, and stays there.
      if (!isHere.current) showToast('success', messageOf(links, number), { outlivesPage: true });
      followPlaced(number, call, lang);
      endAttempt();
      forgetWish();
      removeOrdered(ordered);
    }) satisfies Placed,
  };
}

const messageOf = (links: ReturnType<typeof useShop>['links'], number: string): Message => ({
  code: 'orderPlaced',
  action: { code: 'orderNumber', values: { number }, href: links.ordersHistory(number) },
});
