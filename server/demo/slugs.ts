import type { DemoData } from './files.ts';
import { DemoDataError } from './read-files.ts';

/** The id of an entry is its place in its list, counted from 1. */
export interface SlugIds {
  /** @throws DemoDataError when nothing is called so; `asker` names the file that asks. */
  idOf(slug: string, asker: string): number;
}

/** @throws DemoDataError when two entries share a slug. */
function slugIds(file: string, slugs: readonly string[]): SlugIds {
  const ids = new Map(slugs.map((slug, at) => [slug, at + 1]));
  const twice = slugs.find((slug, at) => ids.get(slug) !== at + 1);
  if (twice !== undefined) throw new DemoDataError(`${file}: "${twice}" is there twice`);
  return {
    idOf(slug, asker) {
      const id = ids.get(slug);
      if (id === undefined) throw new DemoDataError(`${asker}: "${slug}" is not in ${file}`);
      return id;
    },
  };
}

export type DemoIds = ReturnType<typeof demoIds>;

/** The ids of everything the demo data refers to. */
export function demoIds(data: DemoData) {
  const of = (file: string, entries: readonly { slug: string }[]) =>
    slugIds(
      file,
      entries.map(({ slug }) => slug),
    );
  return {
    categories: of('categories.json', data.categories),
    brands: of('brands.json', data.brands),
    vendors: of('vendors.json', data.vendors),
    sizes: of('sizes.json', data.sizes),
    colours: of('colours.json', data.colours),
    tags: of('tags.json', data.tags),
    shippingMethods: of('shipping-methods.json', data.shippingMethods),
    attributes: of('attributes.json', data.attributes),
    /** Options are numbered through all attributes. */
    options: of(
      'attributes.json',
      data.attributes.flatMap(({ options }) => options),
    ),
    products: of('products.json', data.products),
    coupons: slugIds(
      'coupons.json',
      data.coupons.map(({ code }) => code),
    ),
    accounts: slugIds(
      'accounts.json',
      data.accounts.map(({ email }) => email),
    ),
    paymentMethods: {
      idOf(id: number, asker: string): number {
        if (!data.paymentMethods.some((method) => method.id === id)) {
          throw new DemoDataError(`${asker}: payment method ${id} is not in payment-methods.json`);
        }
        return id;
      },
    },
  };
}
