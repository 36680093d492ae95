import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withClient } from '#database/connect.ts';
import { readOrdersCommand } from '#server/cli/orders/orders-arguments.ts';
import { staffOrders } from '#server/cli/orders/orders.ts';
import { changeChannel } from '#shop/invalidation/invalidation.ts';
import { commanded } from '#tests/support/commanded.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { waitingForLocks } from '#tests/support/waiting-for-locks.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { db, query, pay, stockOf, mails } = shop;

let shopper: Shopper;
const orderOf = async (way: object, lines = [mug(2)]): Promise<string> => {
  shopper = await newShopper(db);
  return (await pay(shopper, lines, way)).data[0].OrderNumber;
};
const byCard = () => orderOf(card(token('approve.hook-none')));

const orders = (...args: string[]) => commanded((say) => staffOrders(db, readOrdersCommand(args), say));
const really = ['--yes', '--by', 'srey'];
const statusOf = async (number: string) =>
  (
    await db
      .selectFrom('customer_order')
      .select('status_id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  ).status_id;

describe('npm run orders -- prepare, complete, return, refunded', () => {
  let number = '';
  beforeEach(async () => {
    number = await orderOf({});
  });

  it('prints the planned change, email and stock, and changes nothing without confirmation', async () => {
    const { code, lines } = await orders('prepare', number);
    expect(code).toBe(0);
    expect(lines).toEqual([
      `Order ${number} by Sokha Chan: Active → In Progress.`,
      `Email to ${shopper.email} (English): order in progress.`,
      'Stock is unchanged.',
      'Dry run: no changes were made. Run again with --yes to apply.',
    ]);
    expect([await statusOf(number), await mails(shopper)]).toEqual([1, ['orderReceived']]);
  });

  it('marks an order in preparation as shipped, once', async () => {
    expect((await orders('send', number)).code).toBe(
      `order ${number} is Active; only orders In Progress can be shipped.`,
    );
    await orders('prepare', number, ...really);
    expect((await orders('show', number)).output).toContain('Available steps: send, complete, cancel.');
    expect((await orders('send', number)).lines).toEqual([
      `Order ${number} will be marked as shipped; its status stays In Progress.`,
      `Email to ${shopper.email}: order shipped.`,
      'Dry run: no changes were made. Run again with --yes to apply.',
    ]);
    expect((await orders('send', number, ...really)).output).toContain('recorded as staff srey');
    expect((await orders('show', number)).output).toContain('shipped\n\nAvailable steps: complete, cancel.');
    expect((await orders('send', number, ...really)).code).toContain(
      `order ${number} was already shipped on `,
    );
    expect(await mails(shopper)).toEqual(['orderReceived', 'orderInProgress', 'orderSent']);
  });

  it('takes an order on delivery from placing to completion, and records the actor', async () => {
    for (const [step, status] of [
      ['prepare', 2],
      ['complete', 3],
      ['return', 4],
      ['refunded', 5],
    ] as const) {
      const { code, output } = await orders(step, number, ...really);
      expect([code, await statusOf(number)]).toEqual([0, status]);
      expect(output).toContain('recorded as staff srey');
    }
    expect((await orders('show', number)).output).toMatch(
      /placed, Active {2}customer \d+\n.*Active → In Progress {2}staff srey\n.*In Progress → Completed {2}staff srey\n.*Completed → Returned {2}staff srey\n.*Returned → Refunded {2}staff srey\n\nAvailable steps: none\./u,
    );
    expect(await mails(shopper)).toEqual([
      'orderReceived',
      'orderInProgress',
      'orderCompleted',
      'orderReturned',
    ]);
  });

  it('restocks returned items if staff say so', async () => {
    await orders('prepare', number, ...really);
    await orders('complete', number, ...really);
    const stock = await stockOf(1);
    expect((await orders('return', number)).output).toContain('Use --restock to return them.');
    expect((await orders('return', number, '--restock', ...really)).output).toContain('Returned to stock');
    expect(await stockOf(1)).toBe(stock + 2);
  });

  it('refuses invalid steps, and lists the valid ones', async () => {
    expect((await orders('complete', number, ...really)).code).toBe(
      `order ${number} is Active. Available steps: prepare, cancel.`,
    );
    expect((await orders('refunded', number, ...really)).code).toContain('prepare, cancel');
    expect(await statusOf(number)).toBe(1);
    expect((await orders('prepare', 'AG0', ...really)).code).toBe('order AG0 not found.');
    expect((await orders('show', 'AG0')).code).toBe('order AG0 not found.');
  });

  it('if two steps coincide, one succeeds, and the other reports a conflict', async () => {
    // Both requests have read the order before either can change it.
    const held = await db.startTransaction().execute();
    await sql`select 1 from customer_order where number = ${number} for update`.execute(held);
    const bothRequested = Promise.all([
      orders('prepare', number, '--yes', '--by', 'srey'),
      orders('cancel', number, '--yes', '--by', 'dara'),
    ]);
    await expect.poll(() => waitingForLocks(db)).toBe(2);
    await held.commit().execute();
    const both = await bothRequested;
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
    const now = (await statusOf(number)) === 2 ? 'In Progress' : 'void';
    expect(both.find(({ code }) => code !== 0)?.code).toBe(
      `someone else updated order ${number} first: its status is now ${now}. Check it and try again.`,
    );
  });
});

describe('npm run orders -- cancel', () => {
  it('cancels an order on delivery: releases stock and coupon, notifies the customer, invalidates pages', async () => {
    const number = await orderOf({ CouponCode: 'FIVE' });
    const stock = await stockOf(1);
    await query`update product set stock = 3 where id = 1`;
    const received: string[] = [];
    await withClient({ connectionString: shop.url }, async (client) => {
      client.on('notification', ({ payload }) => received.push(payload ?? ''));
      await client.query(`listen ${changeChannel}`);
      const { output } = await orders('cancel', number, ...really);
      expect(output).toContain('Coupon FIVE can be used again.');
      await expect.poll(() => received).toEqual(['["product 1"]']);
    });
    expect(await stockOf(1)).toBe(5);
    await query`update product set stock = ${stock} where id = 1`;
    expect(await mails(shopper)).toEqual(['orderReceived', 'orderCancelled']);
    expect((await orders('show', number)).output).toContain(`Order ${number}: void`);
  });

  it.each(['cancel', 'refunded'])('leaves the step %s of paid orders to the refund command', async (step) => {
    const number = await byCard();
    if (step === 'refunded') {
      await orders('prepare', number, ...really);
      await orders('complete', number, ...really);
    }
    expect((await orders(step, number, ...really)).code).toContain('use npm run refund');
    expect(await statusOf(number)).toBe(step === 'cancel' ? 1 : 3);
  });

  it('does not cancel an order awaiting payment', async () => {
    const shopperOf = await newShopper(db);
    await pay(shopperOf, [mug(1)], card(token('3ds.hook-none')));
    const rows = await query`
      select number from customer_order where customer_id = ${shopperOf.customerId}`;
    expect((await orders('cancel', rows[0]!.number, ...really)).code).toContain('is awaiting payment');
  });
});

describe('npm run orders -- show', () => {
  it('prints all of a paid order: lines, options, totals, address, payment, history', async () => {
    const number = await byCard();
    const { code, output } = await orders('show', number);
    expect(code).toBe(0);
    const time = String.raw`\d{4}-\d{2}-\d{2} \d{2}:\d{2}`;
    for (const part of [
      String.raw`^Order ${number}: Active, placed ${time}$`,
      String.raw`^ {2}Customer: ${shopper.customerId} · Sokha Chan$`,
      String.raw`^ {2}Contact: ${shopper.email}`,
      String.raw`^ {2}Payment method: card$`,
      String.raw`^ +2 +2 +15\.54 +31\.08 +Active +Clay Mug \(.*Color: Blue.*\)$`,
      String.raw`^Total 31\.08 USD$`,
      String.raw`^Payment: Paid, 31\.08 received$`,
      String.raw`^Payment \d+ via test: paid, 31\.08 USD$`,
      String.raw`^ {2}${time} {2}created → submitted`,
      String.raw`→ paid {2}customer`,
      String.raw`^ {2}${time} {2}awaiting payment → Active {2}payment \d+$`,
      String.raw`^Available steps: prepare\.$`,
    ])
      expect(output).toMatch(new RegExp(part, 'mu'));
  });

  it('escapes text of customers that could control the terminal', async () => {
    const number = await orderOf({
      OrderNote: 'ring\u001B[2J\u001B]0;owned\u0007 \u202Etwice\r\nTotal 0.00 USD',
    });
    await query`update customer_order set first_name = ${'So\u001B[31mkha\u009B'} where number = ${number}`;
    for (const args of [['show', number], ['list'], ['prepare', number]]) {
      const { lines } = await orders(...args);
      expect(lines.join('').match(/[\p{Cc}\u202E]/u)).toBeNull();
      expect(lines).not.toContain('Total 0.00 USD');
    }
    expect((await orders('show', number)).output).toMatch(/Note: ring.*twice {1,2}Total 0\.00 USD/u);
  });
});

describe('npm run orders -- list', () => {
  const list = (...args: string[]) => orders('list', '--since', '2024-01-01', ...args);
  let first = '';
  let second = '';
  beforeAll(async () => {
    await query`update customer_order set created_at = '2020-01-01'`;
    first = await orderOf({});
    second = await orderOf({}, [mug(1)]);
    await orders('prepare', second, ...really);
  });

  it('prints the newest orders first as a table, with the total of all of them', async () => {
    const { code, lines } = await list();
    expect(code).toBe(0);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^Order +Placed +Status +Method +Payment +Items +Total +Customer$/u);
    expect(lines[1]).toMatch(
      new RegExp(
        `^${second}  [\\d-]+ [\\d:]+  In Progress  cash on delivery  Due on delivery +1  15.54  Sokha Chan`,
        'u',
      ),
    );
    expect(lines[2]).toMatch(
      new RegExp(
        `^${first}  [\\d-]+ [\\d:]+  Active       cash on delivery  Due on delivery +1  31.08  Sokha Chan`,
        'u',
      ),
    );
    expect(lines[3]).toBe('2 orders, 46.62 USD total.');
  });

  it('filters by status and day and limits the rows; totals cover all matching orders', async () => {
    expect((await list('--state', 'active')).output).not.toContain(second);
    expect((await list('--state', 'active,in-progress', '--limit', '1')).lines.slice(1)).toEqual([
      expect.stringContaining(second),
      '2 orders (showing the latest 1), 46.62 USD total.',
    ]);
    expect((await orders('list', '--since', '2999-01-01')).lines).toEqual(['0 orders, 0.00 USD total.']);
    await query`update customer_order set created_at = '2026-01-30 17:00Z' where number = ${first}`;
    await query`update customer_order set created_at = '2026-01-30 16:59Z' where number = ${second}`;
    const { output } = await orders('list', '--since', '2026-01-31');
    expect(output).toContain('2026-01-31 00:00');
    expect(output).toContain('1 order, 31.08 USD total.');
  });
});

it.each([
  [[]],
  [['list', 'AG1']],
  [['list', '--state', 'open']],
  [['list', '--since', '2026-02-31']],
  [['list', '--since', '2026-13-01']],
  [['list', '--since', '2026']],
  [['list', '--since', 'yesterday']],
  [['list', '--limit', '0']],
  [['list', '--limit', 'x']],
  [['show']],
  [['show', 'AG1', 'AG2']],
  [['ship', 'AG1']],
  [['prepare', 'AG1', '--force']],
])('prints the usage for invalid arguments: %j', (args) => {
  expect(() => readOrdersCommand(args)).toThrow('npm run orders');
});
