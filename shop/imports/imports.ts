export { exportedCatalogue } from './export-rows.ts';
export {
  type Cell,
  type FileTable,
  type KnownTable,
  recognised,
  tableColumns,
  type TableFault,
  type TableKind,
} from './file-table.ts';
export { escapeFormula, unescapeFormula } from './formula.ts';
export { importCatalogue, type ImportEvent, type ImportTotals } from './import-catalogue.ts';
export type { Importing } from './import-products.ts';
export type { FoundPicture } from './product-cells.ts';
export type { Problem, ProblemCode, RowResult } from './row.ts';
