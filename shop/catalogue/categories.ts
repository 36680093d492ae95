import type { Database } from '#database/schema.ts';
import { cachedIfSlow } from './cached-if-slow.ts';
import { skipped, type Paging } from './listing.ts';
import { categoryFigures, categoryTree, type StoredCategory } from './queries.ts';

export interface Category extends StoredCategory {
  /** Published products in it and below it. */
  products: number;
}

const figuresOf = cachedIfSlow(
  async (db: Database) => new Map((await categoryFigures(db)).map((each) => [each.id, each])),
);

/** Published categories, parents before their children. */
export async function categories(db: Database, list: Paging): Promise<Category[]> {
  return page(await withFigures(db), list);
}

/**
 * Published categories that hold products: those with a picture of their own first, then by their products'
 * popularity. The others lend the picture of their most popular product.
 */
export async function popularCategories(db: Database, list: Paging): Promise<Category[]> {
  const found = (await withFigures(db))
    .filter(({ products }) => products > 0)
    .toSorted(
      (one, other) =>
        Number(one.picture === null) - Number(other.picture === null) ||
        other.popularity - one.popularity ||
        one.id - other.id,
    );
  return page(found, list).map(({ lent, ...category }) => ({
    ...category,
    picture: category.picture ?? lent,
  }));
}

interface CategoryWithFigures extends Category {
  popularity: number;
  /** The picture of its most popular product. */
  lent: string | null;
}

async function withFigures(db: Database): Promise<CategoryWithFigures[]> {
  const [tree, figures] = await Promise.all([categoryTree(db), figuresOf(db)]);
  return tree.map((category) => {
    const { products = 0, popularity = 0, picture: lent = null } = figures.get(category.id) ?? {};
    return { ...category, products, popularity, lent };
  });
}

const page = <Row>(rows: readonly Row[], list: Paging): Row[] =>
  rows.slice(skipped(list), skipped(list) + list.pageSize);
