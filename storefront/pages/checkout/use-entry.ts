import { useEffect, useRef, useState } from 'react';
import { navigate } from '#web/navigate.ts';
import { loginPath } from '#storefront/next-path.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { useCart } from '#storefront/state/cart.ts';
import { showToastAfterLoad } from '#web/stored-toasts.ts';
import { useListsJoined, useStateReady } from '#storefront/state/persist.ts';
import { useUser } from '#storefront/state/user.ts';

/**
 * Checks access (specification §2, Checkout). A visitor is sent to login and returns; with an empty cart,
 * home opens. `placed` means that the cart is empty because it was ordered. Waits for the lists on the
 * account. A customer who logs out on this page stays and sees a message.
 */
export function useEntry(placed: boolean): 'wait' | 'open' | 'logged-out' {
  const { links } = useShop();
  const { loggedIn } = useUser();
  const { count } = useCart();
  const ready = useStateReady();
  const joined = useListsJoined();
  const [wasIn, setWasIn] = useState(false);
  const leaving = useRef(false);
  if (ready && loggedIn && !wasIn) setWasIn(true);

  useEffect(() => {
    if (!ready || placed || leaving.current) return;
    if (!loggedIn && !wasIn) {
      leaving.current = true;
      showToastAfterLoad('info', { code: 'loginToCheckout' });
      navigate(loginPath(links, links.checkout()), { replace: true });
    } else if (loggedIn && count === 0 && joined) {
      leaving.current = true;
      showToastAfterLoad('warning', { code: 'cartIsEmpty' });
      navigate(links.home(), { replace: true });
    }
  }, [ready, placed, loggedIn, wasIn, count, joined, links]);

  if (!ready || (loggedIn && count === 0)) return 'wait';
  if (loggedIn) return 'open';
  return wasIn ? 'logged-out' : 'wait';
}
