import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { sayAndGo } from '#web/say-and-go.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { removeOrdered } from '#storefront/state/cart.ts';
import { forgetWish } from '#storefront/state/kept-wish.ts';
import type { Message } from '#web/toasts.ts';
import { endAttempt } from './attempt.ts';

/** What follows an order: a message that leads to it, the cart without what was ordered, and after 1 s the language's home. */
export function usePlaced() {
  const { links } = useShop();
  const [orderNumber, setOrderNumber] = useState<string | null>(null);

  useEffect(() => {
    if (orderNumber === null) return undefined;
    const message: Message = {
      code: 'orderPlaced',
      link: { code: 'orderNumber', values: { number: orderNumber }, href: links.ordersHistory(orderNumber) },
    };
    return sayAndGo(message, links.home());
  }, [orderNumber, links]);

  return {
    orderNumber,
    /** `ordered`: the cart it was placed of, `cartJsonData`. */
    placed: (number: string, ordered: string) => {
      // First the page knows why the cart is empty, then it is.
      flushSync(() => setOrderNumber(number));
      endAttempt();
      forgetWish();
      removeOrdered(ordered);
    },
  };
}
