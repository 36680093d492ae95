import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';

/** Exports of nine systems, and sheets of this shop. */
export const priceFiles = path.join(import.meta.dirname, 'price-files');

/** What a file says of one product or variant, in its own currency. */
export interface PriceInFile {
  /** The SKU, or the name where the SKU is made by the import. */
  product: string;
  /** The values of its options, such as `Blue` and `M`. */
  choices: string[];
  regular: number;
  now: number;
}

type Row = Record<string, string>;

/** Returns the fields of a CSV line by line, with quoted fields. */
function csvRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  const sign = `[${delimiter}]`;
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\r\\n${delimiter}]*))(${sign}|\\r?\\n|$)`, 'gu');
  for (const [, quoted, plain = '', end] of text.matchAll(field)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== delimiter) rows.push([]);
  }
  return rows;
}

/** Returns the cells of the first sheet of a workbook with texts and numbers in its cells. */
function sheetRows(file: Buffer): string[][] {
  for (let at = file.indexOf('PK\u0001\u0002'); at >= 0; at = file.indexOf('PK\u0001\u0002', at + 4)) {
    const [nameLength, header] = [file.readUInt16LE(at + 28), file.readUInt32LE(at + 42)];
    if (file.toString('utf8', at + 46, at + 46 + nameLength) !== 'xl/worksheets/sheet1.xml') continue;
    const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
    const xml = inflateRawSync(file.subarray(start, start + file.readUInt32LE(at + 20))).toString();
    return [...xml.matchAll(/<row.*?<\/row>/gu)].map(([row]) =>
      [...row.matchAll(/<c r="([A-Z])\d+"(?:[^>]*\/>|[^>]*>(.*?)<\/c>)/gu)].reduce<string[]>(
        (cells, [, column = '', cell = '']) => {
          cells[column.codePointAt(0)! - 65] = cell.replaceAll(/<f>.*?<\/f>|<[^>]*>/gu, '');
          return cells;
        },
        [],
      ),
    );
  }
  return [];
}

const withoutMarks = (text: string) => text.replaceAll(/\p{Cf}/gu, '').trim();

function rowsOf(name: string, file: Buffer): Row[] {
  if (name.endsWith('.xlsx')) return withHeads(sheetRows(file));
  const text = new TextDecoder(name.includes('utf16be') ? 'utf-16be' : 'utf-8').decode(file);
  const [first = ''] = text.split('\n');
  const body = first.startsWith('sep=') ? text.slice(first.length + 1) : text;
  const [head = ''] = body.split('\n');
  const delimiter = [';', '|'].find((each) => head.includes(each) && !head.includes(`,${each}`)) ?? ',';
  return withHeads(csvRows(body, delimiter));
}

function withHeads([head = [], ...rows]: string[][]): Row[] {
  const names = head.map((each) => withoutMarks(each).toLowerCase());
  return rows
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => Object.fromEntries(names.map((each, at) => [each, cells[at] ?? ''])));
}

/** Returns the amount in a cell: `12.50`, `12,90 €`, `1,234.50`; the last sign before one or two digits is the point. */
function amountIn(text: string): number {
  const digits = withoutMarks(text).replaceAll(/[^\d.,]/gu, '');
  const [, whole = digits, cents = ''] = /^(.*)[.,](\d{1,2}|\d{4,})$/u.exec(digits) ?? [];
  return Number(`${whole.replaceAll(/[.,]/gu, '')}.${cents}`);
}

const price = (product: string, choices: string[], regular: string, sale = ''): PriceInFile[] =>
  regular === '' && sale === ''
    ? []
    : [
        {
          product,
          choices: choices.filter((each) => each !== '' && each !== 'Default Title'),
          regular: amountIn(regular === '' ? sale : regular),
          now: amountIn(sale === '' ? regular : sale),
        },
      ];

function shopify(rows: Row[]): PriceInFile[] {
  const titles = new Map(rows.filter((row) => row['title']).map((row) => [row['handle'], row['title']]));
  return rows.flatMap((row) =>
    price(
      titles.get(row['handle']) ?? '',
      [1, 2, 3].map((n) => row[`option${n} value`] ?? ''),
      row['variant compare at price'] || row['variant price'] || '',
      row['variant price'],
    ),
  );
}

/** Reads English and French columns. */
function woocommerce(rows: Row[]): PriceInFile[] {
  return rows.flatMap((row) => {
    const sku = row['sku'] ?? row['ugs'] ?? '';
    return price(
      row['parent'] === undefined || row['parent'] === '' ? sku : row['parent'],
      [1, 2].map((n) => (row['type'] === 'variation' ? (row[`attribute ${n} value(s)`] ?? '') : '')),
      row['regular price'] ?? row['tarif régulier'] ?? '',
      row['sale price'] ?? row['tarif promo'] ?? '',
    );
  });
}

function magento(rows: Row[]): PriceInFile[] {
  const parts = new Map(
    rows.flatMap((row) =>
      (row['configurable_variations'] ?? '').split('|').flatMap((variation) => {
        const [[, sku = ''] = [], ...choices] = variation.split(',').map((each) => each.split('='));
        return sku === ''
          ? []
          : [[sku, { product: row['sku'] ?? '', choices: choices.map(([, value = '']) => value) }] as const];
      }),
    ),
  );
  return rows.flatMap((row) => {
    const { product = row['sku'] ?? '', choices = [] } = parts.get(row['sku'] ?? '') ?? {};
    return price(product, choices, row['price'] ?? '', row['special_price'] ?? '');
  });
}

/** Reads products, and what their combinations add to the prices in `presta-shirts.csv`. */
function prestashop(rows: Row[]): PriceInFile[] {
  if (rows.some((row) => 'impact on price' in row)) return combinations(rows);
  return rows.flatMap((row) => {
    const regular = row['price tax included'] ?? row['price tax excluded'] ?? '';
    const off = Number(row['discount percent'] ?? 0);
    const cents = Math.round(amountIn(regular) * 100);
    const now = Math.round((cents * (100 - off)) / 100) / 100 - amountIn(row['discount amount'] || '0');
    return price(row['reference #'] ?? '', [], regular, now.toFixed(2));
  });
}

function combinations(rows: Row[]): PriceInFile[] {
  const shirts = path.join(priceFiles, 'presta-shirts.csv');
  const products = new Map(rowsOf(shirts, readFileSync(shirts)).map((row) => [row['product id'], row]));
  return rows.flatMap((row) => {
    const { 'reference #': product = '', 'price tax included': base = '' } =
      products.get(row['product id*']) ?? {};
    const [value = ''] = (row['value (value:position)*'] ?? '').split(':');
    return price(product, [value], (amountIn(base) + amountIn(row['impact on price'] ?? '')).toFixed(2));
  });
}

const ofShop = (rows: Row[]) =>
  rows.flatMap((row) => price(withoutMarks(row['sku'] ?? ''), [], row['price'] ?? ''));

/** Reads systems in which a row without price, or with a surcharge, has the price of its product. */
const ofProducts =
  (
    read: (row: Row) => { isPart?: boolean; sku: string; choice: string; price: string; sale: string },
    more = (row: Row) => row['surcharge'] ?? '',
  ) =>
  (rows: Row[]) => {
    let product = { sku: '', price: '', sale: '' };
    return rows.flatMap((row, at) => {
      const cells = read(row);
      if (!cells.isPart) product = cells;
      const isParent = !cells.isPart && rows[at + 1] !== undefined && read(rows[at + 1]!).isPart;
      if (isParent) return [];
      const regular = amountIn(cells.price || product.price) + amountIn(more(row) || '0');
      const sale = cells.sale || product.sale;
      const off = sale.endsWith('%') ? (regular * Number(sale.slice(0, -1))) / 100 : -amountIn(sale || '0');
      const now = sale === '' ? regular : sale.endsWith('%') ? regular - off : amountIn(sale);
      return Number.isNaN(regular) || cells.price === 'variable'
        ? []
        : price(product.sku, [cells.choice], regular.toFixed(2), now.toFixed(2));
    });
  };

const bigcommerce = ofProducts((row) => ({
  isPart: row['item type'] === 'SKU',
  sku: row['product code/sku'] ?? '',
  choice: row['product name']?.split('=')[1] ?? '',
  price: row['price'] ?? '',
  sale: Number(row['sale price']) > 0 ? (row['sale price'] ?? '') : '',
}));
const wix = ofProducts((row) => ({
  isPart: row['fieldtype'] === 'Variant',
  sku: row['sku'] ?? '',
  choice: row['fieldtype'] === 'Variant' ? (row['productoptiondescription1'] ?? '') : '',
  price: row['price'] ?? '',
  sale: !(Number(row['discountvalue']) > 0)
    ? ''
    : row['discountmode'] === 'PERCENT'
      ? `${row['discountvalue']}%`
      : (Number(row['price']) - Number(row['discountvalue'])).toFixed(2),
}));
const ecwid = (rows: Row[]) =>
  ofProducts((row) => ({
    isPart: row['type'] === 'product_variation',
    sku: row['product_sku'] ?? '',
    choice: row['product_variation_option_size'] ?? '',
    price: row['product_compare_to_price'] || row['product_variation_price'] || row['product_price'] || '',
    sale: row['product_compare_to_price'] ? (row['product_price'] ?? '') : '',
  }))(rows.filter((row) => row['type'] !== 'product_option'));
/** Each row is a variant of the product with its name. */
const named = (nameColumn: string, choiceColumn: string, priceColumn: string) => (rows: Row[]) => {
  let name = '';
  return rows.flatMap((row) => {
    name = row[nameColumn] || name;
    const amount = row[priceColumn] ?? '';
    return amount === 'variable' ? [] : price(name, [row[choiceColumn] ?? ''], amount);
  });
};
const square = named('item name', 'option value 1', 'price');
const loyverse = named('name', 'option 1 value', 'price [shop]');

const readers = {
  bigcommerce,
  wix,
  ecwid,
  square,
  loyverse,
  shopify,
  woo: woocommerce,
  magento,
  presta: prestashop,
};

/** Reads every price of a file, without the code of imports. The first part of its name says from which system it is. */
export function pricesInFile(name: string, file: Buffer): PriceInFile[] {
  const [, read = ofShop] = Object.entries(readers).find(([system]) => name.startsWith(system)) ?? [];
  return read(rowsOf(name, file));
}
