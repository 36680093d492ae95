import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { StickyTotal } from '#storefront/cart/sticky-total.tsx';
import { ActionBar } from '#storefront/layout/action-bar.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { useCart } from '#storefront/state/cart.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The number of lines, which is unknown until the cart is read. */
const guess = 2;
const maxShown = 6;

/** A placeholder for the cart, with lines and totals in their final size. */
export function CartSkeleton() {
  const t = useLabels(cartLabels);
  const shared = useLabels(sharedLabels);
  const { count } = useCart();
  const lines = Array.from({ length: Math.min(count || guess, maxShown) }, (_, at) => at);
  return (
    <div className="split needs-script">
      <output className="vh">{shared('loading')}</output>
      <div className="cart-sk" aria-hidden="true">
        {lines.map((at) => (
          <div key={at} className="cart-sk-line">
            <Skeleton shape="block" className="cart-sk-pic" />
            <Skeleton shape="block" className="cart-sk-text" />
            <Skeleton shape="block" className="cart-sk-qty" />
          </div>
        ))}
      </div>
      <section className="slip krama cart-sk-slip" aria-hidden="true">
        <h2>{t('lbl_cart_total')}</h2>
        <Skeleton shape="block" className="cart-sk-sums" />
      </section>
      <ActionBar label={shared('titleCheckout')}>
        <StickyTotal amount={<Skeleton shape="block" />}>{t('lbl_cart_total_2')}</StickyTotal>
        <Button kind="act" aria-disabled>
          {t('lbl_cart_proc_check')}
        </Button>
      </ActionBar>
    </div>
  );
}
