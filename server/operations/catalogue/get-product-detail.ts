import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { isGtin } from '#rules/gtin.ts';
import { centsToDollars, sumCents } from '#rules/money.ts';
import { termsRowOf } from '#rules/terms-row.ts';
import { productDetail, type ProductDetail } from '#shop/catalogue/catalogue.ts';
import { availableFromTexts } from '#shop/localisation/localisation.ts';
import { handle } from '../../calls/operation.ts';
import { areaRowOf } from './area-row.ts';
import { pictureRow, priceKeys } from './product-row.ts';

export const handler = handle(getProductDetail, async ({ ProductId, languageCode }, { app }) => {
  const product = await productDetail(app.db, ProductId, languageCode, app.previewed === ProductId);
  if (!product) return [];
  const { backOrder } = product;
  const textOfDay = await availableFromTexts(app.db, languageCode, [backOrder ?? {}]);
  return [detailRow(product, backOrder && textOfDay(backOrder.expectedOn))];
});

/** Returns terms without an empty list of methods. */
const termsOf = ({ prints = [], ...terms }: NonNullable<ProductDetail['terms']>) =>
  prints.length > 0 ? { ...terms, prints } : terms;

/** Returns the fields of stock. Pieces that can be ordered for a day are part of the quantities. */
function stockOf(product: ProductDetail, note: string | null) {
  const { stock, stockPer, variants, backOrder, showStock } = product;
  const room = backOrder?.room ?? 0;
  const orderable = (left: number) => Math.max(0, left + room);
  const isAwaited = (left: number) => left < 1 && room > 0 && orderable(left) > 0;
  const counted = stockPer === null ? [stock ?? 1] : variants.map((variant) => variant.stock);
  return {
    // What can be ordered isn't what is in stock, which an older client would show.
    DisplayStockQuantity: showStock && !counted.every(isAwaited),
    StockQuantity: stock === null ? null : sumCents(counted.map(orderable)),
    ...(backOrder &&
      note !== null &&
      counted.some(isAwaited) && {
        AvailableFrom: backOrder.expectedOn,
        AvailabilityNote: note,
        WaitDays: backOrder.days,
      }),
    ...(stockPer !== null && {
      StockPer: stockPer,
      VariantStock: variants.map(({ colourId, sizeId, stock: left, sku, barcode }) => ({
        ...(colourId > 0 && { ColorID: colourId }),
        ...(sizeId > 0 && { SizeID: sizeId }),
        StockQuantity: orderable(left),
        ...(isAwaited(left) && { IsAwaited: true }),
        ...(sku && { Sku: sku }),
        ...(isGtin(barcode) && { Gtin: barcode }),
      })),
    }),
  };
}

function detailRow(product: ProductDetail, note: string | null) {
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
    ...stockOf(product, note),
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
