import { useEffect, useRef } from 'react';
import { goTo } from '#storefront/go-to.ts';
import { loginPath } from '#storefront/next-path.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { useCart } from '#storefront/state/cart.ts';
import { showToastAfterLoad } from '#storefront/state/kept-toasts.ts';
import { useStateReady } from '#storefront/state/persist.ts';
import { useUser } from '#storefront/state/user.ts';

/**
 * Who may be here (specification §2, Checkout): a visitor is led to login and back, an empty cart leads home. `placed`:
 * the cart is empty because it became an order. Somebody who logs out on this page stays, and is told.
 */
export function useEntry(placed: boolean): 'wait' | 'open' | 'logged-out' {
  const { links } = useShop();
  const { loggedIn } = useUser();
  const { count } = useCart();
  const ready = useStateReady();
  const wasIn = useRef(false);
  const left = useRef(false);

  useEffect(() => {
    if (!ready || placed || left.current) return;
    if (!loggedIn) {
      if (wasIn.current) return;
      left.current = true;
      showToastAfterLoad('info', { code: 'loginToCheckout' });
      goTo(loginPath(links, links.checkout()), { replace: true });
    } else if (count === 0) {
      left.current = true;
      showToastAfterLoad('warning', { code: 'cartIsEmpty' });
      goTo(links.home(), { replace: true });
    } else {
      wasIn.current = true;
    }
  }, [ready, placed, loggedIn, count, links]);

  if (!ready || (loggedIn && count === 0)) return 'wait';
  if (loggedIn) return 'open';
  // oxlint-disable-next-line react/refs -- set once and never back, in the effect that saw the customer
  return wasIn.current ? 'logged-out' : 'wait';
}
