import { languages, languageCodes } from '#contract/languages.ts';
import type { ProductTexts, StoredPicture, StoredProduct } from '#shop/catalogue/catalogue.ts';
import { centsToText } from '#rules/money.ts';
import { escaped, listText } from './cell-text.ts';
import { choicesText, groupsText } from './choices-text.ts';
import type { NameIndex } from './name-index.ts';
import type { ProductCells, ProductColumn } from './product-columns.ts';
import type { References } from './references.ts';
import { stateTexts } from './shown-state.ts';

/** A product as a row of a file: texts a person can read and edit, and that lead back to the same product. */
export function productRow(product: StoredProduct, references: References): Record<ProductColumn, string> {
  const stock = product.stock === null ? '' : String(product.stock);
  return {
    sku: product.sku,
    price: centsToText(product.priceCents),
    stock,
    stock_was: stock,
    categories: names(product.categoryIds, references.paths),
    brand: product.brandId === null ? '' : references.brands.textOf(product.brandId),
    vendor: product.vendorId === null ? '' : references.vendors.textOf(product.vendorId),
    tags: names(product.tagIds, references.tags),
    colours: choicesText(product.colours, references.colours),
    sizes: choicesText(product.sizes, references.sizes),
    options: groupsText(product.options, references.attributes, references.optionsOf),
    pictures: listText(product.pictures.map((picture) => pictureText(picture, references.colours))),
    show_stock: yesNo(product.showStock),
    order_maximum: product.orderMaximum === null ? '' : String(product.orderMaximum),
    discounts_allowed: yesNo(product.allowDiscounts),
    shipping_free: yesNo(product.shippingFree),
    shipping_charge: centsToText(product.shippingCents),
    shipping_days: product.shippingDays,
    shipping_methods: names(product.shippingMethodIds, references.shippingMethods),
    published: stateTexts[product.state],
    ...texts(product),
  };
}

const yesNo = (value: boolean) => (value ? 'yes' : 'no');

const names = (ids: readonly number[], index: NameIndex): string =>
  listText(ids.map((id) => escaped(index.textOf(id), ';')));

/** The name of its file, after the colour it shows. */
export function pictureText({ path, colourId, view }: StoredPicture, colours: NameIndex): string {
  const name = escaped(path.slice(path.lastIndexOf('/') + 1), ';:');
  const file = view === 'front' ? name : `${name} [${view}]`;
  return colourId === null ? file : `${escaped(colours.textOf(colourId), ';:')}: ${file}`;
}

/** The column of each text, without its language. */
export const textColumns = {
  name: 'name',
  short: 'shortDescription',
  description: 'fullDescription',
  keywords: 'metaKeywords',
  meta_title: 'metaTitle',
  meta_description: 'metaDescription',
} as const satisfies Record<string, keyof ProductTexts>;
export type TextColumns = { [Column in keyof typeof textColumns as `${Column}_${'en' | 'km'}`]: string };

function texts({ texts: all }: StoredProduct): TextColumns {
  const cells: ProductCells = {};
  for (const code of languageCodes)
    for (const [column, field] of Object.entries(textColumns))
      cells[`${column as keyof typeof textColumns}_${languages[code].tag}`] = all[code]?.[field] ?? '';
  return cells as TextColumns;
}
