import { getWishlistShare } from '#contract/operations/samples/get-wishlist-share.ts';
import { productsByIds } from '#shop/catalogue/catalogue.ts';
import { sharedWishlist } from '#shop/samples/samples.ts';
import { handle } from '../../calls/operation.ts';
import { productRow } from '../catalogue/product-row.ts';

export const handler = handle(getWishlistShare, async ({ ShareCode, languageCode }, { app }) => {
  const items = await sharedWishlist(app.db, ShareCode, languageCode);
  const ids = items.map(({ productId }) => productId);
  const { products, total } = await productsByIds(app.db, ids, languageCode);
  return items.flatMap((item) => {
    const product = products.find(({ id }) => id === item.productId);
    if (!product) return [];
    return {
      ...productRow(product, total),
      Quantity: item.quantity,
      SizeId: item.sizeId,
      SizeShortName: item.sizeName,
      ColorId: item.colorId,
      ColorName: item.colorName,
    };
  });
});
