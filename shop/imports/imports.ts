export { escaped } from './cell-text.ts';
export { exportedCatalogue } from './export-rows.ts';
export {
  type Cell,
  type ExportedKind,
  type FileTable,
  type KnownTable,
  matchable,
  recognised,
  tableColumns,
  type TableFault,
  type TableKind,
} from './file-table.ts';
export { escapeFormula, unescapeFormula, xlsxText } from './formula.ts';
export { foreignSetup, systemNames } from './foreign/read-foreign.ts';
export type { Loss, LossCode, ShopSystem } from './foreign/foreign-shop.ts';
export { importCatalogue, type ImportEvent, type ImportTotals } from './import-catalogue.ts';
export type { Importing } from './import-products.ts';
export type { FoundPicture } from './product-cells.ts';
export type { Problem, ProblemCode, RowResult } from './row.ts';
export {
  costColumns,
  type FileColumn,
  knownTables,
  type ReadFile,
  withoutAddresses,
  withoutCosts,
} from './known-tables.ts';
export {
  claimImport,
  countChanges,
  fetchedPictures,
  hasOpenImport,
  holdImport,
  importOf,
  type ImportState,
  insertImport,
  type ListedImport,
  listImports,
  matchColumn,
  matchedColumns,
  moveImport,
  releaseImport,
  requestStop,
  saveFetched,
  type StoredImport,
} from './import-queries.ts';
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
export { addressesIn, withPictures } from './picture-addresses.ts';
