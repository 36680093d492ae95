/** One change that makes the shop's output or behavior differ from the specification. */
export interface Mutant {
  /** The row of the coverage tables (docs/specification/). A test of that row must detect the change. */
  row: string;
  file: string;
  /** The text to replace, which must occur exactly once in the file. */
  from: string;
  to: string;
  /** The test of the row to run. Defaults to its first. */
  test?: string;
}

export type Change = readonly [row: string, from: string, to: string, test?: string];

export const mutantsOf = (file: string, changes: readonly Change[]): Mutant[] =>
  changes.map(([row, from, to, test]) => ({ row, file, from, to, ...(test !== undefined && { test }) }));
