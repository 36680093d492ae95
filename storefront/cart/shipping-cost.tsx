import type { ReactNode } from 'react';
import { Money } from '#ui/money.tsx';
import { isShippingKnown, type PricedCart } from './priced-cart.ts';

interface ShippingCostProps {
  cart: PricedCart;
  free: string;
  /** Stands where nobody knows it yet. */
  later: string;
}

/** What it costs to send a cart, in dollars, or that it is free, or not known yet. */
export function ShippingCost({ cart, free, later }: ShippingCostProps): ReactNode {
  if (cart.shippingSubTotal > 0) return <Money value={cart.shippingSubTotal} />;
  return isShippingKnown(cart) ? free : later;
}
