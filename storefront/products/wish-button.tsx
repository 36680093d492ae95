import { productBoxLabels } from '#contract/labels/storefront/product-box.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import { Icon } from '#ui/icon.tsx';
import { useLabels } from '../shop-context.tsx';
import { useIsWished } from '../state/wishlist.ts';
import { wish } from './wish.ts';
import './wish-button.css';

/** The heart of a product, filled while it is on the wish list. */
export function WishButton({ row }: { row: ProductRow }) {
  const t = useLabels(productBoxLabels);
  const wished = useIsWished(row.ProductId);
  const press = () => wish({ ...row, DefaultImage: row.ProductImagesJson[0]?.AttachmentURL ?? '' });
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
