export { exportedCatalogue } from './export-rows.ts';
export {
  type Cell,
  type ExportedKind,
  type FileTable,
  type KnownTable,
  recognised,
  tableColumns,
  type TableFault,
  type TableKind,
} from './file-table.ts';
export { escapeFormula, unescapeFormula } from './formula.ts';
export { foreignSetup, readForeign, systemNames } from './foreign/read-foreign.ts';
export type { Loss, LossCode, ShopSystem } from './foreign/foreign-shop.ts';
export { importCatalogue, type ImportEvent, type ImportTotals } from './import-catalogue.ts';
export type { Importing } from './import-products.ts';
export type { FoundPicture } from './product-cells.ts';
export type { Problem, ProblemCode, RowResult } from './row.ts';
