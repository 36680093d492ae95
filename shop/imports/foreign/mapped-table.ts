import { type KnownTable, recognised } from '../file-table.ts';
import type { Problem } from '../row.ts';

export interface MappedRow {
  line: number;
  cells: Partial<Record<string, string>>;
  /** Why it can't be imported. */
  problems?: Problem[];
}

/**
 * Passes rows through the checks of every file: texts in a wrong encoding, and formulas. Columns that a row doesn't have
 * stay out of it, because an empty cell would clear the field.
 */
export function tableOf(name: string, rows: readonly MappedRow[]): KnownTable {
  const header = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))];
  const records = rows.map(({ line, cells }) => ({
    line,
    cells: header.map((column) => cells[column] ?? ''),
  }));
  const table = rows.length === 0 ? null : recognised({ name, header, records });
  if (table && 'fault' in table) throw new Error(`a mapped table has the fault ${table.fault}`);
  if (table) {
    const rowsAsSet = table.rows.map((row, at) => {
      const filled = Object.entries(row.cells).filter(([column]) => column in (rows[at]?.cells ?? {}));
      return {
        ...row,
        cells: Object.fromEntries(filled),
        problems: [...(rows[at]?.problems ?? []), ...row.problems],
      };
    });
    return { ...table, rows: rowsAsSet };
  }
  return { name, kind: 'products', strangers: [], rows: [] };
}
