import { languages } from '#contract/languages.ts';
import type { BaseRow } from '#shop/reference-data/reference-data.ts';
import { basePlaces } from '../reference-data/base-places.ts';
import type { DemoData, DemoText } from './files.ts';
import type { BaseRowIds } from './slugs.ts';

export interface Place {
  id: number;
  name: DemoText;
}

/**
 * Returns a function that finds a place of the reference data by its key, such as 'KH/12/1202', with its row; null if
 * there is none.
 */
export function placeFinder({ base }: DemoData, ids: BaseRowIds): (key: string) => Place | null {
  const found = new Map<string, Place>();
  for (const [table, rows] of Object.entries(basePlaces(base))) {
    for (const { key, names } of rows) {
      const id = ids.get(`${table} ${key}`);
      if (id !== undefined) found.set(key, { id, name: textOf(names) });
    }
  }
  return (key) => found.get(key) ?? null;
}

const textOf = (names: BaseRow['names']): DemoText => ({
  en: names[languages.en.id] ?? '',
  km: names[languages.ar.id] ?? '',
});
