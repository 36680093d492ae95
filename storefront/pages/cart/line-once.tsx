import { loadCharges } from '#storefront/cart/once-total.tsx';
import type { PricedLine } from '#storefront/cart/priced-cart.ts';
import { usePageData } from '#web/use-page-data.ts';

/** The one-time charges of a line, beside its total. */
export function LineOnce({ line }: { line: PricedLine }) {
  const { Charges: charges, ProductAllSelectedAttributes: chosen } = line;
  const loaded = usePageData(loadCharges, charges !== undefined, 'quiet');
  if (!loaded || !charges) return null;
  const nameOf = (id: number) =>
    chosen.find(({ ProductAttributeID }) => ProductAttributeID === id)?.AttributeDisplayName;
  return <loaded.OnceLines charges={charges} nameOf={nameOf} />;
}
