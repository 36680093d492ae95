import { currency } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { isGtin } from '#rules/gtin.ts';
import { formatCents } from '#rules/money.ts';
import { percentOf } from '#rules/percent.ts';
import { priceWithOptions } from '#rules/price.ts';
import { isOutOfStock } from '#rules/stock.ts';
import { factsText } from '#rules/text-of-language.ts';
import { variantQuery } from '#rules/variant-query.ts';
import { addedRate, type VatTerms } from '#rules/vat.ts';
import type { FeedProduct } from '#shop/catalogue/catalogue.ts';
import { escapeHtml } from '../mail/phrase.ts';

/** Returns absolute addresses of a product's page and of a picture. */
export interface FeedPlace {
  language: LanguageCode;
  page(product: FeedProduct): string;
  picture(path: string): string;
}

/** The limits of Google's product data specification; Meta's are higher. */
const limits = { title: 150, description: 5000, brand: 70, type: 750, option: 100 };

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Returns the text of a description's HTML on one line. */
export const plainDescription = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/giu, (entity, decimal, hex, name: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? entity;
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
    })
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Characters that XML 1.0 doesn't allow, even escaped. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML, and removes characters that XML doesn't allow. */
export const xmlText = (text: string): string => escapeHtml(text.replaceAll(notXml, ''));

const cut = (text: string, max: number): string => {
  const letters = [...text];
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : text;
};

type Variant = FeedProduct['variants'][number];

/**
 * Returns a product as items of the RSS feed: one per variant if it counts stock per variant, otherwise one, with the price
 * that its page gives search engines. Prices of feeds include VAT, even where those of the shop don't.
 */
export const feedItems = (product: FeedProduct, place: FeedPlace, vat: VatTerms | null = null): string =>
  product.variants.length === 0
    ? feedItem({ product, place, vat })
    : product.variants.map((variant) => feedItem({ product, place, vat, variant })).join('');

interface Item {
  product: FeedProduct;
  place: FeedPlace;
  vat: VatTerms | null;
  variant?: Variant;
}

/** What a product without variants has in their place. */
const wholeOf = ({ gtin, stock, pictures }: FeedProduct) => ({
  color: '',
  size: '',
  sku: '',
  barcode: gtin,
  surchargeCents: 0,
  stock,
  pictures,
});

const idsOf = ({ id }: FeedProduct, variant: Variant | undefined): [string, string][] =>
  variant
    ? [
        ['g:id', `${id}-${variant.colorId}-${variant.sizeId}`],
        ['g:item_group_id', String(id)],
      ]
    : [['g:id', String(id)]];

function availabilityOf({ backOrder }: FeedProduct, stock: number | null): [string, string][] {
  if (!isOutOfStock(stock)) return [['g:availability', 'in_stock']];
  if (!backOrder || (stock ?? 0) + backOrder.room < 1) return [['g:availability', 'out_of_stock']];
  return [
    ['g:availability', 'backorder'],
    ['g:availability_date', backOrder.expectedOn],
  ];
}

function feedItem({ product, place, vat, variant }: Item): string {
  const price = (cents: number) => {
    const whole = priceWithOptions(cents, [surchargeCents]);
    return `${formatCents(whole + percentOf(whole, addedRate(vat)))} ${currency.code}`;
  };
  const { shortDescription, fullDescription, brandName, categoryName } = product;
  const { priceCents, reduction, startsAt, endsAt, fromCents } = product;
  const { color, size, sku, barcode, stock, pictures, surchargeCents } = variant ?? wholeOf(product);
  const choices = factsText(place.language, [color, size]);
  const name = choices === '' ? product.name : `${product.name} (${choices})`;
  const [picture = '', ...others] = (pictures.length > 0 ? pictures : product.pictures).map((path) =>
    place.picture(path),
  );
  const description = plainDescription(fullDescription) || plainDescription(shortDescription) || name;
  const rows: [string, string | null][] = [
    ...idsOf(product, variant),
    ['g:title', cut(name, limits.title)],
    ['g:description', cut(description, limits.description)],
    ['g:link', place.page(product) + (variant ? variantQuery(variant) : '')],
    ['g:image_link', picture],
    ...others.map((path): [string, string] => ['g:additional_image_link', path]),
    ...availabilityOf(product, stock),
    ['g:price', price(priceCents)],
    ['g:sale_price', reduction && price(reduction.payCents)],
    [
      'g:sale_price_effective_date',
      reduction && startsAt && endsAt && `${startsAt.toISOString()}/${endsAt.toISOString()}`,
    ],
    ['g:brand', cut(brandName, limits.brand)],
    ['g:product_type', cut(categoryName ?? '', limits.type)],
    ['g:color', cut(color, limits.option)],
    ['g:size', cut(size, limits.option)],
    ['g:condition', 'new'],
    // Google wants the manufacturer's number as an identifier, not the shop's own.
    ['g:custom_label_0', cut(sku, limits.option)],
    // Feeds have no prices by quantity; a campaign may filter by the label.
    ['g:custom_label_1', fromCents === null ? null : `from ${price(fromCents)}`],
    isGtin(barcode) ? ['g:gtin', barcode] : ['g:identifier_exists', 'no'],
  ];
  const elements = rows.flatMap(([tag, text]) => (text ? [`<${tag}>${xmlText(text)}</${tag}>`] : []));
  return `<item>${elements.join('')}</item>\n`;
}
