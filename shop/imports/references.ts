import { attributeKinds } from '#contract/constants.ts';
import { defaultLanguage, languageCodes } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import {
  type StoredCategory,
  storedCategories,
  type Known,
  type MethodName,
  printMethods,
  shippingMethodNames,
  type TaxonomyTerm,
  storedTerms,
  type TaxonomyType,
  taxonomyTypeNames,
} from '#shop/catalogue/catalogue.ts';
import { escaped } from './cell-text.ts';
import { NameIndex } from './name-index.ts';

/** Everything to which rows refer by name, as of when a file is read or written. */
export interface References {
  categories: ReadonlyMap<number, StoredCategory>;
  paths: NameIndex;
  words: ReadonlyMap<TaxonomyType, TaxonomyTerm[]>;
  brands: NameIndex;
  vendors: NameIndex;
  tags: NameIndex;
  colours: NameIndex;
  sizes: NameIndex;
  /** The attributes, without color and size. */
  attributes: NameIndex;
  optionsOf: (attributeId: number) => NameIndex;
  shippingMethods: NameIndex;
  printMethods: NameIndex;
}

export interface Referred {
  categories: readonly StoredCategory[];
  words: ReadonlyMap<TaxonomyType, TaxonomyTerm[]>;
  shippingMethods: readonly { id: number; names: TaxonomyTerm['names'] }[];
  printMethods: readonly MethodName[];
}

export async function readReferred(db: Database): Promise<Referred> {
  const terms = new Map<TaxonomyType, TaxonomyTerm[]>();
  for (const kind of taxonomyTypeNames) terms.set(kind, await storedTerms(db, kind));
  return {
    categories: await storedCategories(db),
    words: terms,
    shippingMethods: await shippingMethodNames(db),
    printMethods: await printMethods(db),
  };
}

export function referencesOf({
  categories,
  words: terms,
  shippingMethods,
  ...methods
}: Referred): References {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const index = (kind: TaxonomyType) => new NameIndex((terms.get(kind) ?? []).map(named));
  const fixed = new Set<number>(Object.values(attributeKinds));
  const others = (terms.get('attribute') ?? []).filter(({ id }) => !fixed.has(id));
  const options = Map.groupBy(terms.get('option') ?? [], ({ attributeId }) => attributeId);
  const indexes = new Map(
    others.map(({ id }) => [id, new NameIndex((options.get(id) ?? []).map(named))] as const),
  );
  const none = new NameIndex([]);
  return {
    categories: byId,
    paths: new NameIndex(categories.map((category) => pathsOf(category, byId))),
    words: terms,
    brands: index('brand'),
    vendors: index('vendor'),
    tags: index('tag'),
    colours: index('colour'),
    sizes: index('size'),
    attributes: new NameIndex(others.map(named)),
    optionsOf: (attributeId) => indexes.get(attributeId) ?? none,
    shippingMethods: new NameIndex(shippingMethods.map(named)),
    printMethods: new NameIndex(methods.printMethods.map(({ id, en, km }) => ({ id, names: [en, km] }))),
  };
}

const allNames = (names: TaxonomyTerm['names']): string[] =>
  [names[defaultLanguage], ...languageCodes.map((code) => names[code])].filter((name) => name !== undefined);

const named = ({ id, names }: { id: number; names: TaxonomyTerm['names'] }) => ({
  id,
  names: allNames(names),
});

/**
 * Returns the names of a category. It is identified by its path, but its own names also find it if no other
 * category has them.
 */
function pathsOf(category: StoredCategory, all: References['categories']) {
  const names = allNames(category.names);
  return { id: category.id, names: [pathOf(category, all), ...names] };
}

/** Returns a path such as `Drinkware > Mugs & Cups`. A `>` in a name is escaped with a backslash. */
export function pathOf(category: StoredCategory, all: References['categories']): string {
  const parent = category.parentId === null ? undefined : all.get(category.parentId);
  const own = escaped(allNames(category.names)[0] ?? `#${category.id}`, '>');
  return parent ? `${pathOf(parent, all)} > ${own}` : own;
}

/** Returns the ids to which a product may refer, including those that a dry run would create. */
export function knownOf(references: References): Known {
  const options = (references.words.get('option') ?? []).map(
    ({ id, attributeId = 0 }) => [id, attributeId] as const,
  );
  const open = [...references.categories.values()].filter(({ state }) => state !== 'archived');
  return {
    categories: new Set(open.map(({ id }) => id)),
    brands: references.brands.ids,
    vendors: references.vendors.ids,
    tags: references.tags.ids,
    colours: references.colours.ids,
    sizes: references.sizes.ids,
    shippingMethods: references.shippingMethods.ids,
    attributes: references.attributes.ids,
    options: new Map(options),
  };
}
