import { type CategoryColumn, categoryColumns, categoryNumberColumns } from './category-row.ts';
import { compareKey } from '#rules/compare-key.ts';
import { type DiscountColumn, discountColumns, type Reduced } from './import-discounts.ts';
import { type CouponColumn, couponColumns } from './import-coupons.ts';
import { type CustomerColumn, customerColumns, ofTheShop } from './customer-columns.ts';
import { garbled } from './garbled.ts';
import { nearestOf } from './name-index.ts';
import { type ProductColumn, productColumnNames, productNumberColumns } from './product-columns.ts';
import { type RedirectColumn, redirectAliases, redirectColumns } from './import-redirects.ts';
import { ofShoppers, type ReviewColumn, reviewColumns } from './import-reviews.ts';
import { type FileRow, problem, type ProblemCode } from './row.ts';
import { type TermColumn, termColumns } from './term-row.ts';
import { unescapeFormula } from './formula.ts';

/** A cell of a file: its text, or why it can't be read. */
export type Cell = string | { problem: ProblemCode };

/** A sheet or a CSV file. Lines are numbered as in spreadsheets; the header is line 1. */
export interface FileTable {
  name: string;
  header: readonly string[];
  records: readonly { line: number; cells: readonly Cell[] }[];
}

interface Shape<Kind extends string, Column extends string> {
  kind: Kind;
  /** The columns that identify the table and the record of a row. */
  keys: readonly Column[];
  columns: readonly Column[];
  /** Columns of exports that can't be imported. */
  ignored?: ReadonlySet<string>;
  /** Columns by their name in exports of the office, where it differs. */
  aliases?: ReadonlyMap<string, Column>;
}
const shapes = {
  products: { kind: 'products', keys: ['sku'], columns: productColumnNames },
  categories: { kind: 'categories', keys: ['category'], columns: categoryColumns },
  words: { kind: 'words', keys: ['kind', 'name'], columns: termColumns },
  discounts: { kind: 'discounts', keys: ['discount', 'amount'], columns: discountColumns },
  coupons: { kind: 'coupons', keys: ['coupon', 'active'], columns: couponColumns },
  redirects: {
    kind: 'redirects',
    keys: ['from', 'to'],
    columns: redirectColumns,
    ignored: new Set(['hits', 'lasthitat']),
    aliases: redirectAliases,
  },
  reviews: {
    kind: 'reviews',
    keys: ['id', 'state', 'checked'],
    columns: reviewColumns,
    ignored: ofShoppers,
  },
  customers: {
    kind: 'customers',
    keys: ['email', 'firstname'],
    columns: customerColumns,
    ignored: ofTheShop,
  },
} as const satisfies {
  products: Shape<'products', ProductColumn>;
  categories: Shape<'categories', CategoryColumn>;
  words: Shape<'words', TermColumn>;
  discounts: Shape<'discounts', DiscountColumn>;
  coupons: Shape<'coupons', CouponColumn>;
  redirects: Shape<'redirects', RedirectColumn>;
  reviews: Shape<'reviews', ReviewColumn>;
  customers: Shape<'customers', CustomerColumn>;
};
export type TableKind = keyof typeof shapes;
export type ExportedKind = keyof typeof tableColumns;
export const tableColumns = {
  words: termColumns,
  categories: categoryColumns,
  products: productColumnNames,
} as const;

/** A column of a file that staff matched to one of the catalog's, or that is unknown and skipped (null). */
export interface FileColumn {
  header: string;
  column: string | null;
  /** The nearest known column. */
  nearest: string | null;
  /** Whether it is no column but an attribute of variants, and `column` what it becomes. */
  isAxis?: true;
}

/** Columns written as numbers to XLSX files, so that spreadsheets can calculate with them. */
export const numberColumns: ReadonlySet<string> = new Set([
  ...productNumberColumns,
  ...categoryNumberColumns,
]);
/** Maximum length of a cell; Excel rejects files with longer ones. */
export const longestXlsxCell = 32_767;

/** A table whose kind was recognized by its header. */
export interface KnownTable {
  name: string;
  kind: TableKind;
  /** Unknown columns of the file, each with the nearest known one. */
  strangers: { name: string; nearest: string | undefined }[];
  rows: FileRow<string>[];
  /** The attributes that products need, by line, as rows of attributes. They are created with their products. */
  terms?: ReadonlyMap<number, readonly Partial<Record<TermColumn, string>>[]>;
  /** The products that leave discounts of earlier imports: they aren't reduced anymore. */
  reduced?: Reduced;
}

export interface TableError {
  name: string;
  /**
   * `notRecognised`: the table has none of the columns that identify its kind. `columnTwice`: it has a column
   * twice.
   */
  fault: 'notRecognised' | 'columnTwice';
  about?: string;
}

/** Recognizes the kind of a table. Columns are matched by name in any order, and rows without text are ignored. */
export function recognised({ name, header, records }: FileTable): KnownTable | TableError {
  const found = header.map(compareKey);
  const namesIn = ({ aliases }: Shape<TableKind, string>) => found.map((each) => aliases?.get(each) ?? each);
  const shape = Object.values<Shape<TableKind, string>>(shapes).find((each) =>
    each.keys.every((key) => namesIn(each).includes(key)),
  );
  const names = shape ? namesIn(shape) : found;
  if (!shape) return { name, fault: 'notRecognised' };
  const known = new Set<string>(shape.columns);
  const twice = names.find((each, at) => known.has(each) && names.indexOf(each) !== at);
  if (twice !== undefined) return { name, fault: 'columnTwice', about: twice };
  return {
    name,
    kind: shape.kind,
    strangers: names
      .filter((each) => each !== '' && !known.has(each) && !shape.ignored?.has(each))
      .map((each) => ({ name: each, nearest: nearestOf(each, known) })),
    rows: records
      .filter(({ cells }) => cells.some((cell) => typeof cell !== 'string' || cell.trim() !== ''))
      .map(({ line, cells }) => fileRow(line, cells, names, known)),
  };
}

function fileRow(
  line: number,
  cells: readonly Cell[],
  names: readonly string[],
  known: ReadonlySet<string>,
): FileRow<string> {
  const row: FileRow<string> = { line, cells: {}, problems: [] };
  const last = names.findLastIndex((name) => known.has(name));
  // A line with missing cells is an error. Otherwise a text or number that was cut off would count as complete.
  if (cells.length <= last) row.problems.push(problem(names[last] ?? '', 'short', cells.length));
  for (const [at, name] of names.entries()) {
    const cell = cells[at];
    if (!known.has(name) || cell === undefined) continue;
    if (typeof cell !== 'string') row.problems.push(problem(name, cell.problem));
    else {
      const code = garbled(cell);
      if (code) row.problems.push(problem(name, code));
      // Spreadsheets of macOS may write é as e and an accent, and keys and file names are compared.
      else row.cells[name] = unescapeFormula(cell).normalize('NFC');
    }
  }
  return row;
}
