import { usePageData } from '#web/use-page-data.ts';
import type { PricedCart } from './priced-cart.ts';

/** Loads the code for one-time charges, only if there are any. */
export const loadCharges = () => import('../charges/once-lines.tsx');

/** The row with the one-time charges in the subtotal of a cart. */
export function OnceTotal({ cart: { SetupTotal: value } }: { cart: PricedCart }) {
  const loaded = usePageData(loadCharges, !!value, 'quiet');
  return loaded && value && <loaded.OnceRow value={value} />;
}
