import { usePageData } from '#web/use-page-data.ts';
import type { PricedCart } from './priced-cart.ts';

/** Loads the code for companies and VAT, only where the shop has either. */
export const loadCompanies = () => import('#storefront/cart/company-fields.tsx');

interface VatRowProps {
  cart: PricedCart;
  /** The total in dollars, with the VAT. */
  total: number;
}

/** The row with the VAT in a total. */
export function VatRow(props: VatRowProps) {
  const loaded = usePageData(loadCompanies, !!props.cart.Vat, 'quiet');
  return loaded && <loaded.VatOf {...props} />;
}
