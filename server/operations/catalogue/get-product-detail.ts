import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { isGtin } from '#rules/gtin.ts';
import { centsToDollars } from '#rules/money.ts';
import { termsRowOf } from '#rules/terms-row.ts';
import { productDetail, type ProductDetail } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../calls/operation.ts';
import { areaRowOf } from './area-row.ts';
import { pictureRow, priceKeys } from './product-row.ts';

export const handler = handle(getProductDetail, async ({ ProductId, languageCode }, { app }) => {
  const product = await productDetail(app.db, ProductId, languageCode, app.previewed === ProductId);
  return product ? [detailRow(product)] : [];
});

/** Returns terms without an empty list of methods. */
const termsOf = ({ prints = [], ...terms }: NonNullable<ProductDetail['terms']>) =>
  prints.length > 0 ? { ...terms, prints } : terms;

function detailRow(product: ProductDetail) {
  return {
    ProductId: product.id,
    ProductName: product.name,
    ShortDescription: product.shortDescription,
    CategoryID: product.categoryId,
    ...(product.categoryName !== null && { CategoryName: product.categoryName }),
    ...priceKeys(product),
    ...(product.rating !== null && { Rating: product.rating }),
    TotalReviews: product.reviewCount,
    MetaTitle: product.metaTitle,
    MetaDescription: product.metaDescription,
    MetaKeywords: product.metaKeywords,
    FullDescription: product.fullDescription,
    VendorName: product.vendorName,
    ManufacturerName: product.brandName,
    DisplayStockQuantity: product.showStock,
    StockQuantity: product.stock,
    ...(product.stockPer !== null && {
      StockPer: product.stockPer,
      VariantStock: product.variants.map(({ colourId, sizeId, stock, sku, barcode }) => ({
        ...(colourId > 0 && { ColorID: colourId }),
        ...(sizeId > 0 && { SizeID: sizeId }),
        StockQuantity: stock,
        ...(sku && { Sku: sku }),
        ...(isGtin(barcode) && { Gtin: barcode }),
      })),
    }),
    OrderMaximumQuantity: product.orderMaximum,
    ...(product.terms && {
      Terms: termsRowOf({
        ...termsOf(product.terms),
        minimum: {
          pieces: product.orderMinimum,
          ...(product.minimumFeeCents !== null && { feeCents: product.minimumFeeCents }),
        },
        shippingCents: product.shippingFree ? 0 : product.shippingCents,
      }),
    }),
    ...(product.orderMinimum > 1 && { MinimumQuantity: product.orderMinimum }),
    IsShippingFree: product.shippingFree,
    ShippingCharges: centsToDollars(product.shippingFree ? 0 : product.shippingCents),
    EstimatedShippingDays: product.shippingDays,
    Sku: product.sku,
    ...(product.stockPer === null && product.gtin && { Gtin: product.gtin }),
    IsDigitalProduct: product.isDigital,
    OtherLanguage: {
      ProductName: product.otherName,
      ...(product.otherCategoryName !== null && { CategoryName: product.otherCategoryName }),
    },
    ProductImagesJson: product.pictures.map(({ view, width, height, alt, areas, ...picture }) => ({
      ...pictureRow(picture),
      View: view,
      Width: width,
      Height: height,
      ...(alt && { Alt: alt }),
      ...(areas.length > 0 && { Areas: areas.map(areaRowOf) }),
    })),
    ProductColorsJson: product.colours.map(({ id, name, hex }) => ({
      ColorID: id,
      ColorName: name,
      HexCode: hex,
    })),
    ProductSizesJson: product.sizes.map(({ id, shortName }) => ({ SizeID: id, ShortName: shortName })),
    ProductTagsJson: product.tags.map((name) => ({ TagName: name })),
    ProductShipMethodsJson: product.shippingMethods.map((name) => ({ ShippingMethodName: name })),
  };
}
