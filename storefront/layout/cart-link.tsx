import type { MouseEvent } from 'react';
import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import { useCart } from '../state/cart.ts';
import { useStateReady } from '../state/persist.ts';
import { showToast } from '#web/toasts.ts';

/**
 * Links to the cart and shows its item count. If the cart is empty, it shows a message instead (specification
 * §2, user area).
 */
export function CartLink() {
  const { links, screen } = useShop();
  const { count } = useCart();
  const menu = useLabels(megaMenuLabels);
  const t = useLabels(navbarLabels);
  const ready = useStateReady();
  const onClick = (event: MouseEvent) => {
    if (!ready || count > 0) return;
    event.preventDefault();
    showToast('info', { code: 'cartHasNoItem' });
  };
  return (
    <a
      className="bar-link cart"
      href={links.cart()}
      aria-current={screen === 'cart' ? 'page' : undefined}
      onClick={onClick}
    >
      <Icon name="shopping-bag" />
      <span className="cart-word">{menu('lbl_mgmenu_cart')}</span>
      <span className={count > 0 ? 'dot' : 'dot dot-none'} aria-hidden="true">
        <Num>{count}</Num>
      </span>
      {count > 0 && (
        <span className="vh">{count === 1 ? t('cartCountOne') : t('cartCount', { n: count })}</span>
      )}
    </a>
  );
}
