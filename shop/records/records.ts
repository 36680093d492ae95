export { changeRecords } from './change-records.ts';
export { type HistoryEntry, historyOf, versionOf } from './history-queries.ts';
export type {
  Around,
  Change,
  Changing,
  Fault,
  FaultCode,
  Kind,
  Noted,
  Outcome,
  ShownState,
  Stored,
  Written,
} from './kind.ts';
export { drawIds, putRows } from './row-queries.ts';
export {
  type BothTexts,
  bothTexts,
  type Button,
  button,
  filled,
  filledBoth,
  ground,
  noTexts,
  ownPicture,
  position,
} from './shapes.ts';
export { undo } from './undo.ts';
export { inTransaction } from '#shop/transaction.ts';
