import { currency } from '#contract/constants.ts';
import { breadcrumbJsonLd } from '#storefront/breadcrumb-json-ld.ts';
import { centsOf, centsToDollars, percentOf } from '#rules/money.ts';
import { isOutOfStock } from '#rules/stock.ts';
import { addedRate, type VatTerms } from '#rules/vat.ts';
import type { Links } from '#storefront/routes.ts';
import type { ProductData } from './product-data.ts';

interface Place {
  publicUrl: string;
  path: string;
  home: string;
  links: Links;
  /** Null while VAT is off. */
  vat: VatTerms | null;
}

/**
 * Returns structured data about the product and its breadcrumb for search engines. Includes a rating only if
 * there are reviews. The price includes VAT, as in the product feed.
 */
export function productJsonLd(product: ProductData, { publicUrl, path, home, links, vat }: Place): object[] {
  const { rating, reviewCount } = product;
  const cents = centsOf(product.discounted ?? product.price);
  const price = {
    priceCurrency: currency.code,
    price: centsToDollars(cents + percentOf(cents, addedRate(vat))),
  };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      ...(product.shortDescription && { description: product.shortDescription }),
      ...(product.sku && { sku: product.sku }),
      ...(product.pictures.length > 0 && {
        image: product.pictures.map((picture) => publicUrl + picture.path),
      }),
      ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
      offers: {
        '@type': 'Offer',
        url: publicUrl + path,
        ...price,
        ...(vat && {
          priceSpecification: { '@type': 'UnitPriceSpecification', ...price, valueAddedTaxIncluded: true },
        }),
        availability: `https://schema.org/${isOutOfStock(product.stock) ? 'OutOfStock' : 'InStock'}`,
      },
      ...(rating !== null &&
        reviewCount > 0 && {
          aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
        }),
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
