import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import {
  changeOrderStatus,
  isRefusal,
  lockOrder,
  orderForStaff,
  orderToChange,
  planStep,
  readCart,
} from '#shop/orders/orders.ts';
import {
  askBalance,
  cancelOrder,
  changeOrder,
  codeChoice,
  confirmBalancePaid,
  noteRefundByHand,
  openBalance,
  payOrder,
  payTransferByCode,
  placeOnAccount,
  processRefunds,
  reconcileDue,
  refundableLines,
  refundableOrder,
  refundOrder,
  remindOfAccounts,
} from '#shop/payments/payments.ts';
import { changeSettings } from '#shop/content/content.ts';
import { inTransaction } from '#shop/transaction.ts';
import { mug } from '../../calls/orders/order-fixtures.ts';
import { addBaseMethods } from '../../support/base-methods.ts';
import { fillCatalogue } from '../../support/catalogue-fixture.ts';
import { testDatabase } from '../../support/postgres.ts';
import { generousCardLimits, generousLimits } from '../../support/order-queue-capacity.ts';
import { newShopper } from '../../support/shop-api.ts';
import { testPayments, token } from '../../support/test-payments.ts';
import { cuttablePool, dice } from '../cut-connections.ts';
import { expectAll, says, sized } from '../gate.ts';

// Orders with a deposit, to which everything happens in any order: balances asked for and paid by every method, too much,
// too little and twice, edits, refunds and cancellations, with connections lost in between. Every third one is on account: its
// deposit is 0, its balance is due on a day, and all that its customer owes stays within their limit. Some balances are paid in cash on
// delivery, pieces are dropped before and after they are paid, and every other order has VAT on top of its prices.

const orders = sized(12, 150, 600);
const eventsOfOrder = 14;
const { db, url } = await testDatabase();
const payments = await testPayments();
payments.ofDatabase(db);
const [card, khqr] = [payments.methods.for(5)!, payments.methods.for(8)!];
const { pool, cutAt } = await cuttablePool(url);

beforeAll(async () => {
  await fillCatalogue(db);
  await addBaseMethods(db);
  await db.updateTable('product').set({ stock: 1_000_000, order_maximum: 100 }).where('id', '=', 1).execute();
  await changeSettings(db, { depositPercent: 40 }, 'system');
});

interface Placed {
  orderId: number;
  number: string;
  customerId: number;
  isOnAccount: boolean;
  /** What its customer may owe. */
  limitCents: number;
}

/** The customer of an order on account may owe this much more, which is one mug. */
const spareCents = 2000;

/** Orders on account for a customer. Returns null if their limit is reached. */
async function orderOnAccount(customerId: number, pieces: number) {
  const placed = await placeOnAccount(pool, {
    customerId,
    lines: readCart(JSON.stringify([mug(pieces)]))!,
    couponCode: '',
    note: '',
    expectedTotalCents: null,
    isDeposit: false,
    idempotencyKey: randomUUID(),
    language: null,
    limits: generousLimits,
    address: '192.0.2.1',
  });
  if (placed !== 'busy' && !isRefusal(placed)) return placed;
  if (placed === 'busy' || placed.code !== 'creditLimit')
    throw new Error(`not placed: ${JSON.stringify(placed)}`);
  return null;
}

async function placeAccountOrder(roll: (below: number) => number): Promise<Placed> {
  const { customerId } = await newShopper(db);
  const agree = (cents: number) =>
    sql`update customer set terms_days = 30, credit_limit_cents = ${cents} where id = ${customerId}`.execute(
      db,
    );
  await agree(1_000_000);
  const { orderId, number, totalCents } = (await orderOnAccount(customerId, 2 + roll(6)))!;
  const limitCents = totalCents + spareCents;
  await agree(limitCents);
  if (roll(2) === 0) await sendProof(orderId);
  return { customerId, orderId, number, isOnAccount: true, limitCents };
}

