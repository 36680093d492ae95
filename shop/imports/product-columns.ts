import { languageCodes, languages } from '#contract/languages.ts';
import type { ProductChanges, ProductField, ProductTexts, StoredProduct } from '#shop/catalogue/catalogue.ts';
import { formatCents } from '#rules/money.ts';
import { escaped, listIn, listText, plain } from './cell-text.ts';
import { choicesText, groupsIn, groupsText } from './choices-text.ts';
import {
  amount,
  type Cells,
  choicesOf,
  fileNames,
  type FoundPicture,
  idOf,
  idsOf,
  namesOf,
  picturesOf,
  pictureText,
  reading,
  stockOf,
} from './product-cells.ts';
import type { References } from './references.ts';
import { CellReader, type FileRow, type Problem } from './row.ts';
import { positionsIn, positionsText } from './positions-text.ts';
import { readState, stateTexts } from './shown-state.ts';
import { stepsIn, stepsText } from './steps-text.ts';
import { costsIn, costsText, stockPerIn, variantsIn, variantsText } from './variants-text.ts';

/** A column: its field, how a product is written to it, and how its cell is parsed. */
interface Column {
  field: ProductField;
  /** Whether it is a number in XLSX files, so that spreadsheets can calculate with it. */
  isNumber?: true;
  text: (product: StoredProduct, references: References) => string;
  read?: (
    cells: Cells,
    column: string,
    references: References,
    pictures: ReadonlyMap<string, FoundPicture>,
  ) => Partial<ProductChanges>;
}

const set = <Field extends keyof ProductChanges>(field: Field, value: ProductChanges[Field]) =>
  ({ [field]: value }) as Partial<ProductChanges>;

/** Defines one column per language: `short_en`, `short_km`. */
function inLanguages<Name extends string>(name: Name, field: keyof ProductTexts) {
  const pairs = languageCodes.map((code): [string, Column] => {
    const text: Column['text'] = ({ texts }) => texts[code]?.[field] ?? '';
    const read: Column['read'] = (cells, column) => set('texts', { [code]: { [field]: cells.text(column) } });
    return [`${name}_${languages[code].tag}`, { field: `${field}.${code}`, text, read }];
  });
  return Object.fromEntries(pairs) as Record<`${Name}_${'en' | 'km'}`, Column>;
}

const line = (field: 'sku' | 'gtin' | 'shippingDays'): Column => ({
  field,
  text: (product) => product[field],
  read: (cells, column) => set(field, cells.text(column)),
});

const yesNo = (field: 'showStock' | 'allowDiscounts' | 'shippingFree'): Column => ({
  field,
  text: (product) => (product[field] ? 'yes' : 'no'),
  read: (cells, column) => set(field, cells.yes(column)),
});

const term = (field: 'brandId' | 'vendorId', index: 'brands' | 'vendors'): Column => ({
  field,
  text: ({ [field]: id }, references) => (id === null ? '' : references[index].textOf(id)),
  read: (cells, column, references) => set(field, idOf(cells, column, references[index])),
});

const terms = (
  field: 'categoryIds' | 'tagIds' | 'shippingMethodIds',
  index: 'paths' | 'tags' | 'shippingMethods',
): Column => ({
  field,
  text: (product, references) => namesOf(product[field], references[index]),
  read: (cells, column, references) => set(field, idsOf(cells, column, references[index])),
});

const choices = (field: 'colours' | 'sizes'): Column => ({
  field,
  text: (product, references) => choicesText(product[field], references[field]),
  read: (cells, column, references) => set(field, choicesOf(cells, column, references[field])),
});

const formatCount = (count: number | null) => (count === null ? '' : String(count));

/**
 * The columns of products in export order. They contain texts that people can read and edit, and that are
 * read as the same product. `published` is last because it is never empty, so that spreadsheets don't drop
 * the ends of rows.
 */
