/** The most a file of the catalogue may bring; what is more is refused before it takes the memory of anybody. */
export const fileLimits = {
  csvBytes: 200 * 1024 ** 2,
  xlsxBytes: 50 * 1024 ** 2,
  /** All parts of an XLSX together, unpacked. */
  inflatedBytes: 300 * 1024 ** 2,
  rows: 50_000,
  columns: 200,
  /** Of a cell and of a row, in characters. */
  cell: 200_000,
  row: 1_000_000,
  /** Memory of the worker that reads XLSX, in MiB, and its time in milliseconds. */
  workerMemory: 1024,
  workerTime: 60_000,
} as const;
