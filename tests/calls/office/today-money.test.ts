import { beforeAll, expect, it, test } from 'vitest';
import { changeSettings } from '#shop/content/content.ts';
import { moneyFlow } from '#shop/orders/money-flow-queries.ts';
import { orderHistory } from '#tests/support/order-history.ts';
import { firstStatement, planOf } from '#tests/support/plans.ts';
import { untimedPool } from '#tests/support/postgres.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['catalogue']);
const { db, query, analyze } = shop;

// Half of the orders are paid in cash. The others are paid by card in two parts, and every tenth is refunded in part.
beforeAll(async () => {
  const { customerId } = await newShopper(db);
  await orderHistory(await untimedPool(shop.url), [customerId], 10_000);
  await query`insert into payment (order_id, customer_id, method_id, provider, amount_cents, currency, state, expires_at)
    select id, customer_id, 5, 'test', total_cents, 'USD', 'paid', created_at from customer_order where id % 2 = 0`;
  await query`update customer_order set payment_method_id = 5 where id % 2 = 0`;
  await query`insert into ledger_entry (at, payment_id, amount_cents, part)
    select o.created_at + part * interval '7 hours', p.id, 500 + o.id % 700, part
    from payment p join customer_order o on o.id = p.order_id, generate_series(1, 2) part`;
  await query`insert into refund (payment_id, amount_cents, state, reason, asked_by)
    select id, 300 + id % 99, 'done', '', 'staff 1' from payment where id % 10 = 0`;
  await query`insert into ledger_entry (at, payment_id, refund_id, amount_cents)
    select o.created_at + interval '3 days', p.id, r.id, -r.amount_cents
    from refund r join payment p on p.id = r.payment_id join customer_order o on o.id = p.order_id`;
  await query`insert into order_status_change (order_id, from_status, to_status, changed_by, changed_at)
    select id, 3, 5, 'system', created_at + interval '5 days' from customer_order where id % 14 = 1`;
  await analyze();
});

/** Adds up every amount that ever moved between two local times. */
async function movedBetween(since: string, until: string, zone: string) {
  const [sum] = await query`
    with moves as (
      select l.at, l.amount_cents as cents, coalesce(r.reason in ('more than was due', 'paid twice',
        'paid after the order was void', 'order changed'), false) as is_excess
      from ledger_entry l left join refund r on r.id = l.refund_id
      union all
      select c.changed_at, case c.to_status when 3 then o.total_cents else -o.total_cents end, false
      from order_status_change c join customer_order o on o.id = c.order_id
      where c.to_status in (3, 5) and o.payment_method_id = 6)
    select coalesce(sum(cents) filter (where cents > 0), 0)::int as received,
      coalesce(-sum(cents) filter (where cents < 0 and is_excess), 0)::int as excess,
      coalesce(-sum(cents) filter (where cents < 0 and not is_excess), 0)::int as refunded
    from moves where at >= ${since}::timestamp at time zone ${zone} and at < ${until}::timestamp at time zone ${zone}`;
  return sum as { received: number; excess: number; refunded: number };
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

test.each(['Asia/Phnom_Penh', 'America/New_York', 'Pacific/Auckland'])(
  'payments and refunds, also partial ones, count on their day in the shop’s time zone: %s',
  async (zone) => {
    await changeSettings(db, { timeZone: zone }, 'system');
    const flow = await moneyFlow(db);
    const [{ today, time }] =
      await query`select (now() at time zone ${zone})::date::text as today, (now() at time zone ${zone})::time::text as time`;
    expect(flow.days).toHaveLength(30);
    expect(flow.days.at(-1)!.day).toBe(today);
    for (const { day, receivedCents, excessCents, refundedCents, receivedBeforeCents } of flow.days) {
      const sum = await movedBetween(day, dayAfter(day, 1), zone);
      const before = await movedBetween(dayAfter(day, -35), dayAfter(day, -34), zone);
      expect({ day, receivedCents, excessCents, refundedCents, receivedBeforeCents }).toEqual({
        day,
        receivedCents: sum.received,
        excessCents: sum.excess,
        refundedCents: sum.refunded,
        receivedBeforeCents: before.received,
      });
    }
    const monday = dayAfter(today, -((new Date(today).getUTCDay() + 6) % 7));
    for (const [span, first, back] of [
      ['today', today, 0],
      ['weekAgo', today, 7],
      ['yearAgo', today, 364],
      ['week', monday, 0],
      ['lastWeek', monday, 7],
      ['lastYear', monday, 364],
    ] as const) {
      const sum = await movedBetween(dayAfter(first, -back), `${dayAfter(today, -back)} ${time}`, zone);
      expect(flow[span], span).toEqual({
        receivedCents: sum.received,
        excessCents: sum.excess,
        refundedCents: sum.refunded,
      });
    }
    // A sum of a few hours may be 0: shortly after midnight, or on a Monday.
    expect(flow.days.some((day) => day.receivedCents > 0 && day.receivedBeforeCents > 0)).toBe(true);
  },
);

it('the payments of a day are added up without reading all orders or payments', async () => {
  const statement = await firstStatement(db, (listener) => moneyFlow(listener));
  const read = (await planOf(db, statement))
    .filter((step) => step['Node Type'] === 'Seq Scan')
    .map((step) => step['Relation Name']);
  expect(new Set(read)).toEqual(new Set(['setting']));
});