const columns = {
  sku: line('sku'),
  gtin: line('gtin'),
  ...inLanguages('name', 'name'),
  price: {
    field: 'priceCents',
    isNumber: true,
    text: ({ priceCents }) => formatCents(priceCents),
    read: (cells, column) => {
      const priceCents = amount(cells, column);
      return priceCents === null ? {} : { priceCents };
    },
  },
  price_steps: {
    field: 'priceSteps',
    text: ({ priceSteps }) => stepsText(priceSteps),
    read: (cells, column) => ({ priceSteps: stepsIn(cells, column) }),
  },
  cost: {
    field: 'costCents',
    isNumber: true,
    text: ({ costCents }) => (costCents === null ? '' : formatCents(costCents)),
    read: (cells, column) => ({ costCents: amount(cells, column) }),
  },
  variant_costs: {
    field: 'variantCosts',
    text: costsText,
    // Empty also in a file from before stock was counted per variant.
    read: (cells, column, references) =>
      cells.text(column) === ''
        ? {}
        : { variantCosts: costsIn(cells, column, reading(cells, column).find, references) },
  },
  stock: { field: 'stock', isNumber: true, text: ({ stock }) => formatCount(stock), read: stockOf },
  stock_was: { field: 'stock', isNumber: true, text: ({ stock }) => formatCount(stock) },
  stock_per: { field: 'stockPer', text: ({ stockPer }) => stockPer ?? '', read: stockPerIn },
  variant_stock: {
    field: 'variants',
    text: variantsText,
    read: (cells, column, references) => ({
      variants: variantsIn(cells, reading(cells, column).find, references),
    }),
  },
  variant_stock_was: { field: 'variants', text: variantsText },
  categories: terms('categoryIds', 'paths'),
  brand: term('brandId', 'brands'),
  vendor: term('vendorId', 'vendors'),
  tags: terms('tagIds', 'tags'),
  related: {
    field: 'relatedSkus',
    text: ({ relatedSkus }) => listText(relatedSkus.map((sku) => escaped(sku, ';'))),
    read: (cells, column) => set('relatedSkus', listIn(cells.text(column)).map(plain)),
  },
  colours: choices('colours'),
  sizes: choices('sizes'),
  options: {
    field: 'options',
    text: ({ options }, { attributes, optionsOf }) => groupsText(options, attributes, optionsOf),
    read: (cells, column, { attributes, optionsOf }) => ({
      options: groupsIn(cells.text(column), attributes, optionsOf, reading(cells, column)),
    }),
  },
  positions: {
    field: 'positions',
    text: ({ positions }, { attributes }) => positionsText(positions, attributes),
    read: (cells, column, { attributes }) => ({ positions: positionsIn(cells, column, attributes) }),
  },
  pictures: {
    field: 'pictures',
    text: ({ pictures }, { colours }) => listText(pictures.map((picture) => pictureText(picture, colours))),
    read: (cells, _, { colours }, pictures) => ({ pictures: picturesOf(cells, colours, pictures) }),
  },
  ...inLanguages('short', 'shortDescription'),
  ...inLanguages('description', 'fullDescription'),
  ...inLanguages('keywords', 'metaKeywords'),
  ...inLanguages('meta_title', 'metaTitle'),
  ...inLanguages('meta_description', 'metaDescription'),
  show_stock: yesNo('showStock'),
  expected_on: {
    field: 'expectedOn',
    text: ({ expectedOn }) => expectedOn ?? '',
    read: (cells, column) => ({ expectedOn: cells.day(column) }),
  },
  back_order_max: {
    field: 'backOrderMax',
    isNumber: true,
    text: ({ backOrderMax }) => formatCount(backOrderMax),
    read: (cells, column) => ({ backOrderMax: cells.count(column) }),
  },
  order_minimum: {
    field: 'orderMinimum',
    isNumber: true,
    text: ({ orderMinimum }) => String(orderMinimum),
    read: (cells, column) => ({ orderMinimum: cells.count(column) ?? 1 }),
  },
  minimum_fee: {
    field: 'minimumFeeCents',
    isNumber: true,
    text: ({ minimumFeeCents }) => (minimumFeeCents === null ? '' : formatCents(minimumFeeCents)),
    read: (cells, column) => ({ minimumFeeCents: amount(cells, column) }),
  },
  order_maximum: {
    field: 'orderMaximum',
    isNumber: true,
    text: ({ orderMaximum }) => formatCount(orderMaximum),
    read: (cells, column) => ({ orderMaximum: cells.count(column) }),
  },
  discounts_allowed: yesNo('allowDiscounts'),
  shipping_free: yesNo('shippingFree'),
  shipping_charge: {
    field: 'shippingCents',
    isNumber: true,
    text: ({ shippingCents }) => formatCents(shippingCents),
    read: (cells, column) => ({ shippingCents: amount(cells, column) ?? 0 }),
  },
  shipping_days: line('shippingDays'),
  shipping_methods: terms('shippingMethodIds', 'shippingMethods'),
  published: {
    field: 'state',
    text: ({ state }) => stateTexts[state],
    read: (cells) => {
      const state = readState(cells, 'published');
      return state === null ? {} : { state };
    },
  },
} satisfies Record<string, Column>;

export type ProductColumn = keyof typeof columns;
const all: Readonly<Record<ProductColumn, Column>> = columns;
export const productColumnNames = Object.keys(columns) as ProductColumn[];
export const productNumberColumns = productColumnNames.filter((column) => all[column].isNumber);

export const columnOf = (field: string): string =>
  productColumnNames.find((column) => all[column].field === field) ?? field;

export const columnsOf = (fields: readonly string[]): ProductColumn[] =>
  productColumnNames.filter((column) => all[column].read && fields.includes(all[column].field));

export const productRow = (product: StoredProduct, references: References): Record<ProductColumn, string> =>
  Object.fromEntries(
    productColumnNames.map((column) => [column, all[column].text(product, references)]),
  ) as Record<ProductColumn, string>;

/** The changes in a row. Columns missing from the file change nothing. */
export interface RowChanges {
  sku: string;
  fields: Partial<ProductChanges>;
  problems: Problem[];
}

/**
 * Parses the changes of a row.
 * @param pictures by file name, for every name that `pictureFiles` returns
 */
export function productChanges(
  row: FileRow<ProductColumn>,
  references: References,
  pictures: ReadonlyMap<string, FoundPicture>,
): RowChanges {
  const cells: Cells = new CellReader<string>(row);
  const fields: Partial<ProductChanges> = {};
  for (const column of productColumnNames) {
    const { texts, ...others } =
      (cells.has(column) && all[column].read?.(cells, column, references, pictures)) || {};
    Object.assign(fields, others);
    for (const code of texts ? languageCodes : [])
      if (texts?.[code])
        fields.texts = { ...fields.texts, [code]: { ...fields.texts?.[code], ...texts[code] } };
  }
  const sku = cells.text('sku');
  if (sku === '') cells.refuse('sku', 'missing');
  return { sku, fields: { sku, ...fields }, problems: cells.problems };
}

export const pictureFiles = ({ cells: { pictures = '' } }: FileRow<ProductColumn>): string[] =>
  fileNames(pictures);
