import { expect, it } from 'vitest';
import { ProductIndex } from './indexed-products.ts';

const [categories, tag] = [1_000_000, 5_000_000];
const [category, otherCategory] = [categories + 1, categories + 2];
const isTag = (facet: number) => facet > tag;

async function indexOf(
  products: Record<number, { popularity?: number; facets: number[] }>,
): Promise<ProductIndex> {
  const index = new ProductIndex();
  const facts = { payCents: 100, createdAt: 0, rating: null, hasPriceSteps: false, words: null };
  index.load(
    Object.entries(products).map(([id, { popularity = 0, facets }]) => ({
      ...facts,
      id: Number(id),
      popularity,
      category: (facets[0] ?? categories) - categories,
      facets,
    })),
  );
  await index.complete();
  return index;
}

it('similar products are those of the category first, then those that share more tags, then the more popular', async () => {
  const index = await indexOf({
    1: { facets: [category, tag + 1, tag + 2] },
    2: { facets: [otherCategory, tag + 1, tag + 2], popularity: 9 },
    3: { facets: [category], popularity: 1 },
    4: { facets: [category], popularity: 5 },
    5: { facets: [category, tag + 2] },
    6: { facets: [otherCategory, tag + 1], popularity: 10 },
    7: { facets: [otherCategory], popularity: 100 },
  });
  expect(index.similar(1, categories, isTag)).toEqual([5, 4, 3, 2, 6]);
});

it('similar products follow a change of a product', async () => {
  const index = await indexOf({ 1: { facets: [category] }, 2: { facets: [category] } });
  expect(index.similar(1, categories, isTag)).toEqual([2]);
  index.remove(2);
  expect(index.similar(1, categories, isTag)).toEqual([]);
  expect(index.similar(2, categories, isTag)).toEqual([]);
});
