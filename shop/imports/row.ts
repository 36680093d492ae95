import { readCount } from '#rules/read-number.ts';
import type { FaultCode } from '#shop/records/records.ts';

/** A row of a file: its line, as the person who opens the file counts, and its cells by the column's name. */
export interface FileRow<Column extends string> {
  line: number;
  cells: Partial<Record<Column, string>>;
  /** Cells that could not be read. */
  problems: Problem[];
}

/** Why a cell cannot be taken. Besides what the shop refuses: what only a file can have. */
export type ProblemCode =
  | FaultCode
  | 'amount'
  | 'number'
  | 'twoNumbers'
  | 'yesNo'
  | 'state'
  | 'several'
  | 'surcharge'
  | 'group'
  | 'kind'
  | 'noPicture'
  | 'badPicture'
  | 'repeated'
  | 'short'
  | 'formula'
  | 'noResult'
  | 'date'
  | 'long'
  | 'conflict'
  | 'lost'
  | 'encoding'
  | 'alike';

/** A cell that cannot be so. `about`: the name, number or line it is about. */
export interface Problem {
  column: string;
  code: ProblemCode;
  about?: string | number;
  /** Of what is unknown: what is called nearly so. */
  nearest?: string;
}

export const problem = (
  column: string,
  code: ProblemCode,
  about?: string | number,
  nearest?: string,
): Problem => ({
  column,
  code,
  ...(about !== undefined && { about }),
  ...(nearest !== undefined && { nearest }),
});

/** What could not be read, and what is wrong with the rest of the row: nothing is told twice of a column. */
export const allProblems = (unread: readonly Problem[], others: readonly Problem[]): Problem[] => [
  ...unread,
  ...others.filter(({ column }) => !unread.some((each) => each.column === column)),
];

/** What came, or would come, of a row. A difference is told as the file would say it. */
export interface RowResult {
  line: number;
  /** How the row is called: its SKU, its category, its kind and name. */
  key: string;
  state: 'new' | 'changed' | 'unchanged' | 'wrong';
  differences: { column: string; from: string; to: string }[];
  problems: Problem[];
}

/** The differences between two rows, column by column. */
export const differencesBetween = <Column extends string>(
  columns: readonly Column[],
  from: Partial<Record<Column, string>>,
  to: Partial<Record<Column, string>>,
): RowResult['differences'] =>
  columns
    .map((column) => ({ column, from: from[column] ?? '', to: to[column] ?? '' }))
    .filter((each) => each.from !== each.to);

/** What the problem of a number that could be two says of it: `"1,000" could be 1000 or 1`. */
export const listReadings = (text: string, readings: readonly string[]): string =>
  `"${text}" could be ${readings.join(' or ')}`;

/** Reads cells, and keeps what is wrong with them. */
export class CellReader<Column extends string> {
  readonly problems: Problem[];
  readonly #cells: Partial<Record<Column, string>>;

  constructor({ cells, problems }: FileRow<Column>) {
    this.#cells = cells;
    this.problems = [...problems];
  }

  has(column: Column): boolean {
    return this.#cells[column] !== undefined;
  }

  text(column: Column): string {
    return this.#cells[column]?.trim() ?? '';
  }

  refuse(column: Column, code: ProblemCode, about?: string | number, nearest?: string): null {
    this.problems.push(problem(column, code, about, nearest));
    return null;
  }

  /** A whole number from 0; null for an empty cell, and for one that is refused. */
  count(column: Column): number | null {
    const text = this.text(column);
    if (text === '') return null;
    const { value, readings } = readCount(text);
    if (readings) return this.refuse(column, 'twoNumbers', listReadings(text, readings));
    return value ?? this.refuse(column, 'number', text);
  }

  yes(column: Column): boolean {
    const text = this.text(column).toLowerCase();
    if (yes.has(text)) return true;
    if (!no.has(text)) this.refuse(column, 'yesNo', text);
    return false;
  }
}

const yes = new Set(['yes', 'true', '1']);
const no = new Set(['no', 'false', '0', '']);
