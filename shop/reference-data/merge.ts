import type { Fields } from './base-rows.ts';

/** A row as stored. `parent` is the id of its parent row. */
export interface StoredRow {
  id: number;
  parent: number | null;
  fields: Fields;
}

/** What was imported under a key: the row (null if skipped), and the values last written to it. */
export interface ImportResult {
  rowId: number | null;
  written: Fields;
}

/**
 * Returns what to write to an existing row, so that it gets the corrections of a release without losing edits
 * by staff: a field changes only while it still has the last imported value. A row that wasn't imported
 * (`written` is null) keeps its values and gets missing ones.
 */
export function mergedFields(
  row: Fields,
  stored: Fields,
  written: Fields | null,
): { change: Fields; written: Fields } {
  const change: Record<string, Fields[string]> = {};
  const next: Record<string, Fields[string]> = {};
  for (const [field, value] of Object.entries(row)) {
    const current = stored[field] ?? null;
    const last = written?.[field];
    const isOurs = last === undefined ? current === null : current === last;
    if (current !== value && isOurs) change[field] = value;
    next[field] = isOurs || current === value || last === undefined ? value : last;
  }
  return { change, written: next };
}

/**
 * Finds the stored row that means the same: by code, otherwise by name in the first language that has one.
 */
export function sameRow(row: Fields, candidates: readonly StoredRow[]): StoredRow | undefined {
  const by = (field: string) =>
    row[field] ? candidates.find(({ fields }) => fields[field] === row[field]) : undefined;
  return by('code') ?? by('name 1');
}
