/** One change that makes the shop say or do something else than the specification. */
export interface Mutant {
  /** Of the coverage tables (docs/specification/): a test of that row must see the change. */
  row: string;
  file: string;
  /** Stands in the file once. */
  from: string;
  to: string;
  /** Which of the row's tests is run; by default its first. */
  test?: string;
}

export type Change = readonly [row: string, from: string, to: string, test?: string];

/** Changes of one file. */
export const mutantsOf = (file: string, changes: readonly Change[]): Mutant[] =>
  changes.map(([row, from, to, test]) => ({ row, file, from, to, ...(test !== undefined && { test }) }));