async function placeOrder(roll: (below: number) => number): Promise<Placed> {
  const { customerId } = await newShopper(db);
  const placed = await payOrder(pool, card, {
    customerId,
    lines: readCart(JSON.stringify([mug(2 + roll(6))]))!,
    couponCode: '',
    note: '',
    expectedTotalCents: null,
    isDeposit: true,
    isRestInCash: roll(3) === 0,
    idempotencyKey: randomUUID(),
    language: null,
    methodId: 5,
    limits: generousLimits,
    address: '192.0.2.1',
    cardLimits: generousCardLimits,
    step: 'finish',
    proof: token('approve.hook-none'),
    capturedReference: '',
  });
  if (placed === 'busy' || isRefusal(placed) || placed.pay.state !== 'paid')
    throw new Error(`not placed: ${JSON.stringify(placed)}`);
  const { orderId, number } = placed.order;
  if (roll(2) === 0) await sendProof(orderId);
  return { customerId, orderId, number, isOnAccount: false, limitCents: 0 };
}

/** Gives an order a set-up and a proof that was sent, so that the shop retains the set-up if it is canceled. */
async function sendProof(orderId: number): Promise<void> {
  await sql`update order_item set once = '[{"kind": "setup", "cents": 300}]', once_cents = 300 where order_id = ${orderId}`.execute(
    db,
  );
  await sql`insert into proof (item_id, number, print_hash, order_version, total_cents, sheet, state, made_by, sent_at)
    select id, 1, sha256(''), 1, 0, 'x', 'sent', 'staff 1', now() from order_item where order_id = ${orderId}`.execute(
    db,
  );
}

type Happening = (order: Placed, roll: (below: number) => number) => Promise<unknown>;

/** What can happen to an order. All of it may be repeated. */
const happenings: readonly Happening[] = [
  ({ orderId }) => askBalance(pool, { orderId, by: 'staff 1' }),
  ({ orderId, customerId }) => payTransferByCode(pool, khqr, { customerId, orderId, inRiel: null }),
  payCode,
  payCode,
  (order, roll) => seen(order, roll, `FT ${order.number} ${roll(1000)}`),
  (order, roll) => seen(order, roll, null),
  change,
  change,
  async ({ number }, roll) => {
    const found = await refundableOrder(db, number);
    if (!found || found === 'unpaid') return;
    const left = found.amountCents - found.refundedCents;
    const cents = 1 + roll(Math.max(1, left));
    const of = { kind: 'amount', cents } as const;
    const key = randomUUID().replaceAll('-', '');
    await refundOrder(pool, {
      number,
      of,
      reason: 'broken',
      by: 'staff 1',
      key,
      leftCents: null,
      isPlan: false,
    });
  },
  dropPieces,
  reconcile,
  ({ orderId, customerId }, roll) =>
    roll(5) === 0 ? cancelOrder(pool, { orderId, customerId }) : Promise.resolve(),
  (order, roll) => (roll(6) === 0 ? cancelByStaff(order, roll) : Promise.resolve()),
  (order, roll) => (order.isOnAccount && roll(4) === 0 ? cancelUnpaid(order) : Promise.resolve()),
  (order, roll) => (order.isOnAccount ? reachDay(order, 1 + roll(9)) : Promise.resolve()),
  orderMore,
  orderMore,
];

/** Staff take pieces off an order, maybe more than it has. */
async function dropPieces({ orderId, number }: Placed, roll: (below: number) => number): Promise<void> {
  const [line] = await refundableLines(db, orderId);
  if (!line) return;
  const lines = [{ itemId: line.itemId, cell: line.cell, quantity: 1 + roll(3), isRestocked: roll(2) === 0 }];
  const of = { kind: 'lines', lines } as const;
  const key = randomUUID().replaceAll('-', '');
  const request = {
    number,
    of,
    reason: 'dropped',
    by: 'staff 1',
    key,
    leftCents: null,
    isPlan: false,
  } as const;
  await refundOrder(pool, request);
}

/** The customer of an order on account places another one. */
async function orderMore(
  { isOnAccount, customerId }: Placed,
  roll: (below: number) => number,
): Promise<void> {
  if (isOnAccount) await orderOnAccount(customerId, 1 + roll(4));
}

