/** The limits of an import file, checked before it can exhaust the memory. */
export const fileLimits = {
  csvBytes: 200 * 1024 ** 2,
  xlsxBytes: 50 * 1024 ** 2,
  /** The size of all parts of an XLSX together, uncompressed. */
  inflatedBytes: 300 * 1024 ** 2,
  rows: 50_000,
  columns: 200,
  /** Maximum characters per cell and per row. */
  cell: 200_000,
  row: 1_000_000,
  /** Memory of the XLSX worker in MiB, and its timeout in milliseconds. */
  workerMemory: 1024,
  workerTime: 60_000,
} as const;
