import { fetchSizes } from '#contract/constants.ts';
import { otherLanguage, type LanguageCode } from '#contract/languages.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { getProductAllAttributesById } from '#contract/operations/catalogue/get-product-all-attributes-by-id.ts';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { getProductReviews } from '#contract/operations/catalogue/get-product-reviews.ts';
import { getRelatedProductsList } from '#contract/operations/catalogue/get-related-products-list.ts';
import { getSizeList } from '#contract/operations/catalogue/get-size-list.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { type Load, type LoadContext, notFound, Redirect } from '#storefront/page.ts';
import type { Answer } from '#contract/operation.ts';
import { termsOfRow } from '#rules/terms-row.ts';
import { listText } from '#rules/text-of-language.ts';
import { toProductCard } from '#storefront/products/to-product-card.ts';
import { linksOf } from '#storefront/routes.ts';
import { isSameAddress } from '#storefront/same-address.ts';
import { forGroup } from '#rules/group-query.ts';
import { arrivesOf, estimateOf } from './arrives-of.ts';
import { nothingChosen, shownPictures } from './choice.ts';
import { moodsOf } from './moods.ts';
import { pictureSizes } from './picture-sizes.ts';
import { formatMoney } from '#ui/money.tsx';
import { optionGroups, type ProductData } from './product-data.ts';
import { productJsonLd } from './product-json-ld.ts';

/** The number of related products. More would make the Khmer page too heavy. */
const shownRelated = 8;

export const queryKeys = ['for'];

/** The part of an address that says which way to buy it opens. */
const moodQuery = (query: URLSearchParams): string =>
  query.get('for') === forGroup ? `?for=${forGroup}` : '';

/** Loads all data of the page through documented calls, in parallel. */
export const load: Load<ProductData> = async ({ call, lang, links, params, query, publicUrl, label }) => {
  const ProductId = Number(params['productId']);
  if (!Number.isInteger(ProductId) || ProductId < 1 || ProductId > 2_147_483_647) return notFound;
  const request = { ProductId, languageCode: lang };
  const other = otherLanguage(lang);
  const [detail, attributes, reviews, related, sizes, settings] = await Promise.all([
    call(getProductDetail, request),
    call(getProductAllAttributesById, request),
    call(getProductReviews, request),
    call(getRelatedProductsList, { ...request, PageNo: 1, PageSize: shownRelated }),
    call(getSizeList, { PageNo: 1, PageSize: fetchSizes.lists, languageCode: lang }),
    call(getShopSettings, { languageCode: lang }),
  ]);
  const [row] = detail.data;
  if (!row) return notFound;
  const path = links.product(row);
  const given = `/${lang}/product-detail/${params['productId']}/${params['category']}/${params['name']}`;
  if (!isSameAddress(path, given)) return new Redirect(path + moodQuery(query));

  const arrives = arrivesOf(row, settings.data);
  const sizeIds = new Set(row.ProductSizesJson.map(({ SizeID }) => SizeID));
  const data: ProductData = {
    id: row.ProductId,
    name: row.ProductName,
    categoryId: row.CategoryID,
    categoryName: row.CategoryName ?? null,
    vendor: row.VendorName,
    brand: row.ManufacturerName,
    sku: row.Sku,
    ...(row.Gtin && { gtin: row.Gtin }),
    rating: row.Rating ?? null,
    reviewCount: row.TotalReviews,
    price: row.Price,
    discounted: row.DiscountedPrice ?? null,
    discountId: row.DiscountId ?? null,
    shortDescription: row.ShortDescription,
    fullDescription: row.FullDescription,
    stock: row.StockQuantity,
    backOrder: backOrderIn(row),
    variantStock: variantStockOf(row),
    showStock: row.DisplayStockQuantity,
    orderMaximum: row.OrderMaximumQuantity,
    ...(row.MinimumQuantity && { orderMinimum: row.MinimumQuantity }),
    ...(row.Terms && { terms: termsOfRow(row.Terms, row.MinimumQuantity) }),
    addedVat: addedVatOf(settings.data, label),
    shipping: shippingOf(row, settings.data, label),
    shippingDays: row.EstimatedShippingDays,
    arrives,
    digital: row.IsDigitalProduct,
    wrapping: settings.data.GiftWrapping && !row.IsDigitalProduct,
    pictures: row.ProductImagesJson.map(({ AttachmentURL, ColorID, View, Width, Height, Alt, Areas }) => ({
      path: AttachmentURL,
      colorId: ColorID ?? null,
      view: View,
      width: Width,
      height: Height,
      alt: Alt,
      ...(Areas && { areas: Areas }),
    })),
    colors: row.ProductColorsJson.map(({ ColorID, ColorName, HexCode }) => ({
      id: ColorID,
      name: ColorName,
      hex: HexCode,
    })),
    tags: row.ProductTagsJson.map(({ TagName }) => TagName),
    shipMethods: row.ProductShipMethodsJson.map(({ ShippingMethodName }) => ShippingMethodName),
    options: optionGroups(attributes.data),
    sizeGuide: sizes.data
      .filter(({ SizeID }) => sizeIds.has(SizeID))
      .map(({ ShortName, Name, Inches, Centimeters }) => ({
        shortName: ShortName,
        name: Name,
        inches: Inches,
        centimetres: Centimeters,
      })),
    reviews: reviews.data.map(
      ({
        Rating,
        Title,
        ReviewerName,
        ReviewDate,
        Body,
        IsBoughtHere,
        Choice = [],
        Answer: answer,
        Photos,
      }) => ({
        rating: Rating,
        title: Title,
        name: ReviewerName,
        date: ReviewDate,
        body: Body,
        isBoughtHere: IsBoughtHere,
        ...(Choice.length > 0 && { choice: listText(lang, Choice) }),
        ...(answer && { answer }),
        ...(Photos && {
          photos: Photos.map(({ AttachmentURL: picture, Width: width, Height: height }, at) => ({
            path: picture,
            width,
            height,
            alt: label(productDetailLabels, 'reviewPhoto', {
              n: at + 1,
              name: ReviewerName,
              product: row.ProductName,
            }),
          })),
        }),
      }),
    ),
    related: related.data.map((each) => toProductCard(each)),
    shippingInfo: settings.data.ShippingInfo,
    whyBuy: settings.data.WhyBuy,
    deliveryEstimate: daysOf(arrives, label) || estimateOf(row, settings.data),
  };
  const moods = moodsOf(data, { path, isForGroup: moodQuery(query) !== '', label });
  const [first] = shownPictures(data, nothingChosen);
  return {
    data: moods ? { ...data, moods } : data,
    head: {
      title: row.MetaTitle || row.ProductName,
      description: row.MetaDescription || row.ShortDescription,
      keywords: row.MetaKeywords,
      canonical: {
        [lang]: unprefixed(path),
        [other]: unprefixed(linksOf(other).product({ ProductId, ...row.OtherLanguage })),
      } as Record<LanguageCode, string>,
      jsonLd: productJsonLd(data, {
        publicUrl,
        path,
        links,
        lang,
        vat: vatOf(settings.data),
        home: label(sharedLabels, 'titleHome'),
        variants: row.VariantStock ?? [],
      }),
      ...(first && {
        image: first.path,
        preload: { path: first.path, width: first.width, sizes: pictureSizes.first },
      }),
    },
  };
};

