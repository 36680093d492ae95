import { z } from 'zod';
import { readCount } from '#rules/read-number.ts';
import type { ValidationCode } from '#shop/records/records.ts';

/** A row of a file: its line number as shown in a spreadsheet, and its cells by column name. */
export interface FileRow<Column extends string> {
  line: number;
  cells: Partial<Record<Column, string>>;
  /** Errors of cells that couldn't be read. */
  problems: Problem[];
}

/** Why a cell is refused: the shop's own validation errors, and those that only a file can have. */
export type ProblemCode =
  | ValidationCode
  | 'amount'
  | 'subCent'
  | 'step'
  | 'number'
  | 'twoNumbers'
  | 'yesNo'
  | 'state'
  | 'several'
  | 'surcharge'
  | 'group'
  | 'per'
  | 'variant'
  | 'kind'
  | 'noProduct'
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
  | 'alike'
  | 'email'
  | 'phone'
  | 'language'
  | 'noLogin'
  | 'otherEmail'
  | 'ownPhone'
  | 'severalCustomers'
  | 'closed'
  | 'couponBuyGet'
  | 'couponProducts'
  | 'couponCustomers'
  | 'couponPayment'
  | 'couponPlaces'
  | 'couponTerms'
  | 'couponNoTerms';

/** The error of a cell. `about` is the name, number or line concerned. */
export interface Problem {
  column: string;
  code: ProblemCode;
  about?: string | number;
  /** The nearest known name, if the name is unknown. */
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

/** Combines errors of reading with other errors of the row, at most one per column. */
export const allProblems = (unread: readonly Problem[], others: readonly Problem[]): Problem[] => [
  ...unread,
  ...others.filter(({ column }) => !unread.some((each) => each.column === column)),
];

/** The result of a row, or of its dry run. Differences are in the file's notation. */
export interface RowResult {
  line: number;
  /** What identifies the row: its SKU, its category, or its kind and name. */
  key: string;
  state: 'new' | 'changed' | 'unchanged' | 'wrong';
  differences: { column: string; from: string; to: string }[];
  problems: Problem[];
  /** The id of the customer it is about. */
  customer?: number;
}

export const differencesBetween = <Column extends string>(
  columns: readonly Column[],
  from: Partial<Record<Column, string>>,
  to: Partial<Record<Column, string>>,
): RowResult['differences'] =>
  columns
    .map((column) => ({ column, from: from[column] ?? '', to: to[column] ?? '' }))
    .filter((each) => each.from !== each.to);

/** Describes an ambiguous number: `"1,000" could be 1000 or 1`. */
export const listReadings = (text: string, readings: readonly string[]): string =>
  `"${text}" could be ${readings.join(' or ')}`;

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** Reads cells and collects their errors. */
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

  /** Reads an integer from 0. Null for an empty or refused cell. */
  count(column: Column): number | null {
    const text = this.text(column);
    if (text === '') return null;
    const { value, readings } = readCount(text);
    if (readings) return this.refuse(column, 'twoNumbers', listReadings(text, readings));
    return value ?? this.refuse(column, 'number', text);
  }

  /** Reads a stock, which is negative if more was sold than there is. */
  stock(column: Column): number | null {
    const text = this.text(column);
    const isOwed = text.startsWith('-') && /^-[1-9]\d*$/u.test(text);
    return isOwed ? Number(text) : this.count(column);
  }

  /** Reads a day, yyyy-mm-dd. Null for an empty or refused cell. */
  day(column: Column): string | null {
    const text = this.text(column);
    return text === '' || isDay(text) ? text || null : this.refuse(column, 'date', text);
  }

  yes(column: Column): boolean {
    const text = this.text(column).toLowerCase();
    if (yes.has(text)) return true;
    if (!no.has(text)) this.refuse(column, 'yesNo', text);
    return false;
  }
}

/** Texts that mean yes in every kind of file. */
export const yes: ReadonlySet<string> = new Set(['yes', 'true', '1']);
const no = new Set(['no', 'false', '0', '']);
