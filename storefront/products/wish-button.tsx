import { productBoxLabels } from '#contract/labels/product-box.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import { Icon } from '#ui/icon.tsx';
import { useLabels } from '../shop-context.tsx';
import { showToast } from '#web/toasts.ts';
import { addToWishlist, removeFromWishlist, useIsWished } from '../state/wishlist.ts';
import './wish-button.css';

/** The heart of a product: pressed while it is on the wish list. */
export function WishButton({ row }: { row: ProductRow }) {
  const t = useLabels(productBoxLabels);
  const wished = useIsWished(row.ProductId);
  const press = () => {
    if (wished) {
      removeFromWishlist(row.ProductId);
      showToast('success', { code: 'removedFromWishlist' });
      return;
    }
    const [picture] = row.ProductImagesJson;
    const code = addToWishlist({ ...row, DefaultImage: picture?.AttachmentURL ?? '' });
    showToast(code === 'addedToWishlist' ? 'success' : 'warning', { code });
  };
  return (
    <button
      type="button"
      className="wish needs-script"
      aria-pressed={wished}
      aria-label={t('addToWishlist', { name: row.ProductName })}
      onClick={press}
    >
      <Icon name="heart" />
    </button>
  );
}
