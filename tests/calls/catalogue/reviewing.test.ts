import { beforeEach, describe, expect, it } from 'vitest';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { getProductReviews } from '#contract/operations/catalogue/get-product-reviews.ts';
import { insertProductReview } from '#contract/operations/catalogue/insert-product-review.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { expectUnchanged, outcomeOf, refused, saved } from '#tests/support/forms.ts';
import { noticesDuring } from '#tests/support/notices.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { products, testShop } from '#tests/support/test-shop.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';

const { db, url, request, query } = await testShop(products);
beforeEach(async () => void (await db.deleteFrom('rate_window').execute()));

/** The review as existing clients send it. */
const labels = {
  ProductId: '1',
  ReviewerName: 'Bopha',
  ReviewerEmail: 'bopha@example.com',
  ReviewTitle: 'Good',
  ReviewBody: 'Keeps warm. ល្អ',
  ReviewRating: 2,
};
const review = async (changes: object = {}) =>
  outcomeOf(insertProductReview, await request(insertProductReview, { ...labels, ...changes }));
const reviews = () => db.selectFrom('review').selectAll().orderBy('id').execute();
const shown = async (ProductId = 1) => (await request(getProductReviews, { ProductId })).data;
const facts = async (ProductId = 1) => (await request(getProductDetail, { ProductId })).data[0];

describe('a review', () => {
  it('a review appears immediately, at the top, and counts in the rating', async () => {
    expect(await facts()).toMatchObject({ TotalReviews: 3, Rating: 4.33 });
    expect(await review()).toEqual(saved);
    expect((await shown())[0]).toEqual({
      Rating: 2,
      Title: 'Good',
      ReviewerName: 'Bopha',
      ReviewDate: expect.stringMatching(/^\d\d-\d\d-\d{4}$/u),
      Body: 'Keeps warm. ល្អ',
      IsBoughtHere: false,
    });
    expect(await facts()).toMatchObject({ TotalReviews: 4, Rating: 3.75 });
  });

  it('a review is marked as a purchase when its confirmed, logged-in author has received or paid for the product', async () => {
    const shopper = await newShopper(db);
    const isMarked = async (ProductId = 1, as?: typeof shopper, ReviewerEmail = shopper.email) => {
      await request(insertProductReview, { ...labels, ReviewerEmail, ProductId }, as);
      return (await shown(ProductId))[0].IsBoughtHere;
    };
    const toStatus = (status: number) => query`
      update customer_order set status_id = ${status} where customer_id = ${shopper.customerId}`;
    expect(await isMarked(1, shopper)).toBe(false);
    await request(postCustomerOrder, orderFor(shopper, [mug(1)]), shopper);
    expect(await isMarked(1, shopper)).toBe(false);
    await toStatus(3);
    // Anyone can sign up with the address of someone else.
    expect(await isMarked(1, shopper)).toBe(false);
    await query`update customer set confirmed_at = now() where id = ${shopper.customerId}`;
    expect(await isMarked(1, shopper)).toBe(true);
    expect(await isMarked(1, shopper, 'other@example.com')).toBe(false);
    expect(await isMarked(3, shopper)).toBe(false);
    expect(await isMarked()).toBe(false);
    expect(await isMarked(1, await newShopper(db))).toBe(false);
    await toStatus(5);
    expect(await isMarked(1, shopper)).toBe(false);
  });

  it('a review names the color and size that were bought, in the requested language', async () => {
    const shopper = await newShopper(db);
    await request(postCustomerOrder, orderFor(shopper, [mug(1)]), shopper);
    await query`update customer_order set status_id = 3 where customer_id = ${shopper.customerId}`;
    await query`update order_item set options = '[{"attributeId": 1, "optionId": 1}, {"attributeId": 2, "optionId": 1}]'
      where order_id = (select max(id) from customer_order)`;
    await query`update customer set confirmed_at = now() where id = ${shopper.customerId}`;
    await request(insertProductReview, { ...labels, ReviewerEmail: shopper.email }, shopper);
    const choice = async (languageCode: 'en' | 'ar') =>
      (await request(getProductReviews, { ProductId: 1, languageCode })).data[0].Choice;
    expect(await choice('en')).toEqual(['Red', 'S']);
    expect((await choice('ar')).length).toBe(2);
    await review();
    expect(await shown()).not.toHaveProperty('0.Choice');
  });

  it('a review does not publish the email address of its author', async () => {
    await review({ ReviewerEmail: 'secret@example.com' });
    expect((await reviews()).at(-1)).toMatchObject({ reviewer_email: 'secret@example.com' });
    expect(JSON.stringify(await shown())).not.toContain('secret@');
  });

  it.each([
    [1, 1],
    ['4', 4],
    [undefined, 5],
    [null, 5],
    ['', 5],
  ])('a review with rating %j has %i stars', async (ReviewRating, stars) => {
    expect(await review({ ReviewRating })).toEqual(saved);
    expect((await reviews()).at(-1)?.rating).toBe(stars);
  });

  it('a review invalidates the product in every process, and its lists only if its whole stars change', async () => {
    const told = (rating: number | null) =>
      noticesDuring(url, () => review({ ProductId: 6, ReviewRating: rating }));
    expect(await told(4)).toEqual(['product 6', 'category 0', 'category 1']);
    expect(await told(5)).toEqual(['product 6']);
    expect(await told(1)).toEqual(['product 6', 'category 0', 'category 1']);
    expect(await noticesDuring(url, () => review({ ReviewTitle: '' }))).toEqual([]);
  });

  it('every one of many simultaneous reviews counts', async () => {
    const before = (await facts(3)).TotalReviews;
    const answers = await Promise.all(Array.from({ length: 8 }, () => review({ ProductId: 3 })));
    for (const answer of answers) expect(answer).toEqual(saved);
    expect((await facts(3)).TotalReviews).toBe(before + 8);
  });

  it.each([
    [{ ReviewerName: '' }, 'Name is required'],
    [{ ReviewRating: 0 }, 'An error occured. Please try again!'],
    [{ ReviewRating: 6 }, 'An error occured. Please try again!'],
    [{ ReviewRating: 4.5 }, 'An error occured. Please try again!'],
    [{ ReviewRating: '9' }, 'An error occured. Please try again!'],
    [{ ProductId: 'one' }, 'An error occured. Please try again!'],
    [{ ReviewBody: 'a\u0000' }, 'An error occured. Please try again!'],
  ])('a review with %o is rejected: %s', async (changes, sentence) => {
    expect(await expectUnchanged(reviews, () => review(changes))).toEqual(refused(sentence));
  });

  it.each([5, 4711, 0])('a review of product %i, which is not for sale, is rejected', async (ProductId) => {
    expect(await expectUnchanged(reviews, () => review({ ProductId }))).toEqual(
      refused('Invalid product!', 404),
    );
  });

  it('reviews are limited to ten per machine and hour, then 429', async () => {
    const answers = [];
    for (let at = 0; at < 11; at += 1) answers.push(await review({ ProductId: 4 }));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
    expect(answers[10]).toEqual(refused('Too many requests. Please wait a moment and try again.', 429, 429));
  });
});
