import type { Database } from '#database/schema.ts';
import {
  type KeptCategory,
  productsAfter,
  type StoredProduct,
  wordKindNames,
} from '#shop/catalogue/catalogue.ts';
import { atOneMoment } from '#shop/transaction.ts';
import { categoryRow } from './category-row.ts';
import type { TableKind } from './file-table.ts';
import { productRow } from './product-columns.ts';
import { readReferred, type References, referencesOf } from './references.ts';
import { wordRow } from './word-row.ts';

const atOnce = 500;

/** Everything that is not archived as rows of files, as of one moment, and the paths of the pictures they name. */
export function exportedCatalogue(
  db: Database,
): Promise<{ tables: Record<TableKind, Record<string, string>[]>; pictures: string[] }> {
  return atOneMoment(db, async (trx) => {
    const references = referencesOf(await readReferred(trx));
    const categories = openCategories(references);
    const products = await allProducts(trx);
    return {
      tables: {
        products: products.map((product) => productRow(product, references)),
        categories: categories.map((category) => categoryRow(category, references.categories)),
        words: words(references),
      },
      pictures: [
        ...products.flatMap(({ pictures }) => pictures.map(({ path }) => path)),
        ...categories.flatMap(({ picture }) => picture ?? []),
      ],
    };
  });
}

async function allProducts(db: Database): Promise<StoredProduct[]> {
  const all: StoredProduct[] = [];
  for (;;) {
    const next = await productsAfter(db, all.at(-1)?.id ?? 0, atOnce);
    all.push(...next);
    if (next.length < atOnce) return all;
  }
}

/** Each after the one above it. */
function openCategories({ categories }: References): KeptCategory[] {
  const open = [...categories.values()].filter(({ state }) => state !== 'archived');
  const below = Map.groupBy(open, ({ parentId }) => parentId);
  const withAll = (category: KeptCategory): KeptCategory[] => [
    category,
    ...(below.get(category.id) ?? []).flatMap(withAll),
  ];
  return (below.get(null) ?? []).flatMap(withAll);
}

/** Kind by kind, without the attributes colour and size. */
const words = (references: References): Record<string, string>[] =>
  wordKindNames
    .flatMap((kind) => references.words.get(kind) ?? [])
    .filter(({ kind, id }) => kind !== 'attribute' || references.attributes.ids.has(id))
    .map((word) => wordRow(word, references));
