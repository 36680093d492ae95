export { escaped } from './cell-text.ts';
export { exportedCatalogue, productRowsOf, taxonomyRows } from './export-rows.ts';
export {
  type Cell,
  type FileColumn,
  type ExportedKind,
  type FileTable,
  type KnownTable,
  longestXlsxCell,
  numberColumns,
  recognised,
  tableColumns,
  type TableError as TableFault,
} from './file-table.ts';
export type { TableKind } from './table-kind.ts';
export { escapeFormula, quotedInCsv, unescapeFormula, xlsxText } from './formula.ts';
export { type FileMoney } from './foreign/currencies.ts';
export type { FilePrices } from './foreign/seen-prices.ts';
export type { UnsupportedData, LossCode } from './foreign/losses.ts';
export { foreignSetup } from './foreign/read-foreign.ts';
export { importCatalogue, type ImportEvent, type ImportTotals } from './import-catalogue.ts';
export type { Importing } from './import-products.ts';
export type { FoundPicture } from './product-cells.ts';
export type { Problem, ProblemCode, RowResult } from './row.ts';
export {
  costColumns,
  knownTables,
  matchableOf,
  type ReadFile,
  storedMatch,
  withoutAddresses,
  withoutCosts,
} from './known-tables.ts';
export {
  claimImport,
  countChanges,
  hasOpenImport,
  holdImport,
  importOf,
  type ImportState,
  insertImport,
  type ListedImport,
  listImports,
  moveImport,
  releaseImport,
  requestStop,
  type StoredImport,
} from './import-queries.ts';
export { fetchedPictures, matchColumn, matchedColumns, saveFetched } from './remembered-queries.ts';
export {
  correctCell,
  countRows,
  type ImportCounts,
  type ImportRow,
  kindsOf,
  type Lacking,
  rowsOf,
} from './import-row-queries.ts';
export {
  checkRows,
  ImportTakenError,
  type ImportWork,
  runRows,
  startImport,
  storeRead,
  undoAll,
} from './office-import.ts';
export { archivedByUndo } from './undone-queries.ts';
export { addressesIn, withPictures } from './picture-addresses.ts';
