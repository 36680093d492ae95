import type { MouseEvent } from 'react';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { failureMessage } from '#web/failure-message.ts';
import { navigate } from '#web/navigate.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import { withLoading } from '#web/loading.ts';
import { showToastAfterLoad } from '#web/stored-toasts.ts';
import type { WishlistItem } from '../state/stored-wishlist.ts';
import { showToast } from '#web/toasts.ts';
import { removeFromWishlist, useWishlist } from '../state/wishlist.ts';
import { moveToCart } from './move-to-cart.ts';
import { useCurrentNames } from './use-current-names.ts';
import { WishedRow } from './wished-row.tsx';

/** The wish list. Each item can be removed or moved to the cart. */
export function WishedList() {
  useCurrentNames();
  return (
    <ul className="wished">
      {useWishlist().map((item) => (
        <Wished key={item.ProductId} item={item} />
      ))}
    </ul>
  );
}

function Wished({ item }: { item: WishlistItem }) {
  const { call, links } = useShop();
  const t = useLabels(wishlistLabels);
  const { ProductId, ProductName } = item;
  const take = ({ currentTarget }: Pick<MouseEvent, 'currentTarget'>) => {
    const act = removeFromWishlist(ProductId);
    focusTitle(currentTarget);
    return act;
  };
  const move = async ({ currentTarget }: MouseEvent) => {
    const code = await withLoading(moveToCart(call, item)).catch(() => null);
    if (code === null) showToast('error', { code: failureMessage(null) });
    else if (code === 'addedToCart') {
      take({ currentTarget });
      showToast('success', { code, action: { code: 'viewCart', href: links.cart() } });
    } else if (code === 'chooseFirst') {
      showToastAfterLoad('info', { code });
      navigate(links.product(item));
    } else showToast('warning', { code });
  };
  return (
    <WishedRow item={item}>
      <IconButton
        icon="x"
        label={t('removeNamed', { name: ProductName })}
        onClick={(event) => {
          const act = take(event);
          showToast('success', { code: 'removedFromWishlist', action: { code: 'undo', act } });
        }}
      />
      <Button kind="quiet" small icon="shopping-bag" onClick={(event) => void move(event)}>
        {t('moveToCart')}
        <span className="vh"> {ProductName}</span>
      </Button>
    </WishedRow>
  );
}

/** Moves the focus, because the pressed element disappears. */
export function focusTitle(pressed: Element): void {
  pressed.closest('dialog, section')?.querySelector('h2')?.focus();
}
