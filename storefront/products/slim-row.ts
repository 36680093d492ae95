import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';

/** A product as cards show it: one picture, no description unless given. A page carries no byte it does not show. */
export function slimRow(row: ProductRow, description = ''): ProductRow {
  const { NextPicture: _, ColorIDs: __, ...shown } = row;
  const [picture] = row.ProductImagesJson;
  return {
    ...shown,
    ShortDescription: description,
    ProductImagesJson: picture ? [{ AttachmentURL: picture.AttachmentURL }] : [],
  };
}