/** Staff cancel an unpaid order. */
async function cancelUnpaid({ orderId, number }: Placed): Promise<void> {
  const order = (await orderForStaff(db, number))!;
  const plan = planStep(order, 'cancel');
  if (typeof plan === 'string') return;
  await changeOrderStatus(pool, { orderId, from: order.statusId, to: plan.to, actor: 'staff 1' });
}

/** Lets the day pass by which an order on account is to be paid, and reminds its customer. */
async function reachDay({ orderId }: Placed, days: number): Promise<void> {
  await sql`with o as (update customer_order set due_on = (now() at time zone 'Asia/Phnom_Penh')::date - ${days}::int
      where id = ${orderId} returning id, due_on)
    update order_rest r set due_on = o.due_on from o where r.order_id = o.id and r.due = 'day'`.execute(db);
  await remindOfAccounts(pool, 100);
}

/** Staff cancel an order, and maybe retain a part. */
async function cancelByStaff({ number }: Placed, roll: (below: number) => number): Promise<void> {
  const of = { kind: 'whole', isRestocked: false, retainedCents: roll(3) * 150 } as const;
  const key = randomUUID().replaceAll('-', '');
  await refundOrder(pool, {
    number,
    of,
    reason: 'canceled',
    by: 'staff 1',
    key,
    leftCents: null,
    isPlan: false,
  });
}

/** Pays a code that was shown, whether or not it is still wanted. */
async function payCode({ orderId }: Placed, roll: (below: number) => number): Promise<void> {
  const { rows } = await sql<{ id: number; text: string }>`
    select p.id, c.text from payment p join payment_code c on c.payment_id = p.id
    where p.rest_of = ${orderId} and p.state = 'needs_action' order by p.id`.execute(db);
  const code = rows[roll(Math.max(1, rows.length))];
  if (!code) return;
  await payments.transfer(code.text).catch(() => undefined);
  await reconcile();
}

async function seen({ orderId }: Placed, roll: (below: number) => number, reference: string | null) {
  const balance = await openBalance(db, orderId);
  if (!balance) return;
  const { restId, cents } = balance;
  const receivedCents = [cents, 1 + roll(cents), cents + roll(500)][roll(3)] ?? cents;
  await confirmBalancePaid(pool, { orderId, restId, cents, receivedCents, reference, by: 'staff 1' });
}

async function change({ orderId }: Placed, roll: (below: number) => number): Promise<void> {
  const order = await orderToChange(db, orderId);
  const [line] = order?.lines ?? [];
  if (!order || !line) return;
  const stay = [{ itemId: line.itemId, quantity: 1 + roll(8) }];
  const wish = { orderId, stay, add: [], address: null, deliveryWayId: null };
  await changeOrder(pool, { wish, version: order.version, shownCents: null, actor: 'staff 1' });
}

async function reconcile(): Promise<void> {
  await sql`update payment set next_look_at = now(), busy_until = null where next_look_at is not null`.execute(
    db,
  );
  await sql`update payment_code set asked_at = null`.execute(db);
  await reconcileDue(pool, payments.methods, 100);
  await sql`update refund set next_try_at = now() where next_try_at is not null`.execute(db);
  await processRefunds(pool, payments.methods, { only: null, limit: 100 });
}

interface Books {
  statusId: number;
  totalCents: number;
  receivedCents: number;
  refundedCents: number;
  /** Refunds of a surplus, or by an edit. */
  surplusCents: number;
  /** What refunds took off what was due. */
  loweredCents: number;
  openCents: number;
  open: number;
  dueNow: number;
  ledgerCents: number;
  doneCents: number;
  retainedCents: number;
  /** The set-up of orders with a proof, with VAT if it is added to prices. */
  setupCents: number;
  /** Refunds of payments for the balance of an order that was over, for the reason of a second payment. */
  wrongReasons: number;
  depositCents: number | null;
  /** Balances that are due at another moment than the day of their order on account. */
  wrongDays: number;
  /** Balances that aren't due although that day has come. */
  lateDays: number;
  /** What the customer owes for all their orders on account. */
  owedCents: number;
}

