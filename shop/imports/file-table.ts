import { categoryColumns, categoryNumberColumns } from './category-row.ts';
import type { Reduced } from './import-discounts.ts';
import { garbled } from './garbled.ts';
import { nearestOf } from './name-index.ts';
import { productColumnNames, productNumberColumns } from './product-columns.ts';
import { type FileRow, problem, type ProblemCode } from './row.ts';
import { type TermColumn, termColumns } from './term-row.ts';
import { unescapeFormula } from './formula.ts';
import { readHead, type TableKind } from './table-kind.ts';

/** A cell of a file: its text, or why it can't be read. */
export type Cell = string | { problem: ProblemCode };

/** A sheet or a CSV file. Lines are numbered as in spreadsheets; the header is line 1. */
export interface FileTable {
  name: string;
  header: readonly string[];
  records: readonly { line: number; cells: readonly Cell[] }[];
}

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
   * `notRecognised`: the table has none of the columns that identify its kind; `near…`: they are missing, but the others
   * tell its kind or its system. `ofSales`: it reports sales. `columnTwice`: it has a column twice.
   */
  fault:
    | 'notRecognised'
    | 'nearProducts'
    | 'nearCustomers'
    | 'nearOthers'
    | 'nearSystem'
    | 'ofSales'
    | 'columnTwice';
  about?: string;
}

/** The kinds that are named although a column that identifies their rows is missing. */
const nearProblems: Partial<Record<TableKind, TableError['fault']>> = {
  products: 'nearProducts',
  customers: 'nearCustomers',
};

/**
 * Recognizes the kind of a table by all its heads. Columns are matched by name in any order, and rows without text are
 * ignored.
 * @param matched the columns that staff matched, by header; '' for those that they skip
 * @param columns collects what heads mean, by header
 */
export function recognised(
  { name, header, records }: FileTable,
  matched: ReadonlyMap<string, string> = new Map(),
  columns = new Map<string, FileColumn>(),
): KnownTable | TableError {
  const { shape, names, meant, hasKeys, score } = readHead(header, matched);
  const shapeColumns = new Set<string>(shape.columns);
  const strangers = names
    .filter((each) => each !== '' && !shapeColumns.has(each) && !shape.ignored?.has(each))
    .map((each) => ({ name: each, nearest: nearestOf(each, shapeColumns) }));
  for (const [head, column] of meant) columns.set(head, { header: head, column, nearest: null });
  for (const { name: head, nearest = null } of strangers)
    columns.set(head, { header: head, column: null, nearest });
  if (!hasKeys)
    return { name, fault: score < 2 ? 'notRecognised' : (nearProblems[shape.kind] ?? 'nearOthers') };
  const twice = names.find((each, at) => shapeColumns.has(each) && names.indexOf(each) !== at);
  if (twice !== undefined) return { name, fault: 'columnTwice', about: twice };
  return {
    name,
    kind: shape.kind,
    strangers,
    rows: records
      .filter(({ cells }) => cells.some((cell) => typeof cell !== 'string' || cell.trim() !== ''))
      .map(({ line, cells }) => fileRow(line, cells, names, shapeColumns)),
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
