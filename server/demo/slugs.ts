import type { DemoData } from './files.ts';
import { OperatorError } from '../process/operator-error.ts';

/** The ids of entries. An entry's id is its position in its list, starting at 1. */
export interface SlugIds {
  /**
   * Returns an entry's id. `usedIn` is the file that refers to it.
   * @throws OperatorError when the slug is unknown
   */
  idOf(slug: string, usedIn: string): number;
}

/**
 * Returns the ids of a list.
 * @throws OperatorError when two entries share a slug
 */
function slugIds(file: string, slugs: readonly string[]): SlugIds {
  const ids = new Map(slugs.map((slug, at) => [slug, at + 1]));
  const twice = slugs.find((slug, at) => ids.get(slug) !== at + 1);
  if (twice !== undefined) throw new OperatorError(`${file}: "${twice}" appears twice`);
  return {
    idOf(slug, usedIn) {
      const id = ids.get(slug);
      if (id === undefined) throw new OperatorError(`${usedIn}: "${slug}" is not in ${file}`);
      return id;
    },
  };
}

/** The row id of each key of the reference data, such as `country KH`. */
export type BaseRowIds = ReadonlyMap<string, number>;

export type DemoIds = ReturnType<typeof demoIds>;

export const productIds = (data: DemoData): SlugIds =>
  slugIds(
    'products.json',
    data.products.map(({ slug }) => slug),
  );

export function demoIds(data: DemoData, base: BaseRowIds) {
  const of = (file: string, entries: readonly { slug: string }[]) =>
    slugIds(
      file,
      entries.map(({ slug }) => slug),
    );
  const baseId = (table: string, key: string, usedIn: string) => {
    const id = base.get(`${table} ${key}`);
    if (id === undefined)
      throw new OperatorError(`${usedIn}: ${table} "${key}" not found in the reference data`);
    return id;
  };
  return {
    categories: of('categories.json', data.categories),
    brands: of('brands.json', data.brands),
    vendors: of('vendors.json', data.vendors),
    sizes: of('sizes.json', data.sizes),
    colours: of('colours.json', data.colours),
    tags: of('tags.json', data.tags),
    shippingMethods: {
      idOf: (slug: string, usedIn: string) => baseId('shipping_method', slug, usedIn),
    } satisfies SlugIds,
    methods: of('methods.json', data.methods),
    attributes: of('attributes.json', data.attributes),
    /** Options are numbered across all attributes. */
    options: of(
      'attributes.json',
      data.attributes.flatMap(({ options }) => options),
    ),
    products: productIds(data),
    coupons: slugIds(
      'coupons.json',
      data.coupons.map(({ code }) => code),
    ),
    accounts: slugIds(
      'accounts.json',
      data.accounts.map(({ email }) => email),
    ),
  };
}
