import { z } from 'zod';
import { amountLimits, priceTypes, stockPers } from '../constants.ts';
import { shownState } from '../shapes.ts';
import { normalizeBarcode, normalizeLine } from './tidy.ts';
import type { ProductField } from './product.ts';
import { picture } from './product-picture.ts';

const anyText = z.string().max(200_000);
const int = z.number().int();
const id = int.min(1).max(2_147_483_647);
/** The id of a color or size; 0 if stock isn't counted by it. */
const optionId = int.nonnegative();
const choice = z.object({ optionId: id, priceType: z.enum(priceTypes), amount: int });
/** A color and size with its own stock. The texts are '' if it has none. */
export const variant = z.object({
  colourId: optionId,
  sizeId: optionId,
  stock: int,
  sku: anyText,
  barcode: anyText.overwrite(normalizeBarcode),
});
/** A position on which a product is printed, an attribute, with the area that can be printed. 0 if it isn't measured. */
const printPosition = z.object({ attributeId: id, widthMm: int, heightMm: int });
/** What one piece costs from a quantity on. */
export const priceStep = z.object({ from: int, cents: int });
const none: never[] = [];
const text = { shape: anyText, kind: 'line', part: 'searching', blank: '', max: 1000 } as const;
const line = { shape: anyText.overwrite(normalizeLine), kind: 'line', blank: '' } as const;
const gtin = { ...line, shape: anyText.overwrite(normalizeBarcode) } as const;
const cents = { shape: int, kind: 'cents', max: amountLimits.priceCents, isBulk: true } as const;
/** A number that may be missing. */
const optional = { shape: int.nullable(), blank: null, isOptional: true } as const;
const check = { shape: z.boolean(), kind: 'check', part: 'price', blank: false, isBulk: true } as const;
const term = { shape: id.nullable(), kind: 'word', part: 'standing', blank: null, isBulk: true } as const;
const terms = { shape: z.array(id).max(1000), kind: 'words', blank: none, isBulk: true } as const;
const choices = {
  shape: z.array(choice).max(1000),
  kind: 'choices',
  part: 'choices',
  blank: none,
} as const;

