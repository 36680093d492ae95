import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { withClient } from '#database/connect.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { examineRiel } from '#server/health-checks/riel.ts';
import { readRielCommand, rielCommand } from '#server/cli/riel/riel.ts';
import { changeChannel } from '#shop/invalidation/invalidation.ts';
import { orderForStaff } from '#shop/orders/orders.ts';
import { currentRate, setRielRate } from '#shop/riel/riel.ts';
import { commanded } from '#tests/support/commanded.ts';
import { eachTestsShopper } from '#tests/support/shop-api.ts';
import { mug } from './order-fixtures.ts';
import { orderingShop } from './ordering.ts';

const { db, query, request, order, url } = await orderingShop();
const shopper = eachTestsShopper(db);

const riel = (...args: string[]) =>
  commanded(async (say) => rielCommand(db, readRielCommand([...args, '--by', 'srey']), say));
const historyOf = async () => (await request(getCustomerOrderHistoryMaster, {}, shopper)).data;
const shown = async () => (await request(getShopSettings, {}, shopper)).data.RielRate;

describe('shop without a riel rate', () => {
  it('a shop without a riel rate shows no riel on any page or order', async () => {
    expect(await currentRate(db)).toBeNull();
    expect(await shown()).toBeNull();
    const { data } = await order(shopper, [mug(2)]);
    expect((await historyOf())[0]).not.toHaveProperty('Riel');
    const [followed] = (await request(getOrderProgress, { OrderId: data[0].OrderId }, shopper)).data;
    expect(followed).not.toHaveProperty('Riel');
    expect(await orderForStaff(db, data[0].OrderNumber)).toMatchObject({ riel: null });
  });
});

describe('order in a shop with a riel rate', () => {
  beforeEach(() => setRielRate(db, 4100, 'staff srey'));

  it('an order stores the amount in riel for the customer’s pages, the progress, the email and staff', async () => {
    const { data } = await order(shopper, [mug(2)]);
    await setRielRate(db, 4050, 'staff srey');
    // 31.08 × 4,100 = 127,428
    const Riel = { Total: 127_400, Rate: 4100, RateSince: expect.stringMatching(/Z$/u) };
    expect((await historyOf())[0]).toMatchObject({ OrderTotal: 31.08, Riel });
    expect((await request(getOrderProgress, { OrderId: data[0].OrderId }, shopper)).data[0]).toMatchObject({
      Riel,
    });
    const [mail] = await query`
      select content->'riel' as riel from outbox_mail where kind = 'orderReceived' and recipient = ${shopper.email}`;
    expect(mail.riel).toMatchObject({ total: 127_400, rate: 4100 });
    expect(await orderForStaff(db, data[0].OrderNumber)).toMatchObject({
      riel: { total: 127_400, rate: 4100 },
    });
  });

  it('a repeated request is the same order, at the first rate', async () => {
    const key = { 'idempotency-key': 'riel-0001' };
    const first = await order(shopper, [mug(1)], {}, key);
    await setRielRate(db, 9000, 'staff srey');
    expect(await order(shopper, [mug(1)], {}, key)).toEqual(first);
    expect(await historyOf()).toMatchObject([{ Riel: { Rate: 4100 } }]);
  });
});

describe('order after an amount in riel was shown', () => {
  beforeEach(() => setRielRate(db, 4100, 'staff srey'));
  const orders = async () => (await historyOf()).length;

  it('an order is placed with the riel amount that was shown, or refused with the current one and not stored', async () => {
    await setRielRate(db, 4200, 'staff srey');
    const { envelope, data } = await order(shopper, [mug(2)], {
      ExpectedTotal: 31.08,
      ExpectedRiel: 127_400,
    });
    expect(envelope.statusCode).toBe(409);
    expect(data).toEqual([
      {
        ResponseMsg:
          'The riel exchange rate changed while you were shopping. The total is now 130,500៛. Please review and confirm.',
        MessageCode: 'rielChanged',
        MessageValues: { total: '130,500៛' },
        Riel: { Total: 130_500, Rate: 4200, RateSince: expect.stringMatching(/Z$/u) },
      },
    ]);
    expect(await orders()).toBe(0);
    for (const ExpectedRiel of [130_500, '130500'])
      expect((await order(shopper, [mug(2)], { ExpectedRiel })).data[0].OrderId).toEqual(expect.any(Number));
    expect(await historyOf()).toMatchObject([{ Riel: { Total: 130_500 } }]);
  });

  it('an order shown in riel is refused with its amount in dollars if riel was disabled', async () => {
    await setRielRate(db, null, 'staff srey');
    const { data } = await order(shopper, [mug(2)], { ExpectedRiel: 127_400 });
    expect(data[0]).toMatchObject({ MessageCode: 'rielChanged', MessageValues: { total: '$31.08' } });
    expect(data[0]).not.toHaveProperty('Riel');
  });

  it('an order reports a changed price first, and no riel change if the client sends no expected amount', async () => {
    const { data } = await order(shopper, [mug(2)], { ExpectedTotal: 31, ExpectedRiel: 127_000 });
    expect(data[0]).toMatchObject({ MessageCode: 'priceChanged', OrderTotal: 31.08 });
    for (const ExpectedRiel of ['', null])
      expect((await order(shopper, [mug(1)], { ExpectedRiel })).data[0].OrderId).toEqual(expect.any(Number));
  });

  it('a repeated request is the same order, whatever was shown in between', async () => {
    const key = { 'idempotency-key': 'riel-shown-0001' };
    const first = await order(shopper, [mug(1)], { ExpectedRiel: 63_700 }, key);
    await setRielRate(db, 9000, 'staff srey');
    expect(await order(shopper, [mug(1)], { ExpectedRiel: 139_900 }, key)).toEqual(first);
    expect(await orders()).toBe(1);
  });
});

