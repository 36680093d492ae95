import { describe, expect, it } from 'vitest';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { getProductReviews } from '#contract/operations/catalogue/get-product-reviews.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { changeRecords } from '#contract/operations/office/records/change-records.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { listHistory } from '#contract/operations/office/records/list-history.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { undoChange } from '#contract/operations/office/records/undo-change.ts';
import { getToday } from '#contract/operations/office/today/get-today.ts';
import { changeSettings } from '#shop/content/content.ts';
import type { InvalidationTag } from '#shop/invalidation/invalidation.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { noticesDuring } from '#tests/support/notices.ts';
import { insult, kind, reviewedShop } from './reviewed-shop.ts';

const shop = await reviewedShop();
const { app, db, url, query, request: shopper, server } = shop;
const { office: request, editor, sales, reviewed, write: review, get, change } = shop;

const undo = (changeId: number) => request(undoChange, { kind, changeId }, editor.cookie);
const shown = async (languageCode = 'en') =>
  (await shopper(getProductReviews, { ProductId: 6, languageCode })).data as {
    Body: string;
    Answer?: string;
  }[];
const facts = async () => {
  const [{ Rating = null, TotalReviews }] = (await shopper(getProductDetail, { ProductId: 6 })).data;
  return { Rating, TotalReviews };
};
const page = async (language: string) => {
  const first = await server.inject({ url: `/${language}/product-detail/6/x/y` });
  const { location } = first.headers;
  return location ? (await server.inject({ url: location })).body : first.body;
};
const starred = async (Rating: string) =>
  (await shopper(getAllProducts, { Rating })).data.map(({ ProductId }: { ProductId: number }) => ProductId);

/** Returns the notices of a change, after this process has dropped the pages they name, as a running shop does. */
async function noticesOf(work: () => Promise<unknown>): Promise<string[]> {
  const notices = await noticesDuring(url, work);
  if (notices.length > 0) app.changes.announce(...(notices as InvalidationTag[]));
  return notices;
}

describe('a review that staff hide', () => {
  it('a hidden review is gone from every call and page at once, and undo brings it back', async () => {
    expect(await facts()).toEqual({ Rating: 1, TotalReviews: 1 });
    expect(await starred('1')).toContain(6);
    expect(await page('en')).toContain('You are fools');
    const told = await noticesOf(async () => {
      const { status, data } = await change(insult);
      expect(status).toBe(200);
      expect(data.changeId).not.toBeNull();
    });
    expect(told).toEqual(['product 6', 'category 0', 'category 1']);
    expect(await shown()).toEqual([]);
    expect(await facts()).toEqual({ Rating: null, TotalReviews: 0 });
    expect(await starred('1')).not.toContain(6);
    for (const language of ['en', 'ar']) {
      const html = await page(language);
      expect(html).not.toContain('You are fools');
      expect(html).not.toContain('aggregateRating');
    }
    const [last] = (await request(listHistory, { kind, id: reviewed.id }, editor.cookie)).data.changes;
    expect(last.fields).toContainEqual({ field: 'state', from: 'shown', to: 'hidden' });
    await noticesOf(async () => expect((await undo(last.changeId)).status).toBe(200));
    expect(await facts()).toEqual({ Rating: 1, TotalReviews: 1 });
    expect(await page('en')).toContain('You are fools');
    expect((await get()).fields).toMatchObject({ state: 'shown', reason: null, checked: false });
  });

  it('the average is that of the reviews that are left', async () => {
    await review({ ReviewRating: 5 });
    await review({ ReviewRating: 4 });
    expect(await facts()).toEqual({ Rating: 3.33, TotalReviews: 3 });
    await change(insult);
    expect(await facts()).toEqual({ Rating: 4.5, TotalReviews: 2 });
  });

  it('the average is right while other processes take new reviews', async () => {
    const other = await shop.anotherProcess();
    const doomed = [reviewed.id, await review({ ReviewRating: 2 }), await review({ ReviewRating: 3 })];
    await Promise.all([
      ...doomed.map((each) => change(insult, each)),
      ...Array.from({ length: 6 }, (_, at) =>
        review({ ReviewRating: (at % 2) + 4 }, at % 2 ? shopper : other.request),
      ),
    ]);
    expect(await facts()).toEqual({ Rating: 4.5, TotalReviews: 6 });
    const [row] = await query`select round(avg(rating), 2)::float8 as rating, count(*)::int as n
      from review where product_id = 6 and state = 'shown'`;
    expect(row).toEqual({ rating: 4.5, n: 6 });
  });

  it('many reviews are hidden and shown at once, each with its own result', async () => {
    const second = await review({ ReviewRating: 5 });
    const all = async (fields: object, ids: number[]) =>
      (
        await request(
          changeRecords,
          { kind, changes: ids.map((each) => ({ id: each, fields })) },
          editor.cookie,
        )
      ).data.outcomes.map(({ state }: { state: string }) => state);
    expect(await all(insult, [reviewed.id, second, 999_999])).toEqual(['changed', 'changed', 'refused']);
    expect(await facts()).toEqual({ Rating: null, TotalReviews: 0 });
    expect(await all({ state: 'shown' }, [reviewed.id, second])).toEqual(['changed', 'changed']);
    expect(await facts()).toEqual({ Rating: 3, TotalReviews: 2 });
  });

  it('the audit log names who hid a review, and its product', async () => {
    const since = await auditedSince(db);
    await change(insult);
    expect(await since()).toMatchObject([
      {
        event: 'review changed',
        actor: `staff ${editor.id}`,
        detail: { id: reviewed.id, product: 6, fields: expect.arrayContaining(['state', 'reason']) },
      },
    ]);
  });
});

