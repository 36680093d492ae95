import { sampleLabels } from '#contract/labels/storefront/samples.ts';
import type { Answer } from '#contract/operation.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { getWishlistShare } from '#contract/operations/samples/get-wishlist-share.ts';
import type { Load, LoadContext } from '#storefront/page.ts';
import { wishlistItemOf, type WishlistItem } from '#storefront/state/stored-wishlist.ts';
import { wishedLine } from '#storefront/wishlist/move-to-cart.ts';

export interface SharedData {
  items: readonly WishlistItem[];
}

/** Loads the list as shared, at current prices. Returns 404 if it no longer exists. */
export const load: Load<SharedData> = async (context) => {
  const { call, lang, params, label } = context;
  const { data } = await call(getWishlistShare, { ShareCode: params['code'] ?? '', languageCode: lang });
  return {
    data: { items: await asChosen(context, data.map(wished)) },
    head: {
      title: label(sampleLabels, 'sharedTitle'),
      description: label(sampleLabels, 'sharedIntro'),
      robots: 'noindex',
    },
    status: data.length > 0 ? 200 : 404,
  };
};

const wished = (row: Answer<typeof getWishlistShare>[number]): WishlistItem =>
  wishlistItemOf({ ...row, DefaultImage: row.ProductImagesJson[0]?.AttachmentURL }) as WishlistItem;

/**
 * Returns the products in the shared color and size, which may have surcharges. The picture is the color's,
 * as in the cart.
 */
async function asChosen(
  { call, report }: LoadContext,
  items: readonly WishlistItem[],
): Promise<readonly WishlistItem[]> {
  try {
    const { data } = await call(getCustomerCartItems, {
      cartJsonData: JSON.stringify(items.map(wishedLine)),
    });
    const priced = new Map(data.productsData.map((line) => [String(line.ProductId), line]));
    return items.map((item) => {
      const line = priced.get(item.ProductId);
      if (!line) return item;
      const { Price, DiscountedPrice = null, ProductImagesJson: pictures } = line;
      return {
        ...item,
        Price,
        DiscountedPrice,
        DefaultImage: pictures[0]?.AttachmentURL || item.DefaultImage,
      };
    });
  } catch (error) {
    report(error, 'prices of a shared list');
    return items;
  }
}
