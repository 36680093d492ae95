import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { orderStatuses } from '#contract/constants.ts';
import { type ReportName, reportOf } from '#contract/reports/reports.ts';
import { changeSettings } from '#shop/content/content.ts';
import {
  changeOrderStatus,
  isRefusal,
  orderToChange,
  paymentSummaries,
  placeOrder,
  readCart,
} from '#shop/orders/orders.ts';
import {
  requestBalance,
  cancelOrder,
  changeOrder,
  confirmBalancePaid,
  confirmSeen,
  manualRefunds,
  noteRefundByHand,
  openBalance,
  payOrder,
  placeTransferOrder,
  processRefunds,
  refundableOrder,
  refundOrder,
  resolveUnmatchedPayment,
} from '#shop/payments/payments.ts';
import { vatIn } from '#rules/vat.ts';
import { runReport } from '#shop/reports/reports.ts';
import { addCoupons, bag, mug } from '../../calls/orders/order-fixtures.ts';
import { addBaseMethods } from '../../support/base-methods.ts';
import { fillCatalogue } from '../../support/catalogue-fixture.ts';
import { generousCardLimits, generousLimits } from '../../support/order-queue-capacity.ts';
import { testDatabase } from '../../support/postgres.ts';
import { newShopper } from '../../support/shop-api.ts';
import { testPayments, token } from '../../support/test-payments.ts';
import { expectAll, says, sized } from '../gate.ts';

// Orders with coupons, deposits and several sizes, to which edits, refunds, cancellations and returns happen in any order.
// Each report must have the sums that its rows give when they are added up one by one.

const orders = sized(25, 200, 1000);
const eventsOfOrder = 4;
const { db } = await testDatabase();
const payments = await testPayments();
payments.ofDatabase(db);
const card = payments.methods.for(5)!;

beforeAll(async () => {
  await fillCatalogue(db);
  await addBaseMethods(db);
  await addCoupons(db);
  await sql`update product set stock = 1000000, order_maximum = 100, cost_cents = case when id = 1 then 431 end`.execute(
    db,
  );
  await changeSettings(db, { depositPercent: 40, vatOn: true, vatNumber: 'L001-100012345' }, 'system');
});

/** Numbers that are the same in each run, so that a failure can be repeated. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Roll = ReturnType<typeof dice>;

/** Staff see a transfer for an order. */
const transfer = (number: string, cents: number, { isSecond }: { isSecond: boolean }) =>
  confirmSeen(db, {
    number,
    seen: { currency: 'USD', amount: cents },
    reference: randomUUID(),
    actor: 'staff 1',
    missing: null,
    mayWaive: false,
    isSecond,
    isPlan: false,
  });

interface Placed {
  orderId: number;
  number: string;
  customerId: number;
}

/** A mug in two colors. */
const colors = (roll: Roll) => ({
  ...mug(1),
  VariantQuantities: [1, 2].map((ColorID) => ({ ColorID, SizeID: 1, Quantity: 1 + roll(4) })),
});

