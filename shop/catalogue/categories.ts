import type { Database } from '#database/schema.ts';
import { skipped, type Paging } from './listing.ts';
import { figuresOfCategories } from './product-lists.ts';
import { categoryTree, firstPictures, type StoredCategory } from './queries.ts';

export interface Category extends StoredCategory {
  /** The number of published products in it and its subcategories. */
  products: number;
}

/** Returns published categories, parents before their children. */
export async function categories(db: Database, list: Paging): Promise<Category[]> {
  return page(await withFigures(db), list);
}

/**
 * Returns published categories with products: those with their own picture first, then by the popularity
 * of their products. Categories without one use the picture of their most popular product.
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
  const shown = page(found, list);
  const lenders = shown.flatMap(({ picture, top }) => (picture === null ? top : []));
  const lent = await firstPictures(db, [...new Set(lenders)]);
  return shown.map(({ top, ...category }) => ({
    ...category,
    picture: category.picture ?? lent.get(top.find((id) => lent.has(id)) ?? 0) ?? null,
  }));
}

interface CategoryWithFigures extends Category {
  popularity: number;
  /** The ids of its twenty most popular products. */
  top: readonly number[];
}

async function withFigures(db: Database): Promise<CategoryWithFigures[]> {
  const [tree, figures] = await Promise.all([categoryTree(db), figuresOfCategories(db)]);
  return tree.map((category) => {
    const { products = 0, popularity = 0, top = [] } = figures.get(category.id) ?? {};
    return { ...category, products, popularity, top };
  });
}

const page = <Row>(rows: readonly Row[], list: Paging): Row[] =>
  rows.slice(skipped(list), skipped(list) + list.pageSize);
