import type { Labelled } from './labels/labelled.ts';
import { brands, categories, khmerCategories, names } from './labels/names.ts';
import { fillers, nothing, occasions, synonyms } from './labels/needs.ts';
import * as spelt from './labels/spellings.ts';
import { newcomerQueries } from './labels/newcomer-queries.ts';
import { colours, materials, measures } from './labels/traits.ts';

export interface LabelledQuery extends Labelled {
  kind: string;
}

const byKind: Record<string, Labelled[]> = {
  name: names,
  category: categories,
  'category in Khmer': khmerCategories,
  brand: brands,
  'use or occasion': occasions,
  'joined or split': spelt.joined,
  'slip of a letter': spelt.slips,
  'slip in Khmer': spelt.khmerTypos,
  synonym: synonyms,
  'romanised Khmer': spelt.romanised,
  'other language': spelt.otherLanguage,
  'mixed languages': spelt.mixed,
  'number or measure': measures,
  colour: colours,
  material: materials,
  'filler words': fillers,
  plural: spelt.plurals,
  'short Khmer word': spelt.shortKhmer,
  'nothing to find': nothing,
  strangers: newcomerQueries,
};

/**
 * Queries as shoppers of the demo shop type them. They were labeled by reading the catalog, before any search
 * was run. A label is corrected only when it is wrong about the catalog, never because of a search result.
 */
export const labelledQueries: LabelledQuery[] = Object.entries(byKind).flatMap(([kind, queries]) =>
  queries.map((query) => ({ kind, ...query })),
);
