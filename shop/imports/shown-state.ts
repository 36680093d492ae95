import type { ShownState } from '#shop/records/records.ts';
import type { CellReader } from './row.ts';

/** The status values in a file. */
export const stateTexts = { published: 'yes', hidden: 'no', archived: 'archived' } as const;

/** Reads the status of a cell. Null if it is refused. */
export function readState<Column extends string>(
  cells: CellReader<Column>,
  column: Column,
): ShownState | null {
  const text = cells.text(column).toLowerCase();
  if (text === stateTexts.archived) return 'archived';
  if (text === '') return cells.refuse(column, 'missing');
  if (['yes', 'true', '1'].includes(text)) return 'published';
  return ['no', 'false', '0'].includes(text) ? 'hidden' : cells.refuse(column, 'state', text);
}
