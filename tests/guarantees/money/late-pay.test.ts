import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { reportIfDue } from '#shop/payments/payments.ts';
import { changeOrderStatus, hiddenStatuses } from '#shop/orders/orders.ts';
import { whiteMug, actionRequired, messageOf } from '../shop-pair.ts';
import { brokenOrders } from '../stored.ts';
import { newShoppers } from '../../support/shop-api.ts';
import { token } from '../../support/test-payments.ts';
import { agedList } from './aged-list.ts';
import { expectAll, sized, inTime } from '../gate.ts';
import { mapConcurrently } from '../asking.ts';
import { balances, halfAnHourLater } from './money.ts';
import { payingPair } from './paying-pair.ts';
import { until } from '../until.ts';

const pair = await payingPair();
const { db, payments, send } = pair;
const each = sized(6, 40, 200);
const startStock = 100_000;
beforeEach(() => pair.setStock(1, startStock));

interface Late {
  customerId: number;
  key: string;
}

/** Creates orders that expired while their shoppers were at the challenge. Stock and coupon are released. */
async function voided(more: object = {}): Promise<Late[]> {
  const shoppers = await newShoppers(db, each);
  const rows = await mapConcurrently(shoppers, 8, async (shopper, at) => {
    const sent = { PaymentMethod: '5', paymentToken: token('3ds.hook-none'), ...more };
    const answer = await send(at % 2, 'order', shopper, [whiteMug(1)], sent);
    expect(messageOf(answer)).toBe(actionRequired);
    return { customerId: shopper.customerId, key: answer.data[0].PaymentKey as string };
  });
  const { rows: orders } = await sql<{ id: number }>`
    update payment set state = 'declined', next_look_at = null, busy_until = null
    where key = any(${rows.map(({ key }) => key)}::uuid[]) returning order_id as id`.execute(db);
  for (const { id: orderId } of orders)
    await changeOrderStatus(db, { orderId, to: hiddenStatuses.voided, actor: 'system' });
  expect(await pair.stockOf(1)).toBe(startStock);
  return rows;
}

/** Makes the payments arrive, while one of the processes is killed. */
async function pay(late: readonly Late[], hook: 'doubled' | 'none'): Promise<void> {
  const started = performance.now();
  const paying = mapConcurrently(late, 8, ({ key }) => pair.act(key, token(`pass.hook-${hook}`)));
  if (hook === 'doubled') {
    await sleep(300);
    process.kill(pair.shops[0]!.pid, 'SIGKILL');
    await pair.restart(0);
  }
  await paying;
  if (hook === 'doubled') await untilSettled(late, started);
}

async function untilSettled(late: readonly Late[], started: number): Promise<void> {
  const isOver = async () => {
    const { rows } = await sql`select 1 from payment where key = any(${late.map(({ key }) => key)}::uuid[])
      and state not in ('paid', 'refunded')`.execute(db);
    return rows.length === 0;
  };
  await until('the last one is settled', isOver, 100);
  inTime('until the last one was settled', (performance.now() - started) / 1000, 900, ' s');
  await halfAnHourLater(db);
}

/** Returns the outcomes of payment, order and emails, with the count of each. */
async function ends(late: readonly Late[]): Promise<Record<string, number>> {
  const { rows } = await sql<{ end: string; n: number }>`
    select concat_ws(' ', p.state, o.status_id, p.refunded_cents = p.amount_cents, (select string_agg(m.kind, ',' order by m.kind)
      from outbox_mail m join customer c on c.email = m.recipient where c.id = p.customer_id and m.next_try_at < 'infinity')) as end,
      count(*)::int as n
    from payment p join customer_order o on o.id = p.order_id where p.key = any(${late.map(({ key }) => key)}::uuid[])
    group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ end, n }) => [end, n]));
}
const restored = 'paid 1 f orderReceived';
const refunded = 'refunded 91 t paymentRefunded';

test('the order is restored when everything it needs is still available', async () => {
  const late = await voided();
  await pay(late, 'doubled');
  expect(await ends(late)).toEqual({ [restored]: each });
  expect(await pair.stockOf(1)).toBe(startStock - each);
  expectAll('restored', each, late.length);
});

test('the full amount is refunded once when the items are sold out', async () => {
  const late = await voided();
  await pair.setStock(1, 0);
  await pay(late, 'doubled');
  expect(await ends(late)).toEqual({ [refunded]: each });
  expect(await pair.stockOf(1)).toBe(0);
  expectAll('refunded because the items were sold out', each, late.length);
});

test('late payments restore as many orders as there are items left, and the other payments are refunded', async () => {
  const late = await voided();
  const left = Math.floor(each / 3);
  await pair.setStock(1, left);
  await pay(late, 'doubled');
  expect(await ends(late)).toEqual({ [restored]: left, [refunded]: each - left });
  expect(await pair.stockOf(1)).toBe(0);
  expectAll('restored or refunded while some items were left', each, late.length);
});

test('the payment is refunded when the coupon has been used up in the meantime', async () => {
  const CouponCode = 'LATECOUPON';
  await sql`insert into discount (coupon_code, kind, amount_cents, starts_at, ends_at)
    values (${CouponCode}, 'total', 300, now() - interval '1 day', now() + interval '1 day')`.execute(db);
  const late = await voided({ CouponCode });
  await sql`update discount set max_uses = used where coupon_code = ${CouponCode}`.execute(db);
  await pay(late, 'doubled');
  expect(await ends(late)).toEqual({ [refunded]: each });
  expectAll('refunded because the coupon was used up', each, late.length);
});

test('a payment without a webhook is found at night and ends the same way', async () => {
  const late = await voided();
  await pay(late, 'none');
  await sleep(3000);
  expect(Object.keys(await ends(late)), 'before the nightly report').toEqual(['declined 91 f']);
  await sql`delete from payment_report`.execute(db);
  const report = await reportIfDue(db, agedList(payments.provider), 0);
  expect(report?.differences.map(({ kind }) => kind)).toEqual(late.map(() => 'charge without order'));
  await untilSettled(late, performance.now());
  expect(await ends(late)).toEqual({ [restored]: each });
  expectAll('found by the nightly report and restored', each, late.length);
});

test('the ledger matches the provider, and no process logs an error', async () => {
  await balances(db, payments.taken());
  expect(await brokenOrders(db)).toEqual([]);
  expect(pair.faults()).toEqual([]);
});
