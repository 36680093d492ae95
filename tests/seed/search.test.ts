import { describe, expect, test } from 'vitest';
import { everyProduct, listProducts, searchFor } from '#shop/catalogue/catalogue.ts';
import { coloursMessage } from '#shop/catalogue/colours-message.ts';
import { indexProducts } from '#shop/search/search.ts';
import { demoDatabase } from '#tests/support/postgres.ts';

const { db } = await demoDatabase();

/** Returns the SKUs that a search finds, the best first. */
async function found(text: string): Promise<string[]> {
  const list = everyProduct({ page: 1, pageSize: 100, language: 'en' });
  const { products } = await listProducts(db, { ...list, search: searchFor(text) });
  const ids = products.map(({ id }) => id);
  const rows = await db
    .selectFrom('product')
    .select(['id', 'sku'])
    .where('id', 'in', [0, ...ids])
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.sku ?? '');
}

describe('searching the demo shop', () => {
  test('indexing again changes nothing', async () => {
    const read = () => db.selectFrom('product_words').selectAll().orderBy('product_id').execute();
    const before = await read();
    await indexProducts(
      db,
      before.map((row) => row.product_id),
    );
    expect(await read()).toEqual(before);
  });

  test.each([
    ['ពែងក្រហម សម្រាប់មង្គលការ', 'red mug'],
    ['អាវស', 'white shirt'],
    ['អាវពណ៌ស', 'white shirt'],
  ])(
    'a search matches a color by a whole word, not by a letter inside another: %s',
    async (khmer, english) => {
      const output = await coloursMessage(db, searchFor(khmer)!);
      expect(output).toEqual(await coloursMessage(db, searchFor(english)!));
      expect(output).toHaveLength(1);
    },
  );

  test('a changed product is found by its new words at once', async () => {
    expect(await found('quokka')).toEqual([]);
    await db
      .updateTable('product_text')
      .set({ name: 'Quokka mug' })
      .where('product_id', '=', 3)
      .where('language_id', '=', 1)
      .execute();
    await indexProducts(db, [3]);
    expect(await found('quokka')).toEqual(['AG-1003']);
    expect(await found('quoka')).toEqual(['AG-1003']);
  });
});
