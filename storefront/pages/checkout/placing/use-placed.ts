import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { removeOrdered } from '#storefront/state/cart.ts';

export interface PlacedOrder {
  number: string;
  /** It is paid by transfer: its page says where to. */
  toTransfer: boolean;
}

/** `ordered`: the cart it was placed of, `cartJsonData`. False: whoever ordered has left the page meanwhile. */
export type Placed = (order: PlacedOrder, ordered: string) => boolean;

/** An order was placed: the cart is without what was ordered, and what follows is shown (placed.tsx). */
export function usePlaced() {
  const [order, setOrder] = useState<PlacedOrder | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return {
    order,
    placed: ((placed, ordered) => {
      // First the page knows why the cart is empty, then it is.
      flushSync(() => setOrder(placed));
      removeOrdered(ordered);
      return isHere.current;
    }) satisfies Placed,
  };
}
