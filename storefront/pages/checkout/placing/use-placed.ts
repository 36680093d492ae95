import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { removeOrdered } from '#storefront/state/cart.ts';

export interface PlacedOrder {
  number: string;
  /** Whether it is paid by transfer, which its page explains. */
  toTransfer: boolean;
}

/** `ordered`: the ordered cart, as `cartJsonData`. Returns false if the customer has left the page meanwhile. */
export type Placed = (order: PlacedOrder, ordered: string) => boolean;

/** Removes the ordered items from the cart and shows the next page (placed.tsx). */
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
      // Set the order first, so that the page knows why the cart becomes empty.
      flushSync(() => setOrder(placed));
      removeOrdered(ordered);
      return isHere.current;
    }) satisfies Placed,
  };
}
