import { useEffect, useState } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { OrderTable } from '#storefront/cart/order-table.tsx';
import { isPickUp } from '#storefront/cart/priced-cart.ts';
import { type CartView, usePricedCart } from '#storefront/cart/use-priced-cart.ts';
import { ShippingCost } from '#storefront/cart/shipping-cost.tsx';
import { RielRow, useRiel } from '#storefront/riel/riel.tsx';
import { useCartArrival } from '#storefront/cart/use-cart-arrival.ts';
import { Icon } from '#ui/icon.tsx';
import { useStylesheet } from '#ui/load-styles.ts';
import { Money } from '#ui/money.tsx';
import { KeepTogether } from '#ui/keep-together.tsx';
import { usePageData } from '#web/use-page-data.ts';
import { useLabels } from '../shop-context.tsx';
import styles from './order-ahead.css?url';

/** Loads the code only for carts that can be ordered with a deposit, or in which something is printed. */
const loadStory = () => import('#storefront/orders/cart-story.tsx');

interface OrderAheadProps {
  /** The chosen province, or 0. */
  province?: number;
  /** Called with the priced cart. The caller then shows the arrival. */
  onPriced?: (view: CartView) => void;
}

/**
 * The order at the checkout: its lines, total and arrival. On phones it is collapsed and below the fields, so
 * that none of them moves when it loads.
 */
export function OrderAhead({ province = 0, onPriced }: OrderAheadProps) {
  const t = useLabels(checkoutLabels);
  const shared = useLabels(sharedLabels);
  const isStyled = useStylesheet(styles);
  const { view } = usePricedCart(undefined, province || null);
  const cart = view.kind === 'shown' ? view.cart : null;
  const riel = useRiel(cart?.orderTotal ?? 0);
  const days = useCartArrival(cart);
  const [isWide] = useState(() => matchMedia('(min-width: 48rem)').matches);
  useEffect(() => onPriced?.(view), [view, onPriced]);
  const hasStory = cart?.NeedsApproval === true || cart?.DueNow !== undefined;
  const story = usePageData(loadStory, hasStory, 'quiet');
  if (!cart || !isStyled) return null;
  return (
    <details className="slip krama ahead" open={isWide}>
      <summary>
        <h2 id="your-order">{t('lbl_check_yrorder')}</h2>
        <b>
          <Money value={cart.orderTotal} />
        </b>
        <Icon name="chevron-down" />
      </summary>
      <OrderTable lines={cart.productsData} />
      <dl className="sums">
        <div>
          <dt>{isPickUp(cart) ? shared('pickUp') : t('lbl_check_shipping')}</dt>
          <dd>
            <ShippingCost cart={cart} free={t('free')} later="–" />
          </dd>
        </div>
        <div className="sum-total">
          <dt>{t('lbl_check_ordtotal')}</dt>
          <dd>
            <strong>
              <Money value={cart.orderTotal} />
            </strong>
          </dd>
        </div>
        <RielRow riel={riel} />
      </dl>
      {!onPriced && story && (
        <story.CartStory cart={cart} total={cart.orderTotal} now={cart.DueNow ?? null} />
      )}
      {!onPriced && !hasStory && days !== '' && (
        <p className="ahead-day">
          <Icon name="truck" />
          <b>
            <KeepTogether text={days} />
          </b>
        </p>
      )}
    </details>
  );
}
