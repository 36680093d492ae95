import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import type { ListedProduct, ProductPage, ProductPicture, ShownPrice } from '#shop/catalogue/catalogue.ts';
import { centsToDollars } from '#rules/money.ts';

/** Builds the rows of a page of products for the API, each with the total count. */
export function productRows({ products, total }: ProductPage): ProductRow[] {
  return products.map((product) => productRow(product, total));
}

export function productRow(product: ListedProduct, total: number): ProductRow {
  return {
    ProductId: product.id,
    ProductName: product.name,
    ShortDescription: product.shortDescription,
    ...(product.categoryName !== null && { CategoryName: product.categoryName }),
    ...priceKeys(product),
    ...(product.rating !== null && { Rating: product.rating }),
    TotalReviews: product.reviewCount,
    TotalRecords: total,
    MarkAsNew: product.isNew,
    ProductImagesJson: product.pictures.map(pictureRow),
    ...(product.stock !== null && { StockQuantity: product.stock }),
    ...(product.availableFrom && {
      AvailableFrom: product.availableFrom.day,
      AvailabilityNote: product.availableFrom.text,
    }),
    ...(product.nextPicture && { NextPicture: product.nextPicture }),
    ...(product.colourIds.length > 0 && { ColorIDs: product.colourIds }),
    ...(product.isPriceFrom && { IsPriceFrom: true }),
    ...(product.fromCents !== null && { FromPrice: centsToDollars(product.fromCents) }),
    ...(product.pieces > 1 && { PieceCount: product.pieces }),
    ...(product.shippingDays && { EstimatedShippingDays: product.shippingDays }),
    ...(product.isDigital && { IsDigitalProduct: true }),
  };
}

/** Returns the price in dollars, with the discount keys only if there is a discount. */
export function priceKeys({ priceCents, reduction }: ShownPrice) {
  return {
    Price: centsToDollars(priceCents),
    ...(reduction && {
      DiscountedPrice: centsToDollars(reduction.payCents),
      DiscountId: reduction.discountId,
      IsDiscountCalculated: true,
      // Discounts in lists need no code, and coupon codes are only for the people who received them.
      CouponCode: '',
    }),
  };
}

export function pictureRow({ path, colourId }: ProductPicture) {
  return { AttachmentURL: path, ...(colourId !== null && { ColorID: colourId }) };
}
