import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { productDetail, productsByIds } from '#shop/catalogue/catalogue.ts';
import { inTransaction } from '#shop/transaction.ts';
import { guestShop } from '../../support/test-shop.ts';

const { db } = await guestShop('catalogue');
const all = await db.selectFrom('product').select('id').execute();
const ids = all.map(({ id }) => id);

/** Changes of all that a card or the page of a product shows, as at a SQL prompt. */
const ofProduct = [
  sql`stock = coalesce(stock, 0) + 1`,
  sql`pay_cents = greatest(1, pay_cents - 1), discount_id = null`,
  sql`rating = 3.5, rating_count = rating_count + 1`,
  sql`published = not published and archived_at is null`,
  sql`created_at = now() - interval '1 year'`,
  sql`sku = sku || 'x'`,
  sql`category_id = 1 + category_id % 3`,
  sql`facets = array_remove(facets, 4000001) || 4000001`,
  sql`order_maximum = coalesce(order_maximum, 10) + 1, shipping_days = shipping_days || 'x'`,
  sql`price_cents = price_cents + 1, order_minimum = 1`,
  sql`price_steps = '[]', from_cents = null`,
  sql`brand_id = (select min(id) from brand), vendor_id = (select min(id) from vendor)`,
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
  sql`update product_text set full_description = full_description || '<p>x</p>'`,
  sql`update product_picture set alt_en = alt_en || 'x', alt_km = alt_km || 'x'`,
  sql`delete from product_tag`,
  sql`delete from product_shipping_method`,
].map((change) => (id: number) => sql`${change} where product_id = ${id} and random() < 0.7`);
const ofCategory = (id: number) =>
  sql`update category_text set name = name || 'x' where category_id = (select category_id from product where id = ${id})`;

/** Changes of names and colors that many products share. */
const ofAll = [
  sql`update brand set name = name || 'x'`,
  sql`update vendor set name = name || 'x'`,
  sql`update color set hex = case hex when '#111111' then '#222222' else '#111111' end`,
  ...['color_text', 'size_text', 'tag_text', 'shipping_method_text'].map(
    (table) =>
      sql`update ${sql.table(table)} set ${sql.ref(table === 'size_text' ? 'short_name' : 'name')} = 'x' || random()`,
  ),
].map((each) => () => each);

const change: fc.Arbitrary<RawBuilder<unknown>> = fc
  .tuple(fc.constantFrom(...ofProduct, ...ofParts, ...ofAll, ofCategory), fc.constantFrom(...ids))
  .map(([of, id]) => of(id));
const cards = (language: LanguageCode, colours: readonly number[], from = db) =>
  productsByIds(from, ids, language, { colours });

const details = (language: LanguageCode, from = db) =>
  Promise.all(ids.map((id) => productDetail(from, id, language)));

/** Changes whose triggers wait for each other are tried again, as in the shop. */
const changed = (each: RawBuilder<unknown>) =>
  inTransaction(db, async (trx) => ({ keep: true, outcome: await each.execute(trx) }));

it.each(['cards', 'data of products'])(
  '%s kept in memory equal those read in a transaction, whatever changes and whenever',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 3 }),
        fc.constantFrom<LanguageCode>('en', 'ar'),
        fc.subarray([1, 2]),
        async (changes, language, colours) => {
          const read = (from = db): Promise<unknown> =>
            kind === 'cards' ? cards(language, colours, from) : details(language, from);
          // A read that begins before the changes must not keep what they replace.
          await Promise.all(changes.flatMap((each) => [read(), changed(each), read()]));
          const cached = await read();
          expect(cached).toEqual(await db.transaction().execute((trx) => read(trx)));
          expect(await read()).toEqual(cached);
        },
      ),
      { numRuns: 150 },
    );
  },
);

it('the data of a plain product are kept until something about it changes', async () => {
  const [plain = 0] = ids;
  await sql`update product set stock_per = null, expected_on = null, price_steps = '[]', minimum_fee_cents = null, published = true
    where id = ${plain}`.execute(db);
  const read = () => productDetail(db, plain, 'en');
  const first = await read();
  expect(first).not.toBeNull();
  expect(await read()).toBe(first);
  await sql`update product set stock = coalesce(stock, 0) + 1 where id = ${plain}`.execute(db);
  expect(await read()).not.toBe(first);
});

it('a product that gets or loses prices by quantity is read again for the order of a search', async () => {
  const noted = async (fromCents: number | null) => {
    await sql`delete from product_change`.execute(db);
    await sql`update product set from_cents = ${fromCents}::int where id = ${ids[0]}::int`.execute(db);
    return db.selectFrom('product_change').select('product_id').execute();
  };
  await noted(null);
  for (const cents of [100, null]) expect(await noted(cents)).toEqual([{ product_id: ids[0] }]);
});
