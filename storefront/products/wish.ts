import { showToast } from '#web/toasts.ts';
import type { NewWishlistItem } from '../state/stored-wishlist.ts';
import { addToWishlist, removeFromWishlist } from '../state/wishlist.ts';

/**
 * Adds a product to the wish list and reports the result. If it is already on the list, the message offers to
 * remove it.
 */
export function wish(item: NewWishlistItem): void {
  const code = addToWishlist(item);
  const remove = () => {
    const act = removeFromWishlist(item.ProductId);
    showToast('success', { code: 'removedFromWishlist', action: { code: 'undo', act } });
  };
  if (code === 'addedToWishlist') showToast('success', { code });
  else if (code === 'alreadyInWishlist')
    showToast('warning', { code, action: { code: 'remove', act: remove } });
  else showToast('warning', { code });
}