describe('riel rate in the health check', () => {
  it('the health check reports the rate, a missing rate, and an old rate', async () => {
    await setRielRate(db, 4100, 'staff srey');
    expect(await examineRiel(db)).toMatchObject({ state: 'ok', text: 'exchange rate: 4,100៛ to the dollar' });
    await query`insert into riel_rate (rate, set_by, set_at) values (4100, 'srey', now() - interval '40 days')`;
    expect(await examineRiel(db)).toMatchObject({
      state: 'note',
      text: expect.stringContaining('40 days old'),
    });
    await setRielRate(db, null, 'staff srey');
    expect(await examineRiel(db)).toMatchObject({
      state: 'ok',
      text: expect.stringContaining('no riel exchange rate'),
    });
  });
});

describe('npm run riel', () => {
  beforeEach(() => setRielRate(db, 4100, 'staff srey'));

  it('npm run riel prints the value of a dollar, and who set it when', async () => {
    const { code, lines } = await riel('show');
    expect([code, lines[0]]).toEqual([
      0,
      'Exchange rate: 4,100៛ to the dollar, on all pages and for new orders.',
    ]);
    expect(lines[1]).toMatch(/^Rate\s+Since\s+Set by$/u);
    expect(lines[2]).toMatch(/^4100 {2}\d{4}-\d\d-\d\d \d\d:\d\d\s+staff srey$/u);
  });

  it('npm run riel sets the rate, records the actor, and notifies every process immediately', async () => {
    const received: string[] = [];
    await withClient({ connectionString: url }, async (client) => {
      client.on('notification', ({ payload }) => received.push(payload ?? ''));
      await client.query(`listen ${changeChannel}`);
      expect((await riel('set', '4120')).code).toBe(0);
      await expect.poll(() => received).toEqual(['["texts"]']);
    });
    expect(await shown()).toMatchObject({ Rate: 4120, Since: expect.stringMatching(/Z$/u) });
    const [noted] = await query`select event, actor, detail from audit_entry order by id desc limit 1`;
    expect(noted).toEqual({ event: 'riel rate set', actor: 'staff srey', detail: { rate: 4120 } });
  });

  it('npm run riel asks for confirmation if the rate is far from the last one', async () => {
    expect((await riel('set', '1400')).code).toContain('differs a lot from the current 4,100៛');
    expect((await currentRate(db))?.rate).toBe(4100);
    expect((await riel('set', '1400', '--yes')).code).toBe(0);
    expect((await currentRate(db))?.rate).toBe(1400);
  });

  it('npm run riel disables the rate, and does not compare the next one', async () => {
    expect((await riel('off')).output).toContain('No exchange rate is set');
    expect(await shown()).toBeNull();
    await order(shopper, [mug(1)]);
    expect((await historyOf())[0]).not.toHaveProperty('Riel');
    expect((await riel('set', '4000')).code).toBe(0);
  });

  it.each([
    [['set']],
    [['set', '41']],
    [['set', '4100.5']],
    [['set', '41e2']],
    [['set', '4100', 'x']],
    [['show', '4100']],
    [['off', '1']],
    [['raise', '4100']],
    [['--rate', '4100']],
  ])('npm run riel refuses the arguments %j', async (args) => {
    const before = await sql`select from riel_rate`.execute(db);
    expect((await riel(...args)).code).toContain('npm run riel -- show | set 4100');
    expect((await sql`select from riel_rate`.execute(db)).rows).toHaveLength(before.rows.length);
  });
});
