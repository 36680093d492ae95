import { type PictureView, pictureViews } from '#contract/constants.ts';
import { languageCodes, languages, plainDigits } from '#contract/languages.ts';
import type {
  PictureFile,
  ProductTexts,
  ProductChanges,
  StockChange,
  StoredPicture,
} from '#shop/catalogue/catalogue.ts';
import { dollarsToCents } from '#rules/money.ts';
import { headed, listIn, plain, tidyPath } from './cell-text.ts';
import { type ChoiceReading, choicesIn, groupsIn } from './choices-text.ts';
import type { NameIndex } from './name-index.ts';
import type { ProductColumn } from './product-columns.ts';
import { textColumns } from './product-row.ts';
import type { References } from './references.ts';
import { CellReader, type FileRow, type Problem } from './row.ts';
import { readState } from './shown-state.ts';

type Cells = CellReader<ProductColumn>;

/** A picture of the row's files: where it lies in the shop, or why it cannot. */
export type FoundPicture = PictureFile | { problem: 'noPicture' | 'badPicture' };

/** What a row asks for. Columns that are not in the file stay out of it. */
export interface RowChanges {
  sku: string;
  fields: Partial<ProductChanges>;
  problems: Problem[];
}

/** @param pictures by the name of the file, for every name `pictureFiles` gives */
export function productChanges(
  row: FileRow<ProductColumn>,
  references: References,
  pictures: ReadonlyMap<string, FoundPicture>,
): RowChanges {
  const cells = new CellReader(row);
  const fields: Partial<ProductChanges> = {};
  for (const [column, read] of readers) if (cells.has(column)) Object.assign(fields, read(cells, references));
  const texts = textsOf(cells);
  if (Object.keys(texts).length > 0) fields.texts = texts;
  if (cells.has('pictures')) fields.pictures = picturesOf(cells, references, pictures);
  const sku = cells.text('sku');
  if (sku === '') cells.refuse('sku', 'missing');
  return { sku, fields: { sku, ...fields }, problems: cells.problems };
}

type Reader = (cells: Cells, references: References) => Partial<ProductChanges>;
const readers: [ProductColumn, Reader][] = [
  ['price', (cells) => given('priceCents', amount(cells, 'price'))],
  ['stock', (cells) => stockOf(cells)],
  ['categories', (cells, { paths }) => ({ categoryIds: idsOf(cells, 'categories', paths) })],
  ['brand', (cells, { brands }) => ({ brandId: idOf(cells, 'brand', brands) })],
  ['vendor', (cells, { vendors }) => ({ vendorId: idOf(cells, 'vendor', vendors) })],
  ['tags', (cells, { tags }) => ({ tagIds: idsOf(cells, 'tags', tags) })],
  ['colours', (cells, { colours }) => ({ colours: choicesOf(cells, 'colours', colours) })],
  ['sizes', (cells, { sizes }) => ({ sizes: choicesOf(cells, 'sizes', sizes) })],
  [
    'options',
    (cells, { attributes, optionsOf }) => ({
      options: groupsIn(cells.text('options'), attributes, optionsOf, reading(cells, 'options')),
    }),
  ],
  ['show_stock', (cells) => ({ showStock: cells.yes('show_stock') })],
  ['order_maximum', (cells) => ({ orderMaximum: cells.count('order_maximum') })],
  ['discounts_allowed', (cells) => ({ allowDiscounts: cells.yes('discounts_allowed') })],
  ['shipping_free', (cells) => ({ shippingFree: cells.yes('shipping_free') })],
  ['shipping_charge', (cells) => given('shippingCents', amount(cells, 'shipping_charge') ?? 0)],
  ['shipping_days', (cells) => ({ shippingDays: cells.text('shipping_days') })],
  [
    'shipping_methods',
    (cells, { shippingMethods }) => ({
      shippingMethodIds: idsOf(cells, 'shipping_methods', shippingMethods),
    }),
  ],
  ['published', (cells) => given('state', readState(cells, 'published'))],
];