async function booksOf({ orderId }: Placed): Promise<Books> {
  const { rows } = await sql<Books>`
    with paid as (select p.* from payment p where (p.order_id = ${orderId} or p.rest_of = ${orderId})
      and p.state in ('paid', 'part_refunded', 'refunded')),
    back as (select r.* from refund r join paid p on p.id = r.payment_id where r.state <> 'failed')
    select o.status_id as "statusId", o.total_cents as "totalCents",
      (select coalesce(sum(amount_cents), 0)::int from paid) as "receivedCents",
      (select coalesce(sum(amount_cents), 0)::int from back) as "refundedCents",
      (select coalesce(sum(amount_cents) filter (where reason in ('more than was due', 'paid twice', 'order changed')), 0)::int
        from back) as "surplusCents",
      (select coalesce(sum(off_balance_cents), 0)::int from back) as "loweredCents",
      (select coalesce(sum(amount_cents), 0)::int from order_rest r where r.order_id = o.id and r.state = 'open') as "openCents",
      (select count(*)::int from order_rest r where r.order_id = o.id and r.state = 'open') as open,
      (select coalesce(sum(amount_cents), 0)::int from order_rest r where r.order_id = o.id and r.state = 'open' and r.due = 'now') as "dueNow",
      (select coalesce(sum(l.amount_cents), 0)::int from ledger_entry l join payment p on p.id = l.payment_id
        where p.order_id = o.id or p.rest_of = o.id) as "ledgerCents",
      (select coalesce(sum(amount_cents) filter (where state = 'done'), 0)::int from back) as "doneCents",
      o.retained_cents as "retainedCents", case when o.vat_added_cents is null then 300 else 330 end as "setupCents",
      (select count(*)::int from back b join payment p on p.id = b.payment_id where p.rest_id is not null and b.reason = 'paid twice'
        and o.status_id = 5 and b.created_at > (select max(changed_at) from order_status_change c where c.order_id = o.id)) as "wrongReasons",
      o.deposit_cents as "depositCents", (select count(*)::int from order_rest r where r.order_id = o.id and r.state = 'open'
        and not coalesce(case r.due when 'day' then r.due_on = o.due_on when 'now' then o.due_on <= (now() at time zone 'Asia/Phnom_Penh')::date end, false)) as "wrongDays",
      (select count(*)::int from order_rest r where r.order_id = o.id and r.state = 'open' and r.due = 'day'
        and o.due_on < (now() at time zone 'Asia/Phnom_Penh')::date) as "lateDays",
      (select coalesce(sum(r.amount_cents), 0)::int from order_rest r join customer_order a on a.id = r.order_id
        where a.customer_id = o.customer_id and a.due_on is not null and r.state = 'open') as "owedCents"
    from customer_order o where o.id = ${orderId}`.execute(db);
  return rows[0]!;
}

/** Returns the mistakes in the money of an order; '' if there are none. An event may have been cut off before it. */
async function wrong(order: Placed, isCut = false): Promise<string> {
  const books = await booksOf(order);
  const {
    statusId,
    totalCents,
    receivedCents,
    refundedCents,
    surplusCents,
    loweredCents,
    openCents,
    open,
    dueNow,
  } = books;
  const { retainedCents, setupCents, wrongReasons, depositCents, wrongDays, lateDays, owedCents } = books;
  const { isOnAccount, limitCents } = order;
  // An order on account may be paid before its day.
  const payableCents = isOnAccount ? openCents : dueNow;
  const isPlaced = statusId === 1;
  const choice = await codeChoice(db, order, khqr);
  return [
    isPlaced &&
      receivedCents - surplusCents + openCents + loweredCents !== totalCents &&
      'parts and total differ',
    refundedCents > receivedCents && 'more refunded than received',
    open > 1 && 'two balances',
    books.ledgerCents !== receivedCents - books.doneCents && 'ledger',
    isPlaced && payableCents > 0 && choice?.amountCents !== payableCents && 'not collectable',
    !(isPlaced && payableCents > 0) && choice !== null && 'asks for nothing that is due',
    isOnAccount && depositCents !== 0 && 'a deposit on account',
    isOnAccount && wrongDays > 0 && 'due on another day',
    isOnAccount && lateDays > 0 && !isCut && 'not due on its day',
    isOnAccount && !isPlaced && openCents > 0 && 'owed for a canceled order',
    isOnAccount && owedCents > limitCents && 'more owed than the limit',
    !isPlaced && receivedCents - refundedCents > retainedCents && 'kept the money of a canceled order',
    retainedCents > setupCents && 'retained more than the set-up',
    wrongReasons > 0 && 'called a payment for a canceled order a second one',
  ]
    .filter(Boolean)
    .map((each) => `${String(each)}: ${JSON.stringify(books)}`)
    .join(', ');
}

