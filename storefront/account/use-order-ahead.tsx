import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { Icon } from '#ui/icon.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import { useKeptNext } from './use-kept-next.ts';

const loadOrderAhead = () => import('./order-ahead.tsx');

/**
 * For shoppers sent here by the checkout: the waiting order beside the form, and a note below its button that it
 * continues there.
 */
export function useOrderAhead() {
  const { links } = useShop();
  const t = useLabels(checkoutLabels);
  const isAhead = useKeptNext('') === `?next=${encodeURIComponent(links.checkout())}`;
  const loaded = useLoaded(loadOrderAhead, isAhead, 'quiet');
  return {
    order: isAhead && loaded && <loaded.OrderAhead />,
    follows: isAhead && (
      <p className="note">
        <Icon name="shopping-bag" />
        <span>{t('follows')}</span>
      </p>
    ),
  };
}
