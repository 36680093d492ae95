import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';

/**
 * Returns only the fields of a product that cards show: one picture, and no description unless given. This
 * keeps unused data out of pages.
 */
export function toProductCard(row: ProductRow, description = ''): ProductRow {
  const { NextPicture: _, ColorIDs: __, EstimatedShippingDays: ___, IsDigitalProduct: ____, ...shown } = row;
  const [picture] = row.ProductImagesJson;
  return {
    ...shown,
    ShortDescription: description,
    ProductImagesJson: picture ? [{ AttachmentURL: picture.AttachmentURL }] : [],
  };
}
