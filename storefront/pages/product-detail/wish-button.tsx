import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { wish } from '#storefront/products/wish.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import type { NewWishlistItem } from '#storefront/state/stored-wishlist.ts';
import { useIsWished } from '#storefront/state/wishlist.ts';
import { Button } from '#ui/button.tsx';
import { type Chosen, chosenPrice, shownPictures } from './choice.ts';
import { isColor, isSize, type ProductData } from './product-data.ts';

/**
 * Adds the product to the wish list with the current selection (specification §3, wishlist item). The heart is filled
 * while it is there.
 */
export function WishButton({ product, chosen }: { product: ProductData; chosen: Chosen }) {
  const t = useLabels(productDetailLabels);
  const wished = useIsWished(product.id);
  const add = () => wish(wishedAs(product, chosen));
  return (
    <Button className="wish-btn" kind="ghost" icon="heart" aria-pressed={wished} onClick={add}>
      <span className="wish-word">{t('lbl_prd_det_addwish')}</span>
    </Button>
  );
}

/** Returns the product as a wish list item, in the selected color and size. */
export function wishedAs(product: ProductData, chosen: Chosen): NewWishlistItem {
  const chosenOf = (is: typeof isColor) => {
    const group = product.options.find(is);
    return group?.choices.find(({ id }) => id === chosen.options[group.attributeId]);
  };
  const { price, discounted } = chosenPrice(product, { ...chosen, quantity: 1 });
  const size = chosenOf(isSize);
  const color = chosenOf(isColor);
  return {
    ProductId: String(product.id),
    ProductName: product.name,
    Price: price,
    ...(discounted !== null && { DiscountedPrice: discounted }),
    ...(product.discountId !== null && { DiscountId: product.discountId, IsDiscountCalculated: true }),
    ...(size && { SizeId: size.id, SizeShortName: size.name }),
    ...(color && { ColorId: color.id, ColorName: color.name }),
    Quantity: chosen.quantity,
    ShippingCharges: 0,
    DefaultImage: shownPictures(product, chosen)[0]?.path ?? '',
  };
}
