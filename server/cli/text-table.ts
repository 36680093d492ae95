/** A column: its header, and whether its cells are numbers, which are right-aligned. */
export interface Column {
  head: string;
  isNumber?: boolean;
}

/**
 * Formats a table for a terminal. Put text in other scripts into the last column, because its width is unpredictable.
 */
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
