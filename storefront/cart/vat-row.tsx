import { usePageData } from '#web/use-page-data.ts';
import type { PricedCart } from './priced-cart.ts';

/** Loads the code for companies and VAT, only where the shop has either. */
export const loadCompanies = () => import('#storefront/synced-lists/company-fields.tsx');

interface VatRowProps {
  cart: PricedCart;
  /** The total in dollars, with the VAT. */
  total: number;
  /** Which VAT this is the place of: what is added stands before the total, what is included after it. */
  isAdded: boolean;
}

/** The row with the VAT in a total. */
export function VatRow({ cart: { Vat: vat }, total, isAdded }: VatRowProps) {
  const isHere = vat !== undefined && vat.AddedRate > 0 === isAdded;
  const loaded = usePageData(loadCompanies, isHere, 'quiet');
  return loaded && isHere && <loaded.VatOf vat={vat} total={total} />;
}