async function place(roll: Roll): Promise<Placed> {
  const { customerId } = await newShopper(db);
  const lines = [
    roll(3) === 0 ? colors(roll) : mug(1 + roll(6)),
    ...(roll(2) === 0 ? [{ ...bag, Quantity: 1 + roll(3) }] : []),
  ];
  const wish = {
    customerId,
    lines: readCart(JSON.stringify(lines))!,
    couponCode: ['', 'FIVE', 'MUGS'][roll(3)]!,
    note: '',
    expectedTotalCents: null,
    isDeposit: roll(2) === 0,
    idempotencyKey: randomUUID(),
    language: null,
    limits: generousLimits,
    address: '192.0.2.1',
  };
  if (roll(4) === 0) {
    const placed = await placeTransferOrder(db, { ...wish, isDeposit: false }, { accounts: [], hours: 24 });
    if (placed === 'busy' || isRefusal(placed)) throw new Error(`not placed: ${JSON.stringify(placed)}`);
    const { number, orderId } = placed;
    await transfer(number, placed.totalCents + [0, 640][roll(2)]!, { isSecond: false });
    return { customerId, orderId, number };
  }
  if (roll(3) === 0) {
    // Cash takes no deposit, so that its customer pays everything on delivery.
    await sql`update customer set deposit_percent = 100 where id = ${customerId}`.execute(db);
    const placed = await placeOrder(db, { ...wish, isDeposit: false, methodId: 6 });
    if (placed === 'busy' || isRefusal(placed)) throw new Error(`not placed: ${JSON.stringify(placed)}`);
    return { customerId, orderId: placed.orderId, number: placed.number };
  }
  const paid = await payOrder(db, card, {
    ...wish,
    methodId: 5,
    cardLimits: generousCardLimits,
    step: 'finish',
    proof: token('approve.hook-none'),
    capturedReference: '',
  });
  if (paid === 'busy' || isRefusal(paid)) throw new Error(`not placed: ${JSON.stringify(paid)}`);
  return { customerId, orderId: paid.order.orderId, number: paid.order.number };
}

/** What can happen to an order. Some of it is refused, which is fine. */
const happenings: readonly ((order: Placed, roll: Roll) => Promise<unknown>)[] = [
  async ({ orderId }, roll) => {
    const order = await orderToChange(db, orderId);
    const [line] = order?.lines ?? [];
    if (!order || !line) return;
    const stay = [{ itemId: line.itemId, quantity: 1 + roll(8) }];
    const wish = { orderId, stay, add: [], address: null, deliveryWayId: null };
    await changeOrder(db, { wish, version: order.version, shownCents: null, actor: 'staff 1' });
  },
  (order, roll) => refund(order, async (left) => ({ kind: 'amount', cents: 1 + roll(left) })),
  (order, roll) =>
    refund(order, async () => {
      const { rows } = await sql<{ itemId: number; cell: number }>`
        select item_id as "itemId", cell from order_unit where order_id = ${order.orderId} order by item_id, cell`.execute(
        db,
      );
      return {
        kind: 'lines',
        lines: [{ ...rows[roll(rows.length)]!, quantity: 1, isRestocked: roll(2) === 0 }],
      };
    }),
  (order) => refund(order, async () => ({ kind: 'whole', isRestocked: true })),
  payBalance,
  payBalance,
  ({ number }, roll) => transfer(number, 1500 + roll(900), { isSecond: true }),
  // Staff send back what waits for them.
  async (_order, roll) => {
    for (const { what, id } of await manualRefunds(db))
      if (what === 'refund' && roll(2) === 0)
        await noteRefundByHand(db, id, { reference: `OUT ${id}`, by: 'staff 1' });
  },
  // Money arrives for a code with another amount, and staff send some of it back.
  async ({ orderId }, roll) => {
    const kind = roll(4) === 0 ? 'one payment or two' : 'another amount';
    await sql`insert into stray_money (payment_id, charge_id, kind, amount_minor, currency)
      select id, ${randomUUID()}, ${kind}, ${100 + roll(900)}, 'USD' from payment where order_id = ${orderId}`.execute(
      db,
    );
    for (const { what, id } of await manualRefunds(db))
      if (what === 'money' && roll(2) === 0)
        await resolveUnmatchedPayment(db, id, { reference: `OUT ${id}`, by: 'staff 1' });
  },
  ({ orderId, customerId }, roll) =>
    roll(2) === 0 ? cancelOrder(db, { orderId, customerId }) : Promise.resolve(),
  async ({ orderId }) => {
    for (const to of [orderStatuses.inProgress, orderStatuses.completed])
      await changeOrderStatus(db, { orderId, to, actor: 'staff 1' } as never);
  },
];

async function payBalance({ orderId, number }: Placed): Promise<void> {
  await requestBalance(db, { orderId, by: 'staff 1' });
  const balance = await openBalance(db, orderId);
  if (balance)
    await confirmBalancePaid(db, { orderId, ...balance, reference: `FT ${number}`, by: 'staff 1' });
}

