import type { ShopSystem } from '#contract/shop-systems.ts';
import { formatCents } from '#rules/money.ts';
import { centsOf, costIn, stockIn } from './amounts.ts';
import { pricesOf } from './foreign-prices.ts';
import type { ForeignRow } from './foreign-row.ts';
import type { ForeignProduct, ForeignReader, ForeignVariant, Reading } from './foreign-shop.ts';
import { plainText } from './foreign-text.ts';
import type { Losses } from './losses.ts';
import { cut } from '../cell-text.ts';
import { limitCell } from './ladders.ts';
import systems from './systems.json' with { type: 'json' };

/** A system in `systems.json`: its heads, and what its cells mean. */
interface SystemData {
  /** Heads that its header must contain. */
  keys?: string[];
  /** Our columns with their heads. Rows with the same `group` are one product. */
  columns?: Partial<Record<string, string[]>>;
  /** Where the choices of variants are. `{n}` is 1, 2 or 3, or `one`. */
  choices?: { names?: string; values?: string; in?: string; prefix?: string };
  separators?: { categories?: string; levels?: string; pictures?: string };
  /** By meaning: the heads, and the values that express it. */
  when?: Partial<Record<string, Partial<Record<string, string[]>>>>;
  /** Heads to rewrite first, such as those that contain the name of a branch. */
  rename?: string[][];
  /** Tills have no addresses of products. */
  isTill?: boolean;
  /** Whether rows of variants have numbers of their own, which products have too. Each belongs to the product before it. */
  hasVariantIds?: boolean;
  /** Other heads of the system, by which it is recognized. */
  heads: string[];
}
const all: Readonly<Record<ShopSystem, SystemData>> = systems;

/** The heads of each system, and rewrites of a file's heads. */
export const systemHeads = Object.entries(all).map(
  ([system, { keys = [], columns = {}, heads, ...data }]) => ({
    system: system as ShopSystem,
    heads: new Set([...keys, ...Object.values(columns).flatMap((names) => names ?? []), ...heads]),
    nameOf: renaming(data),
  }),
);

function renaming({ rename = [] }: Pick<SystemData, 'rename'>): (head: string) => string {
  const rules = rename.map(([from = '', to = '']) => [new RegExp(from, 'u'), to] as const);
  return (head) => rules.reduce((name, [from, to]) => name.replace(from, to), head);
}

/** The readers of all systems that need no code of their own. */
export const dataReaders: readonly ForeignReader[] = Object.entries(all).flatMap(([system, data]) =>
  data.keys ? [readerOf(system as ShopSystem, data, data.keys)] : [],
);

function readerOf(system: ShopSystem, data: SystemData, keys: readonly string[]): ForeignReader {
  return {
    system,
    keys: keys.map((key) => [key]),
    columns: Object.values(data.columns ?? {}).flatMap((names) => names ?? []),
    headOf: renaming(data),
    read(rows, reading) {
      const meanings = meaningsOf(data);
      return grouped(rows, meanings, reading.losses).map(([key, group]) =>
        productOf(key, group, { system, data, meanings, reading }),
      );
    },
  };
}

