import type { CategoryChange, CategoryFields, StoredCategory } from '#shop/catalogue/catalogue.ts';
import { cut, plain, tidyPath } from './cell-text.ts';
import type { FoundPicture } from './product-cells.ts';
import { readState, stateTexts } from './shown-state.ts';
import { pathOf, type References } from './references.ts';
import { CellReader, type FileRow, type Problem } from './row.ts';

/** The columns of categories. The path identifies the category; `new_path` renames or moves it. */
export const categoryColumns = [
  'category',
  'new_path',
  'name_km',
  'picture',
  'position',
  'published',
  'meta_title_en',
  'meta_title_km',
  'meta_description_en',
  'meta_description_km',
] as const;
export const categoryNumberColumns = ['position'] as const satisfies readonly CategoryColumn[];
export type CategoryColumn = (typeof categoryColumns)[number];

export const categoryFieldColumns: Record<keyof CategoryFields, CategoryColumn> = {
  parentId: 'category',
  names: 'category',
  picture: 'picture',
  position: 'position',
  state: 'published',
  metaTitle: 'meta_title_en',
  metaDescription: 'meta_description_en',
};

const metaColumns = [
  ['metaTitle', 'meta_title'],
  ['metaDescription', 'meta_description'],
] as const;

export function categoryRow(
  category: StoredCategory,
  all: References['categories'],
): Record<CategoryColumn, string> {
  return {
    category: pathOf(category, all),
    new_path: '',
    name_km: category.names.ar ?? '',
    picture: category.picture === null ? '' : fileOf(category.picture),
    position: String(category.position),
    published: stateTexts[category.state],
    meta_title_en: category.metaTitle.en,
    meta_title_km: category.metaTitle.km,
    meta_description_en: category.metaDescription.en,
    meta_description_km: category.metaDescription.km,
  };
}

const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

export interface CategoryChanges {
  path: string;
  change: CategoryChange;
  problems: Problem[];
}

/**
 * Parses the changes of a row. An unknown path creates a category; its parent must exist or appear earlier in the file.
 */
export function categoryChanges(
  row: FileRow<CategoryColumn>,
  { paths, categories }: Pick<References, 'paths' | 'categories'>,
  pictures: ReadonlyMap<string, FoundPicture>,
): CategoryChanges {
  const cells = new CellReader(row);
  const path = tidyPath(cells.text('category'));
  const newPath = tidyPath(cells.text('new_path'));
  if (path === '') cells.refuse('category', 'missing');
  const found = paths.find(path);
  // When an interrupted import is restarted, the file still has the old path.
  const moved = found === null && newPath !== '' ? paths.find(newPath) : null;
  const id = moved ?? found;
  if (id === 'several') cells.refuse('category', 'several', path);
  const fields: Partial<CategoryFields> = {};
  const requested = newPath === '' ? (id === null ? path : null) : newPath;
  if (requested !== null && typeof moved !== 'number')
    Object.assign(fields, placeOf(requested, paths, cells));
  if (cells.has('name_km')) fields.names = { ...fields.names, ar: cells.text('name_km') };
  const stored = typeof id === 'number' ? categories.get(id) : undefined;
  if (cells.has('picture')) fields.picture = pictureOf(cells, stored?.picture ?? null, pictures);
  if (cells.has('position') && cells.text('position') !== '') fields.position = positionOf(cells) ?? 0;
  Object.assign(fields, stateIn(cells), metaTextsOf(cells, stored));
  const change = typeof id === 'number' ? { id, fields } : { fields };
  return { path, change, problems: cells.problems };
}

export const categoryPictures = ({ cells: { picture = '' } }: FileRow<CategoryColumn>): string[] =>
  picture.trim() === '' ? [] : [picture.trim()];

function stateIn(cells: CellReader<CategoryColumn>): Partial<CategoryFields> {
  const state = cells.has('published') ? readState(cells, 'published') : null;
  return state === null ? {} : { state };
}

/** Returns the texts for search engines that a row has in at least one language. */
function metaTextsOf(
  cells: CellReader<CategoryColumn>,
  stored: StoredCategory | undefined,
): Partial<CategoryFields> {
  const fields: Partial<CategoryFields> = {};
  for (const [name, column] of metaColumns) {
    const { en, km } = stored?.[name] ?? { en: '', km: '' };
    const textIn = (tag: 'en' | 'km', before: string) =>
      cells.has(`${column}_${tag}`) ? cells.text(`${column}_${tag}`) : before;
    if (cells.has(`${column}_en`) || cells.has(`${column}_km`))
      fields[name] = { en: textIn('en', en), km: textIn('km', km) };
  }
  return fields;
}

function placeOf(
  path: string,
  paths: References['paths'],
  cells: CellReader<CategoryColumn>,
): Partial<CategoryFields> {
  const pieces = cut(path, '>');
  const names = { en: plain(pieces.pop() ?? '') };
  const above = pieces.join(' > ');
  if (above === '') return { names, parentId: null };
  const parent = paths.find(above);
  if (typeof parent === 'number') return { names, parentId: parent };
  cells.refuse('category', parent === null ? 'unknown' : 'several', above);
  return {};
}

function pictureOf(
  cells: CellReader<CategoryColumn>,
  current: string | null,
  pictures: ReadonlyMap<string, FoundPicture>,
): string | null {
  const name = cells.text('picture');
  if (name === '') return null;
  if (current !== null && name === fileOf(current)) return current;
  const found = pictures.get(name) ?? { problem: 'noPicture' };
  return 'problem' in found ? cells.refuse('picture', found.problem, name) : found.path;
}

const positionOf = (cells: CellReader<CategoryColumn>): number | null => cells.count('position');
