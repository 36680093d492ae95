/** The limits of an import file, checked before it can exhaust the memory. */
export const fileLimits = {
  csvBytes: 200 * 1024 ** 2,
  xlsxBytes: 50 * 1024 ** 2,
  /** The size of all parts of an XLSX together, uncompressed. */
  inflatedBytes: 200 * 1024 ** 2,
  rows: 50_000,
  columns: 200,
  /** Maximum characters per cell and per row. */
  cell: 200_000,
  row: 1_000_000,
  /** Maximum characters of an XLSX. Cells can share one text of the file, which is copied for each of them. */
  characters: 50_000_000,
  /** Memory of the XLSX worker in MiB, beside the unpacked parts, and its timeout in milliseconds. The shop has 1 GiB. */
  workerMemory: 384,
  workerTime: 60_000,
} as const;