async function refund(
  { number }: Placed,
  partOf: (left: number) => Promise<Parameters<typeof refundOrder>[1]['of']>,
): Promise<void> {
  const found = await refundableOrder(db, number);
  if (!found || found === 'unpaid') return;
  const left = found.amountCents - found.refundedCents;
  if (left <= 0) return;
  const key = randomUUID().replaceAll('-', '');
  const reason = `reason ${left % 3}`;
  await refundOrder(db, {
    number,
    of: await partOf(left),
    reason,
    by: 'staff 1',
    key,
    leftCents: null,
    isPlan: false,
  });
  await processRefunds(db, payments.methods, { only: null, limit: 100 });
}

const report = async (name: ReportName) =>
  runReport(db, {
    report: name,
    period: 'last30',
    compare: 'none',
    find: '',
    sort: '',
    isBackwards: false,
    language: 'en',
    from: 0,
    limit: 10_000,
    columns: reportOf(name).columns,
  });

type Sums = Record<string, number>;
const add = (sums: Map<string, Sums>, key: string, values: Sums) => {
  const row = sums.get(key) ?? {};
  for (const [name, value] of Object.entries(values)) row[name] = (row[name] ?? 0) + value;
  sums.set(key, row);
};
const sumOf = (values: Iterable<number>) => [...values].reduce((one, other) => one + other, 0);

interface OrderRow {
  id: number;
  status_id: number;
  payment_method_id: number;
  customer_id: number;
  coupon_id: number | null;
  subtotal_cents: number;
  discount_cents: number;
  shipping_cents: number;
  total_cents: number;
  vat_rate: number | null;
  vat_added_cents: number | null;
  day: string;
}
interface UnitRow {
  item_id: number;
  order_id: number;
  product_id: number;
  quantity: number;
  restocked: number;
  cost_cents: number | null;
}

/** What an order earned with its items, without VAT and refunds. */
function earned({ subtotal_cents, discount_cents, vat_rate, vat_added_cents }: OrderRow, refunded: number) {
  const net = (cents: number, rate: number) => vatIn(cents, rate).netCents;
  const included = vat_added_cents === null ? (vat_rate ?? 0) : 0;
  return Math.max(0, net(subtotal_cents - discount_cents, included) - net(refunded, vat_rate ?? 0));
}

