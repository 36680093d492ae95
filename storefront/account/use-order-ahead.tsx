import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import type { CartView } from '#storefront/cart/use-priced-cart.ts';
import { Icon } from '#ui/icon.tsx';
import { usePageData } from '#web/use-page-data.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import { useReturnPath } from './use-return-path.ts';

const loadOrderAhead = () => import('./order-ahead.tsx');

/**
 * For shoppers sent here by the checkout: returns the waiting order to show beside the form, and a note below
 * its button that the checkout continues.
 * @param given `province`: the chosen one, or 0; `onPriced` is called with the cart. Only in a form that shows
 * the arrival itself.
 */
export function useOrderAhead(given?: { province: number; onPriced: (view: CartView) => void }) {
  const { links } = useShop();
  const t = useLabels(checkoutLabels);
  const isAhead = useReturnPath('') === `?next=${encodeURIComponent(links.checkout())}`;
  const loaded = usePageData(loadOrderAhead, isAhead, 'quiet');
  return {
    order: isAhead && loaded && <loaded.OrderAhead {...given} />,
    follows: isAhead && (
      <p className="note">
        <Icon name="shopping-bag" />
        <span>{t('follows')}</span>
      </p>
    ),
  };
}
