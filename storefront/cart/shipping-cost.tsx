import type { ReactNode } from 'react';
import { Money } from '#ui/money.tsx';
import { isShippingKnown, type PricedCart } from './priced-cart.ts';

interface ShippingCostProps {
  cart: PricedCart;
  free: string;
  /** Text shown while the cost is unknown. */
  later: string;
}

/** Shows the shipping cost of a cart in dollars, or that it is free or not known yet. */
export function ShippingCost({ cart, free, later }: ShippingCostProps): ReactNode {
  if (cart.shippingSubTotal > 0) return <Money value={cart.shippingSubTotal} />;
  return isShippingKnown(cart) ? free : later;
}