const given = <Field extends keyof ProductChanges>(field: Field, value: ProductChanges[Field] | null) =>
  value === null ? {} : ({ [field]: value } as Partial<ProductChanges>);

/** Dollars as cents; null for an empty cell, and for one that is refused. */
function amount(cells: Cells, column: ProductColumn): number | null {
  const text = plainDigits(cells.text(column)).replace(/^\$\s*/u, '');
  if (text === '') return column === 'price' ? cells.refuse(column, 'missing') : null;
  const cents = dollarsToCents(text);
  return cents === null || cents < 0 ? cells.refuse(column, 'amount', text) : cents;
}

/**
 * The stock. Beside `stock_was`, what it was when the file was made, only the difference counts: what was sold since then
 * stays sold.
 */
function stockOf(cells: Cells): { stock?: StockChange } {
  const [stock, was] = [cells.count('stock'), cells.has('stock_was') ? cells.count('stock_was') : undefined];
  if (was === undefined) return { stock };
  if (stock === was) return {};
  return { stock: stock !== null && was !== null ? { by: stock - was } : stock };
}

function find(cells: Cells, column: ProductColumn, index: NameIndex, name: string): number | null {
  const found = index.find(name);
  if (found === 'several') return cells.refuse(column, 'several', name);
  return found ?? cells.refuse(column, 'unknown', name);
}

const idOf = (cells: Cells, column: ProductColumn, index: NameIndex): number | null =>
  cells.text(column) === '' ? null : find(cells, column, index, cells.text(column));

const idsOf = (cells: Cells, column: ProductColumn, index: NameIndex): number[] =>
  listIn(cells.text(column)).flatMap((piece) => {
    const name = column === 'categories' ? tidyPath(plain(piece)) : plain(piece);
    return find(cells, column, index, name) ?? [];
  });

const reading = (cells: Cells, column: ProductColumn): ChoiceReading => ({
  find: (index, name) => find(cells, column, index, name),
  refuse: (code, text) => cells.refuse(column, code, text),
});

const choicesOf = (cells: Cells, column: 'colours' | 'sizes', index: NameIndex) =>
  choicesIn(cells.text(column), index, reading(cells, column));

function textsOf(cells: Cells): ProductChanges['texts'] {
  const texts: ProductChanges['texts'] = {};
  for (const code of languageCodes) {
    const own: Partial<ProductTexts> = {};
    for (const [column, field] of Object.entries(textColumns)) {
      const name = `${column as keyof typeof textColumns}_${languages[code].tag}` as const;
      if (cells.has(name)) own[field] = cells.text(name);
    }
    if (Object.keys(own).length > 0) texts[code] = own;
  }
  return texts;
}

/** The names of the picture files of a row. */
export const pictureFiles = ({ cells: { pictures = '' } }: FileRow<ProductColumn>): string[] =>
  listIn(pictures).map((piece) => viewed(plain(headed(piece).rest)).file);

function picturesOf(
  cells: Cells,
  { colours }: References,
  pictures: ReadonlyMap<string, FoundPicture>,
): StoredPicture[] {
  return listIn(cells.text('pictures')).flatMap((piece): StoredPicture[] => {
    const { head, rest } = headed(piece);
    const { file, view } = viewed(plain(rest));
    const colourId = head === null ? null : find(cells, 'pictures', colours, plain(head));
    const found = pictures.get(file) ?? { problem: 'noPicture' };
    if ('problem' in found) {
      cells.refuse('pictures', found.problem, file);
      return [];
    }
    return [{ ...found, colourId, view }];
  });
}

/** `mug-3.jpg [room]`: the file, and what of the product it shows. */
function viewed(text: string): { file: string; view: PictureView } {
  const view = pictureViews.find((each) => text.endsWith(` [${each}]`));
  return view ? { file: text.slice(0, -view.length - 3).trimEnd(), view } : { file: text, view: 'front' };
}
