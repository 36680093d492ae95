import type { Database } from '#database/schema.ts';
import {
  type StoredCategory,
  productsAfter,
  storedProducts,
  type StoredProduct,
  type TaxonomyType,
  taxonomyTypeNames,
} from '#shop/catalogue/catalogue.ts';
import { inOneSnapshot } from '#shop/transaction.ts';
import { categoryColumns, categoryRow } from './category-row.ts';
import type { ExportedKind } from './file-table.ts';
import { type ProductColumn, productRow } from './product-columns.ts';
import { readReferred, type References, referencesOf } from './references.ts';
import { termColumns, termRow } from './term-row.ts';

const atOnce = 500;

/**
 * Exports everything that isn't archived as rows of files, from one snapshot, with the paths of the pictures
 * in use.
 */
export function exportedCatalogue(
  db: Database,
): Promise<{ tables: Record<ExportedKind, Record<string, string>[]>; pictures: string[] }> {
  return inOneSnapshot(db, async (trx) => {
    const references = referencesOf(await readReferred(trx));
    const categories = openCategories(references);
    const products = await allProducts(trx);
    return {
      tables: {
        products: products.map((product) => productRow(product, references)),
        categories: categories.map((category) => categoryRow(category, references.categories)),
        words: terms(references),
      },
      pictures: [
        ...products.flatMap(({ pictures }) => pictures.map(({ path }) => path)),
        ...categories.flatMap(({ picture }) => picture ?? []),
      ],
    };
  });
}

/** Returns a function that reads products by id as rows of files, in this order. */
export async function productRowsOf(
  db: Database,
): Promise<(ids: readonly number[]) => Promise<Record<ProductColumn, string>[]>> {
  const references = referencesOf(await readReferred(db));
  return async (ids) => {
    const products = new Map((await storedProducts(db, ids)).map((product) => [product.id, product]));
    return ids.flatMap((id) => {
      const product = products.get(id);
      return product ? [productRow(product, references)] : [];
    });
  };
}

/** Returns the categories, or the taxonomy terms of a kind, as rows of a file. */
export async function taxonomyRows(
  db: Database,
  kind: 'category' | TaxonomyType,
): Promise<{ columns: readonly string[]; rows: string[][] }> {
  const references = referencesOf(await readReferred(db));
  const columns: readonly string[] = kind === 'category' ? categoryColumns : termColumns;
  const rows: Record<string, string>[] =
    kind === 'category'
      ? openCategories(references).map((category) => categoryRow(category, references.categories))
      : terms(references).filter((row) => row['kind'] === kind);
  return { columns, rows: rows.map((row) => columns.map((column) => row[column] ?? '')) };
}

async function allProducts(db: Database): Promise<StoredProduct[]> {
  const all: StoredProduct[] = [];
  for (;;) {
    const next = await productsAfter(db, all.at(-1)?.id ?? 0, atOnce);
    all.push(...next);
    if (next.length < atOnce) return all;
  }
}

/** Returns categories with each parent before its children. */
function openCategories({ categories }: References): StoredCategory[] {
  const open = [...categories.values()].filter(({ state }) => state !== 'archived');
  const below = Map.groupBy(open, ({ parentId }) => parentId);
  const withAll = (category: StoredCategory): StoredCategory[] => [
    category,
    ...(below.get(category.id) ?? []).flatMap(withAll),
  ];
  return (below.get(null) ?? []).flatMap(withAll);
}

/** Returns taxonomy terms by kind, without the attributes color and size. */
const terms = (references: References): Record<string, string>[] =>
  taxonomyTypeNames
    .flatMap((kind) => references.words.get(kind) ?? [])
    .filter(({ kind, id }) => kind !== 'attribute' || references.attributes.ids.has(id))
    .map((term) => termRow(term, references));