function shippingOf(
  { ShippingCharges, IsShippingFree, IsDigitalProduct }: Answer<typeof getProductDetail>[number],
  settings: Answer<typeof getShopSettings>,
  label: LoadContext['label'],
): string {
  const charges =
    ShippingCharges > 0 &&
    label(productDetailLabels, 'shippingFor', { amount: formatMoney(ShippingCharges) });
  const isByPlace = settings.DeliveryWays && !IsShippingFree && !IsDigitalProduct;
  return [charges, isByPlace && label(productDetailLabels, 'shippingByPlace')].filter(Boolean).join(' · ');
}

const vatOf = ({ VatPercent: percent, VatOnTop: isAdded = false }: Answer<typeof getShopSettings>) =>
  percent === undefined ? null : { rate: Math.round(percent * 100), isAdded };

const addedVatOf = (
  { VatPercent: percent = 0, VatOnTop }: Answer<typeof getShopSettings>,
  label: LoadContext['label'],
): string => (VatOnTop ? label(productDetailLabels, 'plusVat', { percent }) : '');

function daysOf(arrives: ProductData['arrives'], label: LoadContext['label']): string {
  const formatDays = (n: string) =>
    n && (n === '1' ? label(productDetailLabels, 'daysOne') : label(productDetailLabels, 'days', { n }));
  const [capital, provinces] = [formatDays(arrives.capital), formatDays(arrives.provinces)];
  return capital === provinces ? capital : label(productDetailLabels, 'daysByPlace', { capital, provinces });
}

const backOrderIn = ({
  AvailabilityNote: note,
  WaitDays: days = 0,
}: Answer<typeof getProductDetail>[number]): ProductData['backOrder'] => (note ? { note, days } : undefined);

const variantStockOf = ({
  StockPer,
  VariantStock = [],
}: Answer<typeof getProductDetail>[number]): ProductData['variantStock'] =>
  StockPer
    ? {
        per: StockPer,
        left: VariantStock.map(({ ColorID = null, SizeID = null, StockQuantity, IsAwaited }) => ({
          colorId: ColorID,
          sizeId: SizeID,
          stock: StockQuantity,
          isAwaited: IsAwaited,
        })),
      }
    : null;

const unprefixed = (path: string): string => path.replace(/^\/\w+/u, '');
