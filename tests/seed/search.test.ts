import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { containsPattern, indexProducts, repairWords, searchQuery, wordQuery } from '#shop/search/search.ts';
import { seeded } from './seeded.ts';

const { db } = await seeded();

/** Article numbers of what a search finds, in either language. */
async function found(text: string): Promise<string[]> {
  const query = searchQuery(text);
  if (!query) return [];
  const words = wordQuery(await repairWords(db, query.words));
  const name = query.substring === null ? '' : containsPattern(query.substring);
  const { rows } = await sql<{ sku: string }>`
    select distinct sku from product_text t join product p on p.id = t.product_id
    where search_words @@ ${words}::tsquery or (${name} <> '' and search_name like ${name}) order by 1`.execute(
    db,
  );
  return rows.map(({ sku }) => sku);
}

describe('searching the demo shop', () => {
  test.each([
    ['mugs', 'AG-1001'],
    ['ពែង', 'AG-1001'],
    ['កាហ្វេ', 'AG-1001'],
    ['ពែងកាហ្វេ', 'AG-1001'],
    ['ក្រមា', 'AG-1107'],
    ['T-Shirt', 'AG-1108'],
    ['tshirt', 'AG-1108'],
    ['AG-1215', 'AG-1215'],
    ['៣៣០', 'AG-1001'],
    ['កន្រ្ដក', 'AG-1211'],
    ['notebok', 'AG-1013'],
    ['umbrela', 'AG-1111'],
    ['peper', 'AG-1214'],
    ['កាប៊ូប', 'AG-1010'],
  ])('%s finds %s', async (text, sku) => {
    expect(await found(text)).toContain(sku);
  });

  test('nonsense finds nothing', async () => {
    expect(await found('xyzzy')).toEqual([]);
    expect(await found("' | 'zzq':* & !")).toEqual([]);
  });

  test('every word of every name finds its product', async () => {
    const names = await db
      .selectFrom('product_text')
      .innerJoin('product', 'product.id', 'product_text.product_id')
      .select(['name', 'sku'])
      .where('product.id', '<=', 20)
      .execute();
    for (const { name, sku } of names) expect(await found(name), name).toContain(sku);
  });

  test('the words of a query mean the same to to_tsquery as to a cast', async () => {
    for (const text of ['ស្តុក ទំនិញ', 'កន្ត្រក', 'ceramic mug 330 ml', 'a5 xl']) {
      const words = wordQuery(searchQuery(text)!.words);
      const { rows } = await sql<{
        same: boolean;
      }>`select to_tsquery('simple', ${words}) = ${words}::tsquery as same`.execute(db);
      expect(rows[0]?.same, text).toBe(true);
    }
  });

  test('indexing again changes nothing', async () => {
    const read = () =>
      sql`select product_id, language_id, search_name, search_words::text from product_text order by 1, 2`.execute(
        db,
      );
    const words = () => sql`select * from search_word order by word`.execute(db);
    const before = [(await read()).rows, (await words()).rows];
    await indexProducts(db);
    expect([(await read()).rows, (await words()).rows]).toEqual(before);
  });

  test('a product that changes is found by its new words at once', async () => {
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
