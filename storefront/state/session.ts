import { clearCart } from './cart.ts';
import { keepWebsiteLogo } from './common.ts';
import { forgetUser } from './user.ts';

/** Resets the state, as the refresh page does: no user, no cart, no logo (specification §2). The wish list stays. */
export function clearSession(): void {
  forgetUser();
  clearCart();
  keepWebsiteLogo('');
}