/** Adds up the reports from plain rows, one order after the other. */
async function slowly() {
  const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows;
  const placed = await rowsOf(sql<OrderRow>`
    select o.*, (created_at at time zone 'Asia/Phnom_Penh')::date::text as day from customer_order o where status_id in (1, 2, 3)`);
  const lines = await rowsOf(sql<{ id: number; order_id: number; product_id: number; cents: number }>`
    select id, order_id, product_id, total_cents + once_cents as cents from order_item`);
  const units = await rowsOf(sql<UnitRow>`select * from order_unit`);
  const moves = await rowsOf(sql<{
    payment_id: number;
    order_id: number | null;
    cents: number;
    reason: string;
    why: string | null;
  }>`
    select p.id as payment_id, coalesce(p.order_id, p.rest_of) as order_id, l.amount_cents as cents, p.reason, r.reason as why
    from ledger_entry l join payment p on p.id = l.payment_id left join refund r on r.id = l.refund_id`);
  const isForNothing = (move: (typeof moves)[number]) =>
    move.order_id === null || move.reason === 'paid twice';
  const isExcess = (move: (typeof moves)[number]) =>
    isForNothing(move) || ['more than was due', 'paid twice', 'order changed'].includes(move.why ?? '');
  const refunds = moves.filter(({ cents }) => cents < 0);
  const stored = await rowsOf(sql<{ id: number; status: number | null; asked: number }>`
    select p.id, o.status_id as status, (select coalesce(sum(r.amount_cents), 0)::int from refund r
      where r.payment_id = p.id and r.state = 'created') as asked
    from payment p left join customer_order o on o.id = coalesce(p.order_id, p.rest_of)`);
  // All of a payment that no order needs, and otherwise what waits to be refunded.
  const held = stored.map(({ id, status, asked }) => {
    const own = moves.filter(({ payment_id }) => payment_id === id);
    return own.some(isForNothing) || [4, 5, 91].includes(status ?? 0)
      ? sumOf(own.map(({ cents }) => cents))
      : asked;
  });
  const strays = await rowsOf(sql<{ kind: string; cents: number; isOpen: boolean }>`
    select kind, amount_minor::int as cents, settled_at is null as "isOpen" from stray_money where kind <> 'one payment or two'`);
  const strayCents = (isAny: (stray: (typeof strays)[number]) => boolean) =>
    sumOf(strays.filter(isAny).map(({ cents }) => cents));
  const cash = await rowsOf(sql<{ to_status: number; status_id: number; cents: number }>`
    select c.to_status, o.status_id, cash_due(o) as cents from order_status_change c join customer_order o on o.id = c.order_id
    where c.to_status in (3, 5) and o.payment_method_id = 6`);
  // What refunds took off what was due lowers sales like money that was paid back.
  const lowered = await rowsOf(sql<{ order_id: number; cents: number }>`
    select coalesce(p.order_id, p.rest_of) as order_id, r.off_balance_cents as cents from refund r join payment p on p.id = r.payment_id
    where r.state = 'done'`);
  const byReport = new Map<string, Map<string, Sums>>();
  const into = (name: ReportName, key: string, values: Sums) => {
    const sums = byReport.get(name) ?? new Map<string, Sums>();
    byReport.set(name, sums);
    add(sums, key, values);
  };
  for (const order of placed) {
    const own = units.filter(({ order_id }) => order_id === order.id);
    const isKnown = own.every(({ cost_cents }) => cost_cents !== null);
    const costCents = isKnown
      ? sumOf(own.map(({ cost_cents, quantity, restocked }) => (cost_cents ?? 0) * (quantity - restocked)))
      : 0;
    const refundedCents =
      sumOf(lowered.filter(({ order_id }) => order_id === order.id).map(({ cents }) => cents)) -
      sumOf(
        refunds.filter((each) => each.order_id === order.id && !isExcess(each)).map(({ cents }) => cents),
      );
    const values = {
      orders: 1,
      itemsCents: order.subtotal_cents,
      discountCents: order.discount_cents,
      deliveryCents: order.shipping_cents,
      totalCents: order.total_cents,
      refundedCents,
      netCents: order.total_cents - refundedCents,
      costCents,
      marginCents: isKnown ? earned(order, refundedCents) - costCents : 0,
    };
    into('salesByDay', order.day, values);
    into('salesByMethod', String(order.payment_method_id), values);
    into('salesByCoupon', String(order.coupon_id ?? ''), values);
    into('salesByCustomer', String(order.customer_id), values);
    for (const { product_id, cents } of lines.filter(({ order_id }) => order_id === order.id))
      into('itemsByProduct', String(product_id), { itemsCents: cents });
    for (const { product_id, quantity } of own)
      into('itemsByProduct', String(product_id), { units: quantity });
  }
  for (const each of refunds) {
    const [excessCents, refundedCents] = isExcess(each) ? [-each.cents, 0] : [0, -each.cents];
    into('refundsByReason', each.why ?? 'cash', { refunds: 1, excessCents, refundedCents });
  }
  for (const { kind, cents, isOpen } of strays)
    if (!isOpen) into('refundsByReason', kind, { refunds: 1, excessCents: cents, refundedCents: 0 });
  const [row] = await rowsOf(
    sql<{ n: number }>`select count(*)::int as n from customer_order where deposit_cents is not null`,
  );
  const totals = {
    deposits: row?.n ?? 0,
    discountCents: sumOf(placed.map(({ discount_cents }) => discount_cents)),
    receivedCents:
      sumOf(moves.map(({ cents }) => Math.max(0, cents))) +
      strayCents(() => true) +
      sumOf(cash.map(({ to_status, cents }) => (to_status === 3 ? cents : 0))),
    refundedCents: -sumOf(refunds.map((each) => (isExcess(each) ? 0 : each.cents))),
    excessCents:
      strayCents(({ isOpen }) => !isOpen) - sumOf(refunds.map((each) => (isExcess(each) ? each.cents : 0))),
    toRefundCents: sumOf(held) + strayCents(({ isOpen }) => isOpen),
  };
  const all = await rowsOf(sql<{ id: number }>`select id from customer_order`);
  const due = await paymentSummaries(
    db,
    all.map(({ id }) => id),
  );
  return { byReport, totals, due: [...due.values()] };
}

