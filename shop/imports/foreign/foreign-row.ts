import { compareKey } from '#rules/compare-key.ts';
import { cut } from '../cell-text.ts';
import type { FileTable } from '../file-table.ts';

/** Shopify writes an apostrophe before digits and signs, so that spreadsheets keep them: `'10110`, `'+855`. */
const quoted = /^'(?=[\d+\-=@])/u;

/** A row whose cells are found by column name. */
export class ForeignRow {
  readonly line: number;
  readonly #cells: ReadonlyMap<string, string>;
  readonly #read: Set<string>;

  constructor(line: number, cells: ReadonlyMap<string, string>, read: Set<string>) {
    this.line = line;
    this.#cells = cells;
    this.#read = read;
  }

  /** Returns the first non-empty cell among these columns. */
  text(...columns: string[]): string {
    let found = '';
    for (const column of columns) {
      this.#read.add(column);
      found ||= this.#cells.get(column) ?? '';
    }
    return found;
  }

  /** Splits a cell. A separator with a backslash belongs to its piece: `Bags\, purses`. */
  list(separator: string, ...columns: string[]): string[] {
    const pieces = cut(this.text(...columns), separator);
    return pieces
      .map((piece) => piece.replaceAll(`\\${separator}`, separator))
      .filter((piece) => piece !== '');
  }

  /** Splits a cell by the first of these separators that it has. */
  listBy(separators: readonly string[], ...columns: string[]): string[] {
    const text = this.text(...columns);
    return this.list(separators.find((sign) => cut(text, sign).length > 1) ?? ',', ...columns);
  }

  /** Returns the columns with content. */
  get filled(): string[] {
    return [...this.#cells].filter(([, text]) => text !== '').map(([name]) => name);
  }

  has(column: string): boolean {
    return this.#cells.has(column);
  }
}

/** Returns the rows of a table, and the columns with content that no reader asked for. */
export function foreignRows({ header, records }: FileTable, headOf = (head: string) => head) {
  const names = header.map(compareKey).map(headOf);
  const read = new Set<string>();
  const filled = new Set<string>();
  const rows = records.map(({ line, cells }) => {
    const texts = new Map<string, string>();
    for (const [at, name] of names.entries()) {
      const cell = cells[at];
      const text = typeof cell === 'string' ? cell.trim().replace(quoted, '') : '';
      if (text !== '') filled.add(name);
      if (!texts.get(name)) texts.set(name, text);
    }
    return new ForeignRow(line, texts, read);
  });
  const unread = () => [...filled].filter((name) => name !== '' && !read.has(name));
  return { rows: rows.filter((row) => names.some((name) => row.has(name))), unread, read };
}