/** Heads are compared in lower case. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Choices = [attribute: string, value: string][];

/** Reads the rows of a system by its data. */
function meaningsOf({ columns = {}, choices = {}, when = {}, hasVariantIds = false }: SystemData) {
  const text = (row: ForeignRow, column: string) => row.text(...(columns[column] ?? []));
  const is = (row: ForeignRow, meaning: string) =>
    Object.entries(when[meaning] ?? {}).some(
      ([head, values = []]) => row.has(head) && values.includes(row.text(head).toLowerCase()),
    );
  const list = (row: ForeignRow, column: string, separator = ',') =>
    row.list(separator, ...(columns[column] ?? [])).map(plainText);
  /** Returns the choices of a variant. Their names may only be in the first row of the product. */
  function choicesOf(row: ForeignRow, first: ForeignRow): Choices {
    const { names = '', values = '', in: within = '', prefix } = choices;
    const written = row.text(within).split(/,(?=\s*\[)/u);
    const found = [
      ...written.map((part) => /^\s*\[\w+\](.+?)=(.+?)(?::#\w+)?$/u.exec(part)?.slice(1) ?? []),
      ...[...row.text('options').matchAll(/Name=(.+?)\|Value=(.+?)(?=Type=|$)/gu)].map((pair) =>
        pair.slice(1),
      ),
      ...row.filled
        .filter((head) => prefix !== undefined && head.startsWith(prefix))
        .map((head) => [capital(head.slice(prefix?.length)), row.text(head)]),
      ...['1', '2', '3', '4', 'one', 'two', 'three'].map((n) => [
        first.text(names.replace('{n}', n)),
        row.text(values.replace('{n}', n)),
      ]),
    ];
    return found.flatMap(([name = '', value = '']): Choices =>
      name === '' || value === '' ? [] : [[plainText(name), plainText(value)]],
    );
  }
  return { text, is, list, choicesOf, hasParts: when['variant'] !== undefined, hasVariantIds };
}
type Meanings = ReturnType<typeof meaningsOf>;

/** Returns the rows of each product. A row of a variant, or without name and number, belongs to the one before. */
function grouped(rows: readonly ForeignRow[], { text, is, hasVariantIds }: Meanings, losses: Losses) {
  const groups = new Map<string, ForeignRow[]>();
  let last: ForeignRow[] = [];
  for (const row of rows) {
    const [key, name] = [text(row, 'group'), text(row, 'name')];
    if (is(row, 'skip')) losses.add('otherTypes', name || key || String(row.line));
    else {
      const isPart = is(row, 'variant') || name === '';
      const isOfLast = isPart && (key === '' || (hasVariantIds && is(row, 'variant')));
      last = isOfLast ? last : key === '' ? [] : (groups.get(key) ?? []);
      if (last.length === 0) groups.set(key || `row ${row.line}`, last);
      last.push(row);
    }
  }
  return [...groups];
}

/** Returns every combination of choices that a product without rows of variants has: `#000000:Black;#ffffff:White`. */
const combined = (choices: Choices): Choices[] =>
  choices.reduce<Choices[]>(
    (found, [name, values]) =>
      found.flatMap((some) =>
        values.split(';').map((value): Choices => [...some, [name, value.replace(/^#\w+:/u, '').trim()]]),
      ),
    [[]],
  );

/** Returns an SKU for a product without one. */
const madeSku = (key: string, system: string): string =>
  key.startsWith('row ') ? `${system}-${key.slice(4)}` : key;

function productOf(
  key: string,
  rows: readonly ForeignRow[],
  { system, data, meanings, reading }: Surroundings,
): ForeignProduct {
  const [first] = rows;
  if (!first) throw new Error('a product without rows');
  const { text, is, list, hasParts } = meanings;
  const { losses } = reading;
  const { categories, levels = '>', pictures } = data.separators ?? {};
  const name = text(first, 'name');
  const parts = hasParts ? rows.filter((row) => is(row, 'variant')) : rows;
  const isHidden = is(first, 'hidden') && parts.every((row) => hasParts || is(row, 'hidden'));
  const found = rows.flatMap((row) => list(row, 'pictures', pictures));
  const addresses = found.filter((picture) => /^https?:\/\//iu.test(picture));
  if (addresses.length < found.length) losses.add('noPictureAddresses', name);
  const address = text(first, 'address').replace(/^https?:\/\/[^/]+/iu, '');
  const lost = { noAddresses: address === '' && !data.isTill, weighed: is(first, 'weighed') };
  for (const [loss, isLost] of Object.entries(lost)) if (isLost) losses.add(loss as keyof typeof lost, name);
  const ladder = text(first, 'ladder');
  const sku = hasParts || parts.length === 1 ? text(first, 'sku') : '';
  return {
    line: first.line,
    sku: sku || madeSku(key, system),
    oldPath: address.startsWith('/') ? address : '',
    names: { en: plainText(name) || sku },
    description: { en: text(first, 'description') },
    short: '',
    metaTitle: plainText(text(first, 'metaTitle')),
    metaDescription: plainText(text(first, 'metaDescription')),
    brand: plainText(text(first, 'brand')),
    tags: list(first, 'tags'),
    categories: list(first, 'categories', categories).map((path) =>
      cut(path, levels).filter((level) => level !== ''),
    ),
    pictures: [...new Set(addresses)],
    state: isHidden ? 'no' : is(first, 'unlisted') ? 'unlisted' : 'yes',
    notBrought: is(first, 'downloads') ? 'downloads' : is(first, 'services') ? 'services' : undefined,
    cells: {
      ...limitCell('order_minimum', text(first, 'minimum')),
      ...limitCell('order_maximum', text(first, 'maximum'), 0),
    },
    ladder: ladder === '' ? null : { text: ladder, isPercent: is(first, 'isPercent') },
    variants: variantsOf(parts, first, { meanings, reading, isHidden }),
  };
}

interface Surroundings {
  system: ShopSystem;
  data: SystemData;
  meanings: Meanings;
  reading: Reading;
}

interface Varied extends Pick<Surroundings, 'meanings' | 'reading'> {
  /** Whether no variant of the product was for sale. */
  isHidden: boolean;
}

function variantsOf(parts: readonly ForeignRow[], first: ForeignRow, varied: Varied): ForeignVariant[] {
  const { text, is, choicesOf, hasParts } = varied.meanings;
  const whole = variantOf(first, first, varied);
  // Without rows of variants, all combinations share the product's stock.
  if (parts.length === 0)
    return combined(choicesOf(first, first)).map((choices, at) => ({
      ...whole,
      ...(at > 0 && { stock: whole.stock === null ? null : 0, sku: '' }),
      choices,
      stockOf: first.line,
    }));
  const isShared = hasParts && is(first, 'shared');
  return parts.map((row, at): ForeignVariant => {
    const choices = choicesOf(row, first);
    const other: Choices = [['Variant', text(row, 'variation') || text(row, 'sku') || String(at + 1)]];
    return {
      ...variantOf(row, first, varied),
      choices: choices.length > 0 || parts.length === 1 ? choices : other,
      ...(isShared && { stock: at === 0 ? stockIn(text(first, 'stock')) : 0, stockOf: first.line }),
    };
  });
}

function variantOf(
  row: ForeignRow,
  first: ForeignRow,
  { meanings: { text, is }, reading, isHidden }: Varied,
): Omit<ForeignVariant, 'choices'> {
  /** Variants have the product's price and cost where they have none of their own. */
  const textOf = (column: string) => text(row, column) || (is(row, 'variant') ? text(first, column) : '');
  // A variant that wasn't for sale gets no stock if others were for sale.
  const isOut = [row, first].some((each) => is(each, 'out')) || (is(row, 'hidden') && !isHidden);
  const isUntracked = is(row, 'untracked') || is(first, 'uncounted');
  return {
    sku: text(row, 'sku'),
    ...pricesOf(
      {
        name: text(first, 'name'),
        ...pricesIn(textOf, is(first, 'isPercent'), reading),
        ...(is(first, 'notReduced') && { sale: '' }),
      },
      reading,
    ),
    stock: isOut ? 0 : isUntracked ? null : stockIn(text(row, 'stock')),
    cost: costIn(textOf('cost'), reading.money),
    barcode: text(row, 'barcode'),
    picture: '',
  };
}

/** Returns the regular and the lower price. Systems write the lower one itself, a former price, or a reduction. */
function pricesIn(textOf: (column: string) => string, isPercent: boolean, { money }: Reading) {
  const given = (column: string) => textOf(column).replace(/^[0.,]*$/u, '');
  const hundredths = (text: string) => centsOf(text, 0, { ...money, perDollar: 1 });
  const more = given('surcharge') === '' ? 0 : hundredths(given('surcharge'));
  const price = hundredths(textOf('price'));
  if (price === null || more === null) return { regular: textOf('price') };
  const regular = more === 0 ? textOf('price') : formatCents(price + more);
  if (given('compareAt') !== '') return { regular: given('compareAt'), sale: regular };
  if (given('reduction') === '') return { regular, sale: given('sale') };
  const off = isPercent
    ? (price + more) * (Number(given('reduction')) / 100)
    : hundredths(given('reduction'));
  return { regular, sale: off === null ? given('reduction') : formatCents(Math.round(price + more - off)) };
}
