import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { productsByIds } from '#shop/catalogue/catalogue.ts';
import { inTransaction } from '#shop/transaction.ts';
import { guestShop } from '../../support/test-shop.ts';

const { db } = await guestShop('catalogue');
const all = await db.selectFrom('product').select('id').execute();
const ids = all.map(({ id }) => id);

/** Changes of all that a card shows, as at a SQL prompt. */
const ofProduct = [
  sql`stock = coalesce(stock, 0) + 1`,
  sql`pay_cents = greatest(1, pay_cents - 1), discount_id = null`,
  sql`rating = 3.5, rating_count = rating_count + 1`,
  sql`published = not published and archived_at is null`,
  sql`created_at = now() - interval '1 year'`,
  sql`sku = sku || 'x'`,
  sql`category_id = 1 + category_id % 3`,
  sql`facets = array_remove(facets, 4000001) || 4000001`,
].map((set) => (id: number) => sql`update product set ${set} where id = ${id}`);
const ofParts = [
  sql`update product_text set name = name || 'x'`,
  sql`update product_text set short_description = short_description || 'x'`,
  sql`delete from product_text`,
  sql`update product_picture set path = '/x' || path`,
  sql`update product_picture set color_id = 1 + position % 2`,
  sql`delete from product_picture`,
  sql`update product_option set amount = amount + 100, required = true`,
  sql`delete from product_option`,
].map((change) => (id: number) => sql`${change} where product_id = ${id} and random() < 0.7`);
const ofCategory = (id: number) =>
  sql`update category_text set name = name || 'x' where category_id = (select category_id from product where id = ${id})`;

const change: fc.Arbitrary<RawBuilder<unknown>> = fc
  .tuple(fc.constantFrom(...ofProduct, ...ofParts, ofCategory), fc.constantFrom(...ids))
  .map(([of, id]) => of(id));
const cards = (language: LanguageCode, colours: readonly number[], from = db) =>
  productsByIds(from, ids, language, { colours });

/** Changes whose triggers wait for each other are tried again, as in the shop. */
const changed = (each: RawBuilder<unknown>) =>
  inTransaction(db, async (trx) => ({ keep: true, outcome: await each.execute(trx) }));

it('cards kept in memory equal those read in a transaction, whatever changes and whenever', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 3 }),
      fc.constantFrom<LanguageCode>('en', 'ar'),
      fc.subarray([1, 2]),
      async (changes, language, colours) => {
        // A read that begins before the changes must not keep what they replace.
        await Promise.all(
          changes.flatMap((each) => [cards(language, colours), changed(each), cards(language, colours)]),
        );
        const cached = await cards(language, colours);
        expect(cached).toEqual(await db.transaction().execute((trx) => cards(language, colours, trx)));
        expect(await cards(language, colours)).toEqual(cached);
      },
    ),
    { numRuns: 150 },
  );
});