/** Lets something happen, maybe after an attempt that was cut off. Returns whether one was, and what was wrong then. */
async function happen(
  order: Placed,
  which: number,
  roll: (below: number) => number,
): Promise<{ isCut: boolean; problem: string }> {
  const happens = () => happenings[which]!(order, roll);
  const left = roll(3) === 0 ? 1 + roll(14) : 0;
  const isCut = left > 0 && (await cutAt(left, happens));
  const before = isCut ? await wrong(order, true) : '';
  const thrown = isCut || left === 0 ? await happens().then(() => '', String) : '';
  return { isCut, problem: before || thrown || (await wrong(order)) };
}

it('deposit, balance and refunds always add up to the total, whatever happens in which order', async () => {
  let [good, cuts] = [0, 0];
  const found: string[] = [];
  for (let seed = 1; seed <= orders; seed += 1) {
    const roll = dice(seed * 7919);
    await changeSettings(
      db,
      { vatOn: seed % 2 === 0, vatNumber: 'L001-100012345', vatOnTop: true },
      'system',
    );
    const order = await (seed % 3 === 0 ? placeAccountOrder(roll) : placeOrder(roll));
    for (let at = 0; at < eventsOfOrder; at += 1) {
      const which = roll(happenings.length);
      const { isCut, problem } = await happen(order, which, roll);
      if (isCut) cuts += 1;
      if (problem === '') good += 1;
      else found.push(`order ${seed}, event ${at} (${which}): ${problem}`);
    }
  }
  await changeSettings(db, { vatOn: false }, 'system');
  const events = orders * eventsOfOrder;
  says(`${events} events, ${cuts} of them cut off and repeated`);
  expect(cuts).toBeGreaterThan(0);
  expect(found.slice(0, 3)).toEqual([]);
  expectAll('events after which the money of the order adds up', good, events);
});

it('two staff members who record the same balance collect it once', async () => {
  const roll = dice(41);
  const order = await placeOrder(roll);
  const balance = (await openBalance(db, order.orderId))!;
  await askBalance(pool, { orderId: order.orderId, by: 'staff 1' });
  const two = await Promise.all(
    [1, 2].map((at) =>
      confirmBalancePaid(pool, {
        orderId: order.orderId,
        restId: balance.restId,
        cents: balance.cents,
        reference: `BOTH ${order.number} ${at}`,
        by: 'staff 1',
      }),
    ),
  );
  expect(two.toSorted()).toEqual(['none', 'paid']);
  expect(await wrong(order)).toBe('');
  expect((await booksOf(order)).receivedCents).toBe((await booksOf(order)).totalCents);
  expect(await openBalance(db, order.orderId)).toBeNull();

  // What a part of it leaves is another balance.
  const partly = await placeOrder(roll);
  const whole = (await openBalance(db, partly.orderId))!;
  await askBalance(pool, { orderId: partly.orderId, by: 'staff 1' });
  const parts = await Promise.all(
    [1, 2].map((at) =>
      confirmBalancePaid(pool, {
        orderId: partly.orderId,
        restId: whole.restId,
        cents: whole.cents,
        receivedCents: 100,
        reference: `PART ${partly.number} ${at}`,
        by: 'staff 1',
      }),
    ),
  );
  expect(parts.toSorted()).toEqual(['none', 'paid']);
  expect((await openBalance(db, partly.orderId))?.cents).toBe(whole.cents - 100);
});

