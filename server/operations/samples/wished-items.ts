import type { createWishlistShare } from '#contract/operations/samples/create-wishlist-share.ts';
import type { Parsed } from '#contract/operation.ts';
import type { WishedItem } from '#shop/samples/samples.ts';

/** Maps the lines of a wish list from the API. */
export const wishedItems = (items: Parsed<typeof createWishlistShare>['Items']): WishedItem[] =>
  items.map(({ ProductId, Quantity, SizeId, ColorId }) => ({
    productId: ProductId,
    quantity: Quantity,
    sizeId: SizeId,
    colorId: ColorId,
  }));
