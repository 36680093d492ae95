import { describe, expect, it } from 'vitest';
import { getProductReviews } from '#contract/operations/catalogue/get-product-reviews.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { sortsOf } from '#contract/resource.ts';
import { review as described } from '#contract/resources/review.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { insult, kind, reviewedShop } from './reviewed-shop.ts';

const shop = await reviewedShop();
const { db, query, request: shopper } = shop;
const { office: request, editor, reviewed, write: review, get, change } = shop;

describe('the list of reviews', () => {
  const list = async (filter: object = {}) =>
    (await request(listRecords, { kind, ...filter }, editor.cookie)).data as {
      records: { id: number; fields: Record<string, unknown> }[];
      found: number;
      views: Record<string, number>;
    };
  const idsOf = async (filter: object) => (await list(filter)).records.map(({ id }) => id);

  it('the newest review is first, with its product in both languages and no address', async () => {
    const { records } = await list();
    expect(records[0]).toMatchObject({
      id: reviewed.id,
      fields: {
        body: 'You are fools',
        rating: 1,
        name: 'Bopha',
        writtenAt: expect.any(String),
        product: { id: 6, en: expect.stringMatching(/./u), isPublished: true },
        isBoughtHere: false,
        state: 'shown',
        checked: false,
      },
    });
    expect(JSON.stringify(records)).not.toContain('bopha@example.com');
  });

  it('each view has its reviews and their number', async () => {
    const { views: before } = await list();
    const good = await review({ ReviewRating: 5 });
    expect(await idsOf({ view: 'new' })).toEqual(expect.arrayContaining([reviewed.id, good]));
    expect(await idsOf({ view: 'low' })).toContain(reviewed.id);
    expect(await idsOf({ view: 'low' })).not.toContain(good);
    await change(insult);
    await change({ answer: { en: 'Thanks', km: '' } }, good);
    expect(await idsOf({ view: 'hidden' })).toContain(reviewed.id);
    expect(await idsOf({ view: 'answered' })).toContain(good);
    expect(await idsOf({ view: 'new' })).not.toContain(reviewed.id);
    const { views, found } = await list({ view: 'hidden' });
    expect(views).toEqual({
      ...before,
      new: (before['new'] ?? 0) - 1,
      hidden: (before['hidden'] ?? 0) + 1,
      answered: (before['answered'] ?? 0) + 1,
    });
    expect(found).toBe(views['hidden']);
  });

  it('reviews are found by their words and names, and sorted by each column', async () => {
    const second = await review({ ReviewerName: 'Vuthy', ReviewBody: '100% wool', ReviewRating: 4 });
    expect(await idsOf({ find: 'vuthy' })).toEqual([second]);
    expect(await idsOf({ find: '100% w' })).toEqual([second]);
    expect(await idsOf({ find: '100_ w' })).toEqual([]);
    for (const sort of ['', ...sortsOf(described)]) {
      const up = await idsOf({ sort });
      expect(await idsOf({ sort, isBackwards: true }), sort).toEqual(up.toReversed());
      expect(up).toEqual(expect.arrayContaining([reviewed.id, second]));
    }
    expect(await idsOf({ sort: '' })).toEqual((await idsOf({ sort: 'writtenAt' })).toReversed());
  });

  it('an address with an order isn’t a verified purchase, because anyone can type it', async () => {
    const buyer = await newShopper(db);
    await shopper(postCustomerOrder, orderFor(buyer, [mug(1)]), buyer);
    await query`update customer_order set status_id = 3 where customer_id = ${buyer.customerId}`;
    await query`update customer set confirmed_at = now() where id = ${buyer.customerId}`;
    const id = await review({ ProductId: 1, ReviewerEmail: buyer.email });
    expect((await get(id)).fields.isBoughtHere).toBe(false);
    expect((await shopper(getProductReviews, { ProductId: 1 })).data[0].IsBoughtHere).toBe(false);
  });
});
