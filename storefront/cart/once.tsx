import { usePageData } from '#web/use-page-data.ts';
import type { PricedCart, PricedLine } from './priced-cart.ts';

/** Loads the code for one-time charges, only if there are any. */
const loadOnce = () => import('../charges/once-lines.tsx');

/** The one-time charges of a line, beside its total. */
export function LineOnce({ line }: { line: PricedLine }) {
  const { Charges: charges, ProductAllSelectedAttributes: chosen } = line;
  const loaded = usePageData(loadOnce, charges !== undefined, 'quiet');
  if (!loaded || !charges) return null;
  const nameOf = (id: number) =>
    chosen.find(({ ProductAttributeID }) => ProductAttributeID === id)?.AttributeDisplayName;
  return <loaded.OnceLines charges={charges} nameOf={nameOf} />;
}

/** The row with the one-time charges in the subtotal of a cart. */
export function OnceTotal({ cart: { SetupTotal: value = 0 } }: { cart: PricedCart }) {
  const loaded = usePageData(loadOnce, value > 0, 'quiet');
  return loaded && value > 0 && <loaded.OnceRow value={value} />;
}
