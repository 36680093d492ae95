import type { ProductField } from '#shop/catalogue/catalogue.ts';

/**
 * The columns of products, in the order of an export, and the field each stands for. `published` is last: it is never empty,
 * so that no spreadsheet leaves the ends of rows out.
 */
export const productColumns = {
  sku: 'sku',
  name_en: 'name.en',
  name_km: 'name.ar',
  price: 'priceCents',
  stock: 'stock',
  stock_was: 'stock',
  categories: 'categoryIds',
  brand: 'brandId',
  vendor: 'vendorId',
  tags: 'tagIds',
  colours: 'colours',
  sizes: 'sizes',
  options: 'options',
  pictures: 'pictures',
  short_en: 'shortDescription.en',
  short_km: 'shortDescription.ar',
  description_en: 'fullDescription.en',
  description_km: 'fullDescription.ar',
  keywords_en: 'metaKeywords.en',
  keywords_km: 'metaKeywords.ar',
  meta_title_en: 'metaTitle.en',
  meta_title_km: 'metaTitle.ar',
  meta_description_en: 'metaDescription.en',
  meta_description_km: 'metaDescription.ar',
  show_stock: 'showStock',
  order_maximum: 'orderMaximum',
  discounts_allowed: 'allowDiscounts',
  shipping_free: 'shippingFree',
  shipping_charge: 'shippingCents',
  shipping_days: 'shippingDays',
  shipping_methods: 'shippingMethodIds',
  published: 'state',
} as const satisfies Record<string, ProductField>;

export type ProductColumn = keyof typeof productColumns;
export const productColumnNames = Object.keys(productColumns) as ProductColumn[];
export type ProductCells = Partial<Record<ProductColumn, string>>;

/** The column people know a field by. */
export const columnOf = (field: string): string =>
  productColumnNames.find((column) => productColumns[column] === field) ?? field;
