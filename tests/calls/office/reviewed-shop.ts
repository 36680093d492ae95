import { beforeEach, expect } from 'vitest';
import { insertProductReview } from '#contract/operations/catalogue/insert-product-review.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { outcomeOf, saved } from '#tests/support/forms.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { products, testShop } from '#tests/support/test-shop.ts';

export const kind = 'review' as const;
export const insult = { state: 'hidden', reason: 'insult' } as const;

/** A shop whose product 6 has one review at the start of each test, and its office. */
export async function reviewedShop() {
  const shop = await testShop(products);
  const { query, request } = shop;
  const { request: office, inside } = officeOf(shop);
  const [editor, sales] = [await inside(4), await inside(2)];
  /** The review of product 6 at the start of the test. */
  const reviewed = { id: 0 };

  /** Writes a review as a shopper does, and returns its id. */
  async function write(fields: object = {}, as: typeof request = request): Promise<number> {
    const written = await as(insertProductReview, {
      ProductId: 6,
      ReviewerName: 'Bopha',
      ReviewerEmail: 'bopha@example.com',
      ReviewTitle: 'Never again',
      ReviewBody: 'You are fools',
      ReviewRating: 1,
      ...fields,
    });
    expect(outcomeOf(insertProductReview, written)).toEqual(saved);
    const [{ id }] = await query`select id from review order by id desc limit 1`;
    return id;
  }

  beforeEach(async () => {
    await query`delete from rate_window`;
    await query`delete from review where product_id = 6`;
    await query`select refresh_product_facts(6)`;
    reviewed.id = await write();
  });

  const get = async (id = reviewed.id) =>
    (await office(getRecords, { kind, ids: [id] }, editor.cookie)).data.records[0];
  const change = (fields: object, id = reviewed.id, by = editor) =>
    office(changeRecord, { kind, id, version: null, fields }, by.cookie);
  return { ...shop, office, editor, sales, reviewed, write, get, change };
}