describe('what staff may change', () => {
  it.each([
    [{ state: 'hidden' }, 'reason', 'missing'],
    [{ state: 'hidden', reason: 'other' }, 'reasonNote', 'missing'],
    [{ state: 'hidden', reason: 'mood' }, 'reason', 'shape'],
    [{ state: 'gone' }, 'state', 'shape'],
    [{ answer: { en: 'x'.repeat(1001), km: '' } }, 'answer', 'tooLong'],
    [{ answer: { en: 'a\u0000', km: '' } }, 'answer', 'characters'],
    [{ answer: 5 }, 'answer', 'shape'],
    [{ body: 'You are wonderful' }, 'body', 'unknown'],
    [{ rating: 5 }, 'rating', 'unknown'],
    [{ productId: 1 }, 'productId', 'unknown'],
  ])('an edit of a review is rejected: %j', async (fields, field, code) => {
    const before = await get();
    const { status, data } = await change(fields);
    expect([status, data.faults]).toEqual([400, [expect.objectContaining({ field, code })]]);
    expect(await get()).toEqual(before);
  });

  it('a review can be neither created nor deleted, and an unknown one not changed', async () => {
    const send = (parameters: object) =>
      request(changeRecord, { kind, id: null, version: null, fields: insult, ...parameters }, editor.cookie);
    expect((await send({})).status).toBe(404);
    expect((await send({ id: reviewed.id, fields: {}, remove: true })).status).toBe(404);
    expect((await send({ id: 999_999 })).status).toBe(404);
  });

  it('an outdated version is a conflict', async () => {
    const { version } = await get();
    await change(insult);
    const { status } = await request(
      changeRecord,
      { kind, id: reviewed.id, version, fields: { state: 'held' } },
      editor.cookie,
    );
    expect(status).toBe(409);
  });

  it('staff without the permission neither read nor change reviews', async () => {
    const answers = [
      await change(insult, reviewed.id, sales),
      await request(getRecords, { kind, ids: [reviewed.id] }, sales.cookie),
      await request(listHistory, { kind, id: reviewed.id }, sales.cookie),
      await request(listRecords, { kind }, sales.cookie),
      await request(changeRecords, { kind, changes: [{ id: reviewed.id, fields: insult }] }, sales.cookie),
      await request(undoChange, { kind, changeId: 1 }, sales.cookie),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await shown()).toHaveLength(1);
  });
});

describe('the answer of the shop', () => {
  it('an answer is shown in the language of the page, or else in the other one', async () => {
    const told = await noticesOf(() => change({ answer: { en: ' Sorry!\r\nCome by. ', km: 'សូមទោស' } }));
    expect(told).toEqual(['product 6']);
    expect((await shown())[0]?.Answer).toBe('Sorry!\nCome by.');
    expect((await shown('ar'))[0]?.Answer).toBe('សូមទោស');
    expect(await page('ar')).toContain('សូមទោស');
    await change({ answer: { en: 'Sorry', km: '' } });
    expect((await shown('ar'))[0]?.Answer).toBe('Sorry');
    expect((await get()).fields.checked).toBe(true);
    await change({ answer: { en: '', km: '' } });
    expect((await shown())[0]).not.toHaveProperty('Answer');
  });

  it('scripts in a review and its answer appear as text', async () => {
    const script = '<script>alert(1)</script>';
    const scripted = await review({ ReviewBody: script });
    await noticesOf(() => change({ answer: { en: script, km: '' } }, scripted));
    const html = await page('en');
    expect(html).not.toContain(script);
    expect(html.match(/&lt;script&gt;alert\(1\)/gu)?.length).toBeGreaterThanOrEqual(2);
  });
});

describe('a shop that holds new reviews', () => {
  const holding = async (work: () => Promise<void>) => {
    await changeSettings(db, { reviewsHeld: true }, 'system');
    try {
      await work();
    } finally {
      await changeSettings(db, { reviewsHeld: null }, 'system');
    }
  };
  const tasks = async (who = editor) =>
    (await request(getToday, {}, who.cookie)).data.waiting.filter(
      ({ what }: { what: string }) => what === 'heldReviews',
    );

  it('a held review gets the documented answer and waits until staff approve it', async () => {
    expect(await tasks()).toEqual([]);
    await holding(async () => {
      let held = 0;
      const told = await noticesOf(async () => void (held = await review({ ReviewRating: 5 })));
      expect(told).toEqual([]);
      expect(await shown()).toHaveLength(1);
      expect(await facts()).toEqual({ Rating: 1, TotalReviews: 1 });
      expect(await tasks()).toMatchObject([{ count: 1, since: expect.any(String) }]);
      expect(await tasks(sales)).toEqual([]);
      await change({ state: 'shown' }, held);
      expect(await shown()).toHaveLength(2);
      expect(await facts()).toEqual({ Rating: 3, TotalReviews: 2 });
      expect(await tasks()).toEqual([]);
    });
    await review();
    expect(await shown()).toHaveLength(3);
  });
});
