import { getProductsListByIds } from '#contract/operations/catalogue/get-products-list-by-ids.ts';
import { findSkus, productsByIds } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../calls/operation.ts';
import { productRow, productRows } from './product-row.ts';

export const handler = handle(
  getProductsListByIds,
  async ({ ProductsIds, Skus = [], languageCode }, { app }) => {
    const found = Skus.length > 0 ? await findSkus(app.db, Skus) : [];
    const [byId, bySku] = await Promise.all([
      productsByIds(app.db, ProductsIds, languageCode),
      productsByIds(app.db, [...new Set(found.map(({ productId }) => productId))], languageCode),
    ]);
    const products = new Map(bySku.products.map((product) => [product.id, product]));
    const rows = found.flatMap(({ sku: Sku, productId, colorId, sizeId }) => {
      const product = products.get(productId);
      const variant = { ...(colorId > 0 && { ColorID: colorId }), ...(sizeId > 0 && { SizeID: sizeId }) };
      return product ? [{ ...productRow(product, bySku.total), Sku, ...variant }] : [];
    });
    return [...productRows(byId), ...rows];
  },
);
