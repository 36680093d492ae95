/** One change that makes the shop's output or behavior differ from the specification. */
export interface Mutant {
  /** Row of the coverage tables (docs/specification/): a test of that row must detect the change. */
  row: string;
  file: string;
  /** Must occur exactly once in the file. */
  from: string;
  to: string;
  /** Which of the row's tests to run. Defaults to its first. */
  test?: string;
}

export type Change = readonly [row: string, from: string, to: string, test?: string];

/** Creates mutants for one file. */
export const mutantsOf = (file: string, changes: readonly Change[]): Mutant[] =>
  changes.map(([row, from, to, test]) => ({ row, file, from, to, ...(test !== undefined && { test }) }));
