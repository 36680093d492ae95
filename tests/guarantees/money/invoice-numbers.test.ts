import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { changeSettings } from '#shop/content/content.ts';
import { changeOrderStatus } from '#shop/orders/orders.ts';
import { processRefunds, refundPayment } from '#shop/payments/payments.ts';
import { inTransaction } from '#shop/transaction.ts';
import { newShoppers } from '../../support/shop-api.ts';
import { token } from '../../support/test-payments.ts';
import { atLeast, expectAll, expectEvery, says, sized } from '../gate.ts';
import { orderPlaced, whiteMug, messageOf } from '../shop-pair.ts';
import { until } from '../until.ts';
import { halfAnHourLater } from './money.ts';
import { payingPair } from './paying-pair.ts';

// Tax documents are issued by two processes that are killed, and in transactions that fail at their end.

const pair = await payingPair({ COD_DAILY_CAP: '1000000' });
const { db, payments, send, shops } = pair;
const kills = sized(2, 10, 100);
const buyers = sized(6, 12);
const cashOrders = sized(30, 200, 1000);
let template = 0;

beforeAll(async () => {
  await changeSettings(db, { vatOn: true, vatNumber: 'L001-100012345' }, 'system');
  await sql`update product set stock = 1000000, order_maximum = 100 where id = 1`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select id from product p where digital_file is not null and published
      and not exists (select from product_option o where o.product_id = p.id) limit 1`.execute(db);
  template = rows[0]!.id;
});

interface Document {
  sequence: number;
  kind: 'invoice' | 'creditNote';
  order: number;
  gross: number;
  vat: number;
}
const documents = async (): Promise<Document[]> =>
  (
    await sql<Document>`select sequence, kind, order_id as "order", gross_cents as gross, vat_cents as vat
      from tax_document order by kind, sequence`.execute(db)
  ).rows;

/** Checks that the numbers of each series begin at 1 and end at its counter, with none missing or used twice. */
async function expectNoGap(): Promise<Document[]> {
  const all = await documents();
  const { rows: counters } = await sql<{ kind: string; last: number }>`
    select kind, last from tax_counter`.execute(db);
  for (const { kind, last } of counters) {
    const numbers = all.filter((each) => each.kind === kind).map(({ sequence }) => sequence);
    expect(numbers, kind).toEqual(Array.from({ length: last }, (_, at) => at + 1));
  }
  return all;
}

/** Checks that every order that must have an invoice has one, for its total. */
async function expectInvoices(): Promise<void> {
  const { rows } = await sql<{ id: number; total: number; invoices: number[] }>`
    select o.id, o.total_cents as total, array(
      select gross_cents from tax_document d where d.order_id = o.id and d.kind = 'invoice') as invoices
    from customer_order o where o.status_id in (2, 3) and o.vat_rate is not null`.execute(db);
  expectEvery(
    'orders with one invoice, for their total',
    rows,
    ({ total, invoices }) => invoices.length === 1 && invoices[0] === total,
  );
}

test('a transaction that fails at its end uses up no invoice number, even while others are issued', async () => {
  const shoppers = await newShoppers(db, cashOrders);
  const messages = await Promise.all(
    shoppers.map(async (each, at) => messageOf(await send(at % 2, 'order', each, [whiteMug(1)]))),
  );
  expect(messages.filter((message) => message !== orderPlaced)).toEqual([]);
  await sql`update order_hold set confirmed_at = now()`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select id from customer_order where status_id = 1 and vat_rate is not null order by id`.execute(db);
  /** Begins to prepare an order, in a transaction that is committed or fails at its end. */
  const begin = (orderId: number, isKept: boolean) =>
    inTransaction(db, async (trx) => ({
      keep: isKept,
      outcome: await changeOrderStatus(trx, { orderId, to: 2, actor: 'staff gate' }),
    }));
  await Promise.all(rows.map(({ id }) => begin(id, id % 3 > 0)));
  await expectNoGap();
  await Promise.all(rows.map(({ id }) => begin(id, true)));
  const all = await expectNoGap();
  expectAll('invoices in a row', all.filter(({ kind }) => kind === 'invoice').length, cashOrders);
  await expectInvoices();
});

test('kills of the processes leave no gap, and no order without its invoice', async () => {
  const shoppers = await newShoppers(db, buyers);
  const shopping = new AbortController();
  const told = { answered: 0, brokenOff: 0 };
  const line = { ProductId: String(template), Quantity: 1, productSelectedAttributes: [] };
  const card = { PaymentMethod: '5', paymentToken: '' };
  const all = Promise.all(
    shoppers.map(async (shopper, at) => {
      for (let count = at; !shopping.signal.aborted; count += 1) {
        const paid = { ...card, paymentToken: token('approve.hook-none') };
        const answer = await send(count % 2, 'order', shopper, [line], paid).catch(() => null);
        if (answer) told.answered += 1;
        else told.brokenOff += 1;
      }
    }),
  );
  for (let kill = 0; kill < kills; kill += 1) {
    const expected = told.answered + 5;
    await until('orders come through', () => told.answered >= expected, 60);
    process.kill(shops[kill % 2]!.pid, 'SIGKILL');
    await pair.restart(kill % 2, true);
  }
  shopping.abort();
  await all;
  says(`${kills} kills, ${told.answered} orders answered, ${told.brokenOff} broke off`);
  atLeast('interrupted orders', told.brokenOff, 1);
  await halfAnHourLater(db);
  await expectNoGap();
  await expectInvoices();
});

test('credit notes of concurrent refunds have no gap, and none credits more than its invoice', async () => {
  const { rows } = await sql<{ id: number; cents: number }>`
    select p.id, p.amount_cents as cents from payment p join customer_order o on o.id = p.order_id
    where p.state = 'paid' and o.status_id = 3 order by p.id limit ${sized(10, 200)}`.execute(db);
  const request = (id: number, cents: number | null) =>
    refundPayment(db, payments.methods, id, { cents, reason: '', by: 'staff gate' });
  // Each payment in two parts at once.
  await Promise.all(
    rows.flatMap(({ id, cents }) => [request(id, Math.floor(cents / 3)), request(id, Math.floor(cents / 2))]),
  );
  await Promise.all(rows.map(({ id }) => request(id, null)));
  await processRefunds(db, payments.methods, { only: null, limit: 1000 });
  await halfAnHourLater(db);
  const all = await expectNoGap();
  const invoices = all.filter(({ kind }) => kind === 'invoice');
  const credited = (order: number, of: 'gross' | 'vat') =>
    all
      .filter((each) => each.kind === 'creditNote' && each.order === order)
      .reduce((sum, each) => sum + each[of], 0);
  const refunded = invoices.filter(({ order }) => credited(order, 'gross') > 0);
  expectAll('orders refunded in full and credited', refunded.length, rows.length);
  expectEvery(
    'invoices whose credit notes add up to them, with their VAT',
    refunded,
    ({ order, gross, vat }) => credited(order, 'gross') === gross && credited(order, 'vat') === vat,
  );
});

test('no process logs an error', () => expect(pair.faults()).toEqual([]));
