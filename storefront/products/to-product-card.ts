import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';

/**
 * The fields of a product that cards show: one picture, no description unless given. Keeps pages free of unused data.
 */
export function toProductCard(row: ProductRow, description = ''): ProductRow {
  const { NextPicture: _, ColorIDs: __, ...shown } = row;
  const [picture] = row.ProductImagesJson;
  return {
    ...shown,
    ShortDescription: description,
    ProductImagesJson: picture ? [{ AttachmentURL: picture.AttachmentURL }] : [],
  };
}
