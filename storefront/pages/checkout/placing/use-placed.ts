import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { removeOrdered } from '#storefront/state/cart.ts';

export interface PlacedOrder {
  number: string;
  /** Whether it is paid by transfer. The order's page then explains how. */
  toTransfer: boolean;
}

/**
 * Called with a placed order. `ordered` is the ordered cart, as `cartJsonData`. Returns false if the customer
 * has left the page.
 */
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
      // Set the order first, so that the page knows why the cart gets empty.
      flushSync(() => setOrder(placed));
      removeOrdered(ordered);
      return isHere.current;
    }) satisfies Placed,
  };
}
