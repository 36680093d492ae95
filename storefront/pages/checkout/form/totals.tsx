import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { isPickUp, type PricedCart } from '#storefront/cart/priced-cart.ts';
import { OnceTotal } from '#storefront/cart/once-total.tsx';
import { ShippingCost } from '#storefront/cart/shipping-cost.tsx';
import { VatRow } from '#storefront/cart/vat-row.tsx';
import { RielRow } from '#storefront/riel/riel.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { Money } from '#ui/money.tsx';
import { TotalNow } from './total-now.tsx';

interface TotalsProps {
  cart: PricedCart;
  /** The total in dollars, after the coupon. */
  total: number;
  /** The total in riel; null if the shop shows no riel. */
  riel: number | null;
}

/** Subtotal, shipping and total. With a coupon, the original total is struck through beside the new one. */
export function Totals({ cart, total, riel }: TotalsProps) {
  const t = useLabels(checkoutLabels);
  const shared = useLabels(sharedLabels);
  return (
    <dl className="sums" aria-live="polite">
      <div>
        <dt>{t('lbl_check_cartsubtotal')}</dt>
        <dd>
          <Money value={cart.cartSubTotal} />
        </dd>
      </div>
      <OnceTotal cart={cart} />
      <div>
        <dt>{isPickUp(cart) ? shared('pickUp') : t('lbl_check_shipping')}</dt>
        <dd>
          <ShippingCost cart={cart} free={t('free')} later="–" />
        </dd>
      </div>
      <VatRow cart={cart} total={total} />
      <div className="sum-total" id="to-pay">
        <dt>{t('lbl_check_ordtotal')}</dt>
        <dd className="run">
          <TotalNow orderTotal={cart.orderTotal} total={total} />
        </dd>
      </div>
      <RielRow riel={riel} />
    </dl>
  );
}
