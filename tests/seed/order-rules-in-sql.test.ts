import { expect, test } from 'vitest';
import { openStatuses, paymentSummaries, statusesBeforeWork } from '#shop/orders/orders.ts';
import { demoDatabase } from '#tests/support/postgres.ts';

const { db, query } = await demoDatabase();

test.each([
  ['is_before_work', statusesBeforeWork],
  ['is_open_order', openStatuses],
])('%s has the same statuses in SQL and TypeScript', async (rule, statuses) => {
  const rows = (await query`
    select status from unnest('{1,2,3,4,5,90,91}'::smallint[]) status
    where case ${rule}::text when 'is_before_work' then is_before_work(status) else is_open_order(status) end`) as {
    status: number;
  }[];
  expect(rows.map(({ status }) => status)).toEqual(statuses.toSorted((a, b) => a - b));
});

test('an order of the demo is paid in SQL exactly when its summary leaves nothing to pay', async () => {
  const orders =
    (await query`select id, status_id as status, is_paid(o) as paid from customer_order o order by id`) as {
      id: number;
      status: number;
      paid: boolean;
    }[];
  const summaries = await paymentSummaries(
    db,
    orders.map(({ id }) => id),
  );
  const told = orders.map(({ id, status }) => {
    const { dueCents, laterCents } = summaries.get(id)!;
    return { id, status, paid: [1, 2, 3].includes(status) && dueCents + laterCents === 0 };
  });
  expect(orders).toEqual(told);
  expect(new Set(orders.map(({ paid }) => paid))).toEqual(new Set([true, false]));
});
