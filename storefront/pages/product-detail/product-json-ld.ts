import { currency } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Answer } from '#contract/operation.ts';
import type { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { breadcrumbJsonLd } from '#storefront/breadcrumb-json-ld.ts';
import type { LineTerms } from '#rules/line-price.ts';
import { centsOf, centsToDollars } from '#rules/money.ts';
import { percentOf } from '#rules/percent.ts';
import { priceWithOptions } from '#rules/price.ts';
import { isOutOfStock } from '#rules/stock.ts';
import { factsText } from '#rules/text-of-language.ts';
import { addedRate, type VatTerms } from '#rules/vat.ts';
import type { Links } from '#storefront/routes.ts';
import { backOrderOf, nothingChosen } from './choice.ts';
import { isColor, isSize, type ProductData } from './product-data.ts';

interface Place {
  publicUrl: string;
  path: string;
  home: string;
  lang: LanguageCode;
  links: Links;
  /** Null while VAT is off. */
  vat: VatTerms | null;
  /** The colors and sizes with their own stock. */
  variants: readonly Variant[];
}

type Variant = NonNullable<Answer<typeof getProductDetail>[number]['VariantStock']>[number];

/** More variants would make the page too heavy. They are summed up. */
const maxVariants = 50;

/**
 * Returns structured data about the product and its breadcrumb for search engines: a product with stock per variant as a
 * group of products. Includes a rating only if there are reviews. Prices include VAT, as in the product feed.
 */
export function productJsonLd(product: ProductData, place: Place): object[] {
  const { publicUrl, path, home, links, variants } = place;
  const { rating, reviewCount } = product;
  const isGroup = variants.length > 0 && variants.length <= maxVariants;
  return [
    {
      '@context': 'https://schema.org',
      '@type': isGroup ? 'ProductGroup' : 'Product',
      name: product.name,
      ...(product.shortDescription && { description: product.shortDescription }),
      ...(product.sku && { sku: product.sku }),
      ...(product.gtin && { gtin: product.gtin }),
      ...(product.pictures.length > 0 && {
        image: product.pictures.map((picture) => publicUrl + picture.path),
      }),
      ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
      ...(isGroup ? groupOf(product, place) : { offers: offersOf(product, place) }),
      ...(rating !== null &&
        reviewCount > 0 && {
          aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
        }),
      ...reviewsOf(product, publicUrl),
    },
    breadcrumbJsonLd(publicUrl, [
      { name: home, path: links.home() },
      ...(product.categoryName
        ? [{ name: product.categoryName, path: links.category(product.categoryId, product.categoryName) }]
        : []),
      { name: product.name, path },
    ]),
  ];
}

/** Returns the price of a variant, or of the product without one, in dollars with VAT. */
function priceOf({ discounted, price, options }: ProductData, { vat }: Place, variant?: Variant): number {
  const chosen = [
    options.find(isColor)?.choices.find(({ id }) => id === variant?.ColorID),
    options.find(isSize)?.choices.find(({ id }) => id === variant?.SizeID),
  ];
  const surcharges = chosen.map((choice) => centsOf(choice?.price ?? 0));
  const cents = priceWithOptions(centsOf(discounted ?? price), surcharges);
  return centsToDollars(cents + percentOf(cents, addedRate(vat)));
}

const availabilityOf = (stock: number | null, isAwaited: unknown) =>
  `https://schema.org/${isOutOfStock(stock) ? 'OutOfStock' : isAwaited ? 'BackOrder' : 'InStock'}`;

/** The availability of a product. One with variants is awaited if all of them are. */
const wholeOf = (product: ProductData) => availabilityOf(product.stock, backOrderOf(product, nothingChosen));

function offerOf(product: ProductData, place: Place, variant?: Variant): object {
  const price = { priceCurrency: currency.code, price: priceOf(product, place, variant) };
  return {
    '@type': 'Offer',
    ...(!variant && { url: place.publicUrl + place.path }),
    ...price,
    ...(place.vat && {
      priceSpecification: { '@type': 'UnitPriceSpecification', ...price, valueAddedTaxIncluded: true },
    }),
    availability: variant ? availabilityOf(variant.StockQuantity, variant.IsAwaited) : wholeOf(product),
  };
}

function offersOf(product: ProductData, place: Place): object {
  const { variants, publicUrl, path } = place;
  const { terms } = product;
  if (variants.length === 0)
    return terms && terms.steps.length > 1 ? quantityOffer(product, place, terms) : offerOf(product, place);
  const prices = variants.map((variant) => priceOf(product, place, variant));
  return {
    '@type': 'AggregateOffer',
    url: publicUrl + path,
    priceCurrency: currency.code,
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: variants.length,
    availability: wholeOf(product),
  };
}

/** The price of one piece, and the lowest and highest price by quantity. */
function quantityOffer(product: ProductData, place: Place, terms: LineTerms): object {
  const steps = terms.steps.map((step) => step.reducedCents ?? step.cents);
  const prices = steps.map((cents) => centsToDollars(cents + percentOf(cents, addedRate(place.vat))));
  return {
    '@type': 'AggregateOffer',
    url: place.publicUrl + place.path,
    priceCurrency: currency.code,
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: prices.length,
    availability: wholeOf(product),
    offers: offerOf(product, place),
  };
}

/** The group has the id of the feed's `item_group_id`. */
function groupOf(product: ProductData, place: Place): object {
  const { publicUrl, path, lang, variants } = place;
  const { id, name, pictures, variantStock } = product;
  const per = variantStock?.per;
  const nameIn = (isKind: typeof isColor, chosen: number | undefined) =>
    product.options.find(isKind)?.choices.find((choice) => choice.id === chosen)?.name;
  return {
    url: publicUrl + path,
    productGroupID: String(id),
    variesBy: (per === 'both' ? ['color', 'size'] : [per]).map((each) => `https://schema.org/${each}`),
    hasVariant: variants.map((variant) => {
      const [color, size] = [nameIn(isColor, variant.ColorID), nameIn(isSize, variant.SizeID)];
      const picture =
        pictures.find(({ colorId }) => colorId !== null && colorId === variant.ColorID) ?? pictures[0];
      return {
        '@type': 'Product',
        name: `${name} (${factsText(lang, [color, size])})`,
        ...(variant.Sku && { sku: variant.Sku }),
        ...(variant.Gtin && { gtin: variant.Gtin }),
        ...(color && { color }),
        ...(size && { size }),
        ...(picture && { image: publicUrl + picture.path }),
        offers: offerOf(product, place, variant),
      };
    }),
  };
}

/** The most reviews with photos to describe. More would make the page too heavy. */
const maxReviews = 5;

/** The newest reviews with photos. Others add nothing to the rating that a search engine shows. */
function reviewsOf({ reviews }: ProductData, publicUrl: string): object {
  const found = reviews.filter(({ photos }) => photos).slice(0, maxReviews);
  if (found.length === 0) return {};
  return {
    review: found.map(({ rating, title, body, name, date, photos = [] }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: rating },
      author: { '@type': 'Person', name },
      ...(title && { name: title }),
      reviewBody: body,
      // dd-mm-yyyy
      datePublished: date.split('-').toReversed().join('-'),
      image: photos.map((photo) => publicUrl + photo.path),
    })),
  };
}