it('a balance that a code pays while an edit lowers it is paid exactly, and the surplus is refunded', async () => {
  const roll = dice(43);
  const order = await placeOrder(roll);
  const { customerId, orderId } = order;
  await askBalance(pool, { orderId, by: 'staff 1' });
  await payTransferByCode(pool, khqr, { customerId, orderId, inRiel: null });
  const { rows } = await sql<{ text: string }>`
    select c.text from payment_code c join payment p on p.id = c.payment_id where p.rest_of = ${orderId}`.execute(
    db,
  );
  const edited = (await orderToChange(db, orderId))!;
  const [line] = edited.lines;
  const stay = [{ itemId: line!.itemId, quantity: line!.quantity - 1 }];
  const wish = { orderId, stay, add: [], address: null, deliveryWayId: null };
  await payments.transfer(rows[0]!.text);
  await Promise.all([
    changeOrder(pool, { wish, version: edited.version, shownCents: null, actor: 'staff 1' }),
    reconcile(),
  ]);
  await reconcile();
  expect(await wrong(order)).toBe('');
  const { totalCents, receivedCents, surplusCents, openCents } = await booksOf(order);
  expect([receivedCents - surplusCents, openCents]).toEqual([totalCents, 0]);
});

it('an order becomes refunded only once its deposit and its balance are', async () => {
  const order = await placeOrder(dice(47));
  const { orderId } = order;
  await askBalance(pool, { orderId, by: 'staff 1' });
  const held = inTransaction(pool, async (trx) => {
    await lockOrder(trx, orderId);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { keep: true, outcome: undefined };
  });
  const { restId, cents } = (await openBalance(db, orderId))!;
  const both = await Promise.all([
    held,
    confirmBalancePaid(pool, { orderId, restId, cents, reference: null, by: 'staff 1' }),
    confirmBalancePaid(pool, { orderId, restId, cents, reference: null, by: 'staff 2' }),
  ]);
  expect(new Set(both)).toEqual(new Set([undefined, 'none', 'paid']));
  // Cash is refunded by hand, and the order follows once everything was.
  const number = order.number;
  const of = { kind: 'whole', isRestocked: false } as const;
  await refundOrder(pool, {
    number,
    of,
    reason: 'x',
    by: 'staff 1',
    key: null,
    leftCents: null,
    isPlan: false,
  });
  await reconcile();
  expect((await booksOf(order)).statusId).toBe(1);
  const { rows } = await sql<{ id: number }>`
    select r.id from refund r join payment p on p.id = r.payment_id
    where p.rest_of = ${orderId} and r.state = 'created'`.execute(db);
  for (const { id } of rows) await noteRefundByHand(db, id, { reference: '', by: 'staff 1' });
  expect((await booksOf(order)).statusId).toBe(5);
  expect(await wrong(order)).toBe('');
});

it('a balance paid after its customer canceled is refunded for that reason, and only the set-up is retained', async () => {
  const order = await placeOrder(dice(53));
  const { customerId, orderId } = order;
  await sql`delete from proof where item_id in (select id from order_item where order_id = ${orderId})`.execute(
    db,
  );
  await sendProof(orderId);
  await askBalance(pool, { orderId, by: 'staff 1' });
  await payTransferByCode(pool, khqr, { customerId, orderId, inRiel: null });
  const { rows } = await sql<{ text: string }>`
    select c.text from payment_code c join payment p on p.id = c.payment_id where p.rest_of = ${orderId}`.execute(
    db,
  );
  expect(await cancelOrder(pool, { orderId, customerId })).toEqual({ isCancelled: true });
  await payments.transfer(rows[0]!.text);
  await reconcile();
  const { retainedCents, receivedCents, refundedCents } = await booksOf(order);
  expect([retainedCents, receivedCents - refundedCents]).toEqual([300, 300]);
  const { rows: refunds } = await sql<{ reason: string }>`
    select r.reason from refund r join payment p on p.id = r.payment_id where p.rest_of = ${orderId}`.execute(
    db,
  );
  expect(refunds).toEqual([{ reason: 'paid after the order was void' }]);
});
