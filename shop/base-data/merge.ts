import type { Fields } from './base-rows.ts';

/** A row as it is stored. `parent`: the id of the row it belongs to. */
export interface StoredRow {
  id: number;
  parent: number | null;
  fields: Fields;
}

/** What was brought before under a key: which row it became (null: left out), and what was written into it last. */
export interface Brought {
  rowId: number | null;
  written: Fields;
}

/**
 * What to write into a row that is there, so that a corrected release reaches it and nothing of the staff's is lost: a field is
 * changed only while it still holds what was written last. A row that nobody brought (`written` null) is taken as it is, and gets
 * what it lacks.
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

/** The stored row that is the same thing: by its code, else by its name in the first language it is named in. */
export function sameRow(row: Fields, candidates: readonly StoredRow[]): StoredRow | undefined {
  const by = (field: string) =>
    row[field] ? candidates.find(({ fields }) => fields[field] === row[field]) : undefined;
  return by('code') ?? by('name 1');
}
