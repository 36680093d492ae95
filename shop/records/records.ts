export { countSome, maxCounted } from './count-queries.ts';
export { draftOf } from './draft.ts';
export { changeRecords, planned } from './change-records.ts';
export { beginBulk, bulkEntries, bulkSizes, readBulk } from './bulk-queries.ts';
export { type HistoryEntry, historyEntry, historyOf, lastChanges, versionOf } from './history-queries.ts';
export { anyKind } from './kind.ts';
export type {
  AnyKind,
  ChangeContext,
  Change,
  Changing,
  FieldError as Fault,
  ValidationCode,
  Kind,
  Noted,
  Outcome,
  ShownState,
  Stored,
  Written,
} from './kind.ts';
export { hasPart, hasPhonePart, likeText } from './part-queries.ts';
export { resourceKind } from './resource-kind.ts';
export {
  columnName,
  type ListedRecords,
  type ListRequest,
  type ListSql,
  listRecords,
  listWith,
  writeRecords,
} from './resource-queries.ts';
export { putRows } from './row-queries.ts';
export { rowsInOrder } from './rows-in-order-queries.ts';
export {
  type BothTexts,
  bothTexts,
  type Button,
  button,
  day,
  filled,
  filledBoth,
  background,
  idSet,
  line,
  type Names,
  names,
  noTexts,
  localizedPicture,
  position,
  sameName,
  shownState,
  someNames,
  integerBetween,
} from '#contract/shapes.ts';
export { normalizeText, normalizeLine } from '#contract/forms/tidy.ts';
export { dayErrors } from './day-errors.ts';
export { shownPart, undo, undoChanges } from './undo.ts';
export { inTransaction, withinTransaction } from '#shop/transaction.ts';