it('each report has the sums of the orders, payments and refunds it is about, whatever happened to them', async () => {
  let happened = 0;
  for (let seed = 1; seed <= orders; seed += 1) {
    const roll = dice(seed * 6701);
    const order = await place(roll);
    for (let at = 0; at < eventsOfOrder; at += 1) {
      await happenings[roll(happenings.length)]!(order, roll);
      happened += 1;
    }
    await sql`update customer_order set created_at = now() - make_interval(hours => ${roll(600)}) where id = ${order.orderId}`.execute(
      db,
    );
  }
  says(`${orders} orders, ${happened} events`);
  const { byReport, totals, due } = await slowly();
  let [good, compared] = [0, 0];
  const different: string[] = [];
  const expectSame = (what: string, found: unknown, wanted: number) => {
    compared += 1;
    if (Number(found ?? 0) === wanted) good += 1;
    else different.push(`${what}: ${String(found)} instead of ${wanted}`);
  };
  for (const [name, sums] of byReport) {
    const { rows, totals: whole } = await report(name as ReportName);
    const all = new Map<string, Sums>();
    for (const [id, wanted] of sums) {
      const row = rows.find((each) => each.id === id);
      add(all, '', wanted);
      for (const [column, value] of Object.entries(wanted))
        expectSame(`${name} ${id} ${column}`, row?.values[column], value);
    }
    for (const [column, value] of Object.entries(all.get('') ?? {}))
      expectSame(`${name} ${column}`, whole[column], value);
  }
  for (const name of ['itemsByProduct', 'itemsByVariant', 'itemsByCategory'] as const) {
    const { totals: whole } = await report(name);
    expectSame(`${name} coupons`, whole['discountCents'], totals.discountCents);
    expectSame(`${name} sales`, whole['salesCents'], Number(whole['itemsCents']) - totals.discountCents);
  }
  const { totals: paid } = await report('paymentsByProvider');
  expectSame('received', paid['receivedCents'], totals.receivedCents);
  expectSame('refunded', paid['refundedCents'], totals.refundedCents);
  expectSame('excess', paid['excessCents'], totals.excessCents);
  expectSame('to refund', paid['toRefundCents'], totals.toRefundCents);
  expectSame('net', paid['netCents'], totals.receivedCents - totals.refundedCents - totals.excessCents);
  const { totals: open } = await report('due');
  expectSame('due', open['dueCents'], sumOf(due.map(({ dueCents }) => dueCents)));
  expectSame('later', open['laterCents'], sumOf(due.map(({ laterCents }) => laterCents)));
  expect(different.slice(0, 5)).toEqual([]);
  expect(Number(open['dueCents']) + Number(open['laterCents'])).toBeGreaterThan(0);
  expect(totals.deposits).toBeGreaterThan(0);
  expect(totals.excessCents).toBeGreaterThan(0);
  expect(totals.toRefundCents).toBeGreaterThan(0);
  expect(totals.discountCents).toBeGreaterThan(0);
  expectAll('sums of reports that agree with the rows', good, compared);
});
