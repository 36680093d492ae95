import { showToast } from '#web/toasts.ts';
import type { NewWishlistItem } from '../state/stored-wishlist.ts';
import { addToWishlist, removeFromWishlist } from '../state/wishlist.ts';

/**
 * Puts a product on the wish list, and says what came of it. One that is there already is not put there again: the message
 * offers to take it off.
 */
export function wish(item: NewWishlistItem): void {
  const code = addToWishlist(item);
  const remove = () => {
    const act = removeFromWishlist(item.ProductId);
    showToast('success', { code: 'removedFromWishlist', action: { code: 'undo', act } });
  };
  if (code === 'addedToWishlist') showToast('success', { code });
  else if (code === 'invalidProduct') showToast('warning', { code });
  else showToast('warning', { code, action: { code: 'remove', act: remove } });
}
