/** A column: its head, and whether its cells are numbers, which end below each other. */
export interface Column {
  head: string;
  isNumber?: boolean;
}

/** Lines of a table for a terminal. Texts of many scripts belong into the last column: their width nobody knows. */
export function textTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const all = [columns.map(({ head }) => head), ...rows];
  const widths = columns.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return all.map((row) =>
    columns
      .map(({ isNumber }, at) => {
        const cell = row[at] ?? '';
        return isNumber === true ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0);
      })
      .join('  ')
      .trimEnd(),
  );
}
