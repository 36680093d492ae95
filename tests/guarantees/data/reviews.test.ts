import { expect, it } from 'vitest';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { getProductReviews } from '#contract/operations/catalogue/get-product-reviews.ts';
import { insertProductReview } from '#contract/operations/catalogue/insert-product-review.ts';
import { changeSettings } from '#shop/content/content.ts';
import { insult, reviewedShop } from '../../calls/office/reviewed-shop.ts';
import { waitingForLocks } from '../../support/waiting-for-locks.ts';
import { expectAll, sized } from '../gate.ts';
import { until } from '../until.ts';

// Shoppers and scripts write reviews at two processes while staff hide, show and approve them.

const shop = await reviewedShop();
const { db, query, request, reviewed, change } = shop;
const other = await shop.anotherProcess();
const at = [request, other.request];
const rounds = sized(3, 20, 100);
const flood = sized(40, 200);

/** Sends a review from its own address, or from the given one. */
const send = (turn: number, ReviewRating: number, address = `10.0.${turn >> 8}.${turn & 255}`) =>
  at[turn % 2]!(
    insertProductReview,
    {
      ProductId: 6,
      ReviewerName: 'Dara',
      ReviewerEmail: 'dara@example.com',
      ReviewTitle: `Review ${turn}`,
      ReviewBody: 'Written in a flood',
      ReviewRating,
    },
    null,
    {},
    address,
  );
/** Sends as many reviews as a flood has, eight at a time. */
async function sendFlood(work: (turn: number) => ReturnType<typeof send>) {
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  for (let from = 0; from < flood; from += 8)
    answers.push(...(await Promise.all(Array.from({ length: 8 }, (_, turn) => work(from + turn)))));
  return answers;
}
const shown = async () => (await request(getProductReviews, { ProductId: 6 })).data as { Title: string }[];
const facts = async () => {
  const [{ Rating = null, TotalReviews }] = (await request(getProductDetail, { ProductId: 6 })).data;
  return { Rating, TotalReviews };
};
/** Returns the average and number of the reviews that are stored as shown. */
const expected = async () => {
  const [row] = await query`
    select round(avg(rating), 2)::float8 as "Rating", count(*)::int as "TotalReviews"
    from review where product_id = 6 and state = 'shown'`;
  return row;
};

it('one address stores at most ten reviews an hour at two processes together', async () => {
  await query`delete from rate_window`;
  const answers = await sendFlood((turn) => send(turn, 1, '10.9.9.9'));
  const taken = answers.filter(({ status }) => status === 200).length;
  const [{ n }] = await query`select count(*)::int as n from review where title like 'Review %'`;
  expect({ taken, n }).toEqual({ taken: 10, n: 10 });
  expectAll('reviews beyond the limit that were refused', answers.length - taken, flood - 10);
});

it('the average counts every shown review when one is hidden while another is written, in either order', async () => {
  let right = 0;
  for (let round = 0; round < rounds * 2; round += 1) {
    await change({ state: 'shown' });
    const works = [() => change(insult), () => send(1000 + round, 2 + (round % 4))];
    if (round % 2) works.reverse();
    const answers: Promise<unknown>[] = [];
    // Both wait for the product, and change it one right after the other.
    await db.transaction().execute(async (holding) => {
      await holding.selectFrom('product').select('id').where('id', '=', 6).forUpdate().execute();
      for (const [before, work] of works.entries()) {
        answers.push(work());
        await until('a change that waits', async () => (await waitingForLocks(db)) > before);
      }
    });
    await Promise.all(answers);
    expect(await facts()).toEqual(await expected());
    right += 1;
  }
  expectAll('correct averages', right, rounds * 2);
});

it('the average and the list follow what staff hide and show during a flood', async () => {
  const writing = sendFlood((turn) => send(turn, 1 + (turn % 5)));
  for (let turn = 0; turn < rounds * 4; turn += 1) await change(turn % 2 ? { state: 'shown' } : insult);
  const answers = await writing;
  expectAll('stored reviews', answers.filter(({ status }) => status === 200).length, flood);
  expect(await facts()).toEqual(await expected());
  const rows = await query`select id from review where title like 'Review %' order by id`;
  const doomed = rows.filter((_, turn) => turn % 3 === 0).map(({ id }: { id: number }) => id);
  await Promise.all(doomed.map((id) => change(insult, id)));
  expect(await facts()).toEqual(await expected());
  const { TotalReviews } = await facts();
  expectAll('shown reviews', TotalReviews, flood + 1 - doomed.length);
});

it('a shop that holds reviews shows exactly those that staff approved', async () => {
  const before = await facts();
  await changeSettings(db, { reviewsHeld: true }, 'system');
  try {
    await sendFlood((turn) => send(turn, 5));
    expect({ ...(await facts()), titles: (await shown()).length }).toEqual({ ...before, titles: 1 });
    const rows = await query`select id, title from review where state = 'held' order by id`;
    expectAll('held reviews', rows.length, flood);
    const approved = rows.filter((_, turn) => turn % 4 === 0);
    await Promise.all(approved.map(({ id }: { id: number }) => change({ state: 'shown' }, id)));
    expect(await facts()).toEqual(await expected());
    const titles = (await shown()).map(({ Title }) => Title);
    expectAll(
      'approved reviews that are shown, and no other',
      titles.filter((title) => approved.some((each) => each.title === title)).length,
      titles.length - 1,
    );
    expect((await facts()).TotalReviews).toBe(approved.length + 1);
    expect(reviewed.id).toBeGreaterThan(0);
  } finally {
    await changeSettings(db, { reviewsHeld: null }, 'system');
  }
});