/** The one description of a product's fields, besides texts. Calls, SQL, forms, history and labels follow from it. */
export const productFields = {
  sku: { ...line, part: 'standing', label: ['SKU', 'លេខ'], max: 64 },
  /** The number of its barcode; '' without one. Variants have their own. */
  gtin: { ...gtin, part: 'standing', label: ['Barcode (GTIN)', 'បាកូដ (GTIN)'] },
  /** The first is the main category, used for the breadcrumb. */
  categoryIds: { ...terms, of: 'categories', part: 'standing', label: ['Categories', 'ប្រភេទ'] },
  brandId: { ...term, of: 'brands', label: ['Brand', 'ម៉ាក'] },
  vendorId: { ...term, of: 'vendors', label: ['Vendor', 'អ្នកលក់'] },
  priceCents: { ...cents, part: 'price', label: ['Price', 'តម្លៃ'] },
  /** Prices from larger quantities on, by quantity. `priceCents` is the price from 1. They never rise. */
  priceSteps: {
    shape: z.array(priceStep).max(100),
    kind: 'steps',
    part: 'price',
    label: ['Price by quantity', 'តម្លៃតាមចំនួន'],
    blank: none,
    isBulk: true,
  },
  /** What it costs the shop. Null if unknown. */
  costCents: { ...cents, ...optional, part: 'price', label: ['Cost', 'ថ្លៃដើម'], needs: 'costs.read' },
  variantCosts: {
    shape: z.array(z.object({ colourId: optionId, sizeId: optionId, costCents: int })).max(1000),
    kind: 'costs',
    part: 'price',
    label: ['Cost per variant', 'ថ្លៃដើមតាមជម្រើស'],
    blank: none,
    needs: 'costs.read',
  },
  /** Null if not tracked. The sum of the variants if it is counted per variant. */
  stock: { ...optional, kind: 'count', part: 'stock', label: ['Stock', 'ស្តុក'] },
  /** What stock is counted per; null for one stock of the product. */
  stockPer: {
    shape: z.enum(stockPers).nullable(),
    kind: 'stockPer',
    part: 'stock',
    label: ['Track stock by', 'រាប់ស្តុកតាម'],
    blank: null,
  },
  /** Every combination that is counted, by ids. Empty unless stock is counted per variant. */
  variants: {
    shape: z.array(variant),
    kind: 'variants',
    part: 'stock',
    label: ['Stock per variant', 'ស្តុកតាមជម្រើស'],
    blank: none,
  },
  /** Until this day has passed, it can be ordered beyond its stock; more is expected then. Null if it can't be. */
  expectedOn: {
    ...optional,
    shape: z.iso.date().nullable(),
    kind: 'day',
    part: 'delivery',
    label: ['Back orders: expected on', 'ទទួលបញ្ជាទិញលើសស្តុក៖ ថ្ងៃទំនិញមកដល់'],
    isBulk: true,
  },
  /** How many more than its stock, of each variant if that is counted. Null means no limit. */
  backOrderMax: {
    ...optional,
    kind: 'count',
    part: 'delivery',
    label: ['Maximum on back order', 'បញ្ជាទិញលើសស្តុកបានច្រើនបំផុត'],
    min: 1,
    max: 1_000_000,
    isBulk: true,
  },
  orderMinimum: {
    shape: int,
    kind: 'count',
    part: 'price',
    label: ['Minimum per order', 'តិចបំផុតក្នុងមួយការបញ្ជាទិញ'],
    blank: 1,
    min: 1,
    max: 1_000_000,
    isBulk: true,
  },
  /** What fewer pieces than the minimum cost once. Null if they can't be ordered. */
  minimumFeeCents: {
    ...cents,
    ...optional,
    part: 'price',
    label: ['Fee below the minimum', 'ថ្លៃបន្ថែមបើតិចជាងអប្បបរមា'],
    min: 1,
  },
  /** Null means the general limit (`quantityLimits`), which is too low for promotional goods. */
  orderMaximum: {
    ...optional,
    blank: 1000,
    kind: 'count',
    part: 'price',
    label: ['Maximum per order', 'ច្រើនបំផុតក្នុងមួយការបញ្ជាទិញ'],
    min: 1,
    max: 1_000_000,
    isBulk: true,
  },
  allowDiscounts: { ...check, label: ['Eligible for discounts', 'អាចបញ្ចុះតម្លៃបាន'], blank: true },
  showStock: { ...check, label: ['Show stock to shoppers', 'អតិថិជនឃើញស្តុក'] },
  shippingCents: {
    ...cents,
    part: 'delivery',
    label: ['Shipping per unit', 'ថ្លៃដឹកជញ្ជូនសម្រាប់ទំនិញមួយ'],
    blank: 0,
  },
  /** The days as displayed, such as '2-4'. */
  shippingDays: {
    ...line,
    part: 'delivery',
    label: ['Delivery days, Phnom Penh', 'ចំនួនថ្ងៃដឹកទៅភ្នំពេញ'],
    max: 30,
    isBulk: true,
  },
  shippingFree: { ...check, part: 'delivery', label: ['Free shipping', 'ដឹកជញ្ជូនឥតគិតថ្លៃ'] },
  shippingMethodIds: {
    ...terms,
    of: 'shippingMethods',
    part: 'delivery',
    label: ['Delivery methods', 'វិធីដឹកជញ្ជូន'],
  },
  state: {
    shape: shownState,
    kind: 'state',
    part: 'inShop',
    label: ['Status', 'ស្ថានភាព'],
    isBulk: true,
  },
  /** The publication date. Only hidden products have one, and it is in the future. */
  publishAt: {
    shape: z.iso.datetime().nullable(),
    kind: 'moment',
    part: 'inShop',
    label: ['Publish on', 'ដាក់លក់នៅ'],
    blank: null,
  },
  /** For a digital product: its file below the private folder, and its media type. */
  digital: {
    shape: z.object({ file: anyText, type: anyText }).nullable(),
    kind: 'file',
    part: 'delivery',
    label: ['Digital file', 'ឯកសារឌីជីថល'],
    blank: null,
  },
  tagIds: { ...terms, of: 'tags', part: 'standing', label: ['Tags', 'ស្លាក'] },
  /** The SKUs of products shown first among the related ones, in order. Those not for sale are left out. */
  relatedSkus: {
    shape: z.array(line.shape).max(100),
    kind: 'skus',
    part: 'standing',
    label: ['Related products', 'ផលិតផលពាក់ព័ន្ធ'],
    blank: none,
  },
  /** Options in display order. A shopper must always select one. */
  colours: { ...choices, of: 'colours', label: ['Colors', 'ពណ៌'] },
  sizes: { ...choices, of: 'sizes', label: ['Sizes', 'ទំហំ'] },
  options: {
    ...choices,
    shape: z.array(z.object({ attributeId: id, required: z.boolean(), choices: choices.shape })).max(100),
    kind: 'groups',
    label: ['Options', 'ជម្រើស'],
  },
  positions: {
    shape: z.array(printPosition).max(100),
    kind: 'positions',
    part: 'choices',
    label: ['Printing positions', 'ទីតាំងឡូហ្គោ'],
    blank: none,
    isBulk: true,
  },
  pictures: {
    shape: z.array(picture).max(1000),
    kind: 'pictures',
    part: 'pictures',
    label: ['Pictures', 'រូបភាព'],
    blank: none,
  },
  /** The product's initial popularity, to which its sales are added. */
  popularity: {
    shape: int,
    kind: 'count',
    part: 'standing',
    label: ['Popularity boost', 'ពិន្ទុពេញនិយមបន្ថែម'],
    blank: 0,
    max: 1_000_000_000,
    column: 'seed_popularity',
    isBulk: true,
  },
  /** When it starts counting as new. */
  createdAt: { shape: z.iso.datetime(), kind: 'moment', part: null, label: ['Added on', 'ថ្មីតាំងពី'] },
} as const satisfies Record<string, ProductField>;

/** A product's texts, in each language. The full description is HTML. */
export const productTexts = {
  name: { ...text, part: 'texts', label: ['Name', 'ឈ្មោះ'], max: 200 },
  shortDescription: { ...text, kind: 'lines', part: 'texts', label: ['Short description', 'អត្ថបទខ្លី'] },
  fullDescription: { ...text, kind: 'html', part: 'texts', label: ['Description', 'អត្ថបទពេញ'], max: 100_000 },
  metaTitle: { ...text, label: ['SEO title', 'ចំណងជើងសម្រាប់ម៉ាស៊ីនស្វែងរក'], max: 300 },
  metaDescription: { ...text, kind: 'lines', label: ['Meta description', 'សេចក្តីសង្ខេបសម្រាប់ម៉ាស៊ីនស្វែងរក'] },
  metaKeywords: { ...text, label: ['Meta keywords', 'ពាក្យសម្រាប់ស្វែងរក'] },
} as const satisfies Record<string, ProductField>;

export type TextName = keyof typeof productTexts;
export type ProductFieldName = keyof typeof productFields;
export type FieldOfKind<Kind> = {
  [Name in ProductFieldName]: (typeof productFields)[Name]['kind'] extends Kind ? Name : never;
}[ProductFieldName];
