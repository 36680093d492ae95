import { type KnownTable, recognised } from '../file-table.ts';

export type MappedRow = { line: number; cells: Record<string, string> };

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
      return { ...row, cells: Object.fromEntries(filled) };
    });
    return { ...table, rows: rowsAsSet };
  }
  return { name, kind: 'products', strangers: [], rows: [] };
}
