import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import {
  changeOrderStatus,
  changeParcel,
  confirmParcel,
  isRefusal,
  lockOrder,
  orderForStaff,
  orderToChange,
  parcelsOf,
  parcelSteps,
  placeOrder,
  planStep,
  readCart,
  releaseWork,
  sendOrder,
  type StaffStep,
  takeParcelStep,
  unitsToSend,
} from '#shop/orders/orders.ts';
import {
  requestBalance,
  cancelOrder,
  changeOrder,
  codeChoice,
  confirmBalancePaid,
  noteRefundByHand,
  openBalance,
  payOrder,
  paymentMethods,
  payTransferByCode,
  placeOnAccount,
  processRefunds,
  reconcileDue,
  refundableLines,
  refundableOrder,
  type RefundOf,
  refundOrder,
  remindOfAccounts,
} from '#shop/payments/payments.ts';
import { changeSettings } from '#shop/content/content.ts';
import { inTransaction } from '#shop/transaction.ts';
import { addCoupons, bag, mug } from '../../calls/orders/order-fixtures.ts';
import { addBaseMethods } from '../../support/base-methods.ts';
import { fillCatalogue } from '../../support/catalogue-fixture.ts';
import { testDatabase } from '../../support/postgres.ts';
import { generousCardLimits, generousLimits } from '../../support/order-queue-capacity.ts';
import { newShopper } from '../../support/shop-api.ts';
import { testPayments, token } from '../../support/test-payments.ts';
import { cuttablePool, dice } from '../cut-connections.ts';
import { atLeast, expectAll, expectEvery, says, sized } from '../gate.ts';
import { type Books, booksOf, moneyMistakes, pieceMistakes, taxMistakes } from './order-books.ts';

// Orders with a deposit, on account and in cash, to which everything happens in any order: balances asked for and paid by every
// method, too much, too little and twice, edits, refunds, cancellations, parcels with a part of the pieces, and pieces that come
// back, with connections lost in between. An order on account has a deposit of 0, its balance is due on a day, and all that its
// customer owes stays within their limit. Prices include VAT, get it on top, or have none.

/** For each kind of VAT. */
const orders = sized(6, 100, 400);
const eventsOfOrder = sized(22, 24);
/** What happens to an order that is over. */
const eventsAfter = 3;
const { db, url } = await testDatabase();
const payments = await testPayments();
payments.ofDatabase(db);
const [card, khqr] = [payments.methods.for(5)!, payments.methods.for(8)!];
const { pool, cutAt } = await cuttablePool(url);
const stock = 1_000_000;
const actor = 'staff 1';
type Roll = (below: number) => number;

beforeAll(async () => {
  await fillCatalogue(db);
  await addBaseMethods(db);
  await addCoupons(db);
  await db.updateTable('product').set({ stock, order_maximum: 100 }).where('id', 'in', [1, 4]).execute();
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

async function placeAccountOrder(roll: Roll): Promise<Placed> {
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

const wishOf = (customerId: number, roll: Roll) => ({
  customerId,
  lines: readCart(
    JSON.stringify([mug(2 + roll(6)), ...(roll(2) === 0 ? [{ ...bag, Quantity: 1 + roll(3) }] : [])]),
  )!,
  couponCode: ['', 'FIVE', 'MUGS'][roll(3)]!,
  note: '',
  expectedTotalCents: null,
  idempotencyKey: randomUUID(),
  language: null,
  limits: { ...generousLimits, confirmHours: 0 },
  address: '192.0.2.1',
});

/** Places an order in cash. It takes no deposit, so that its customer pays everything on delivery. */
async function placeCashOrder(roll: Roll): Promise<Placed> {
  const { customerId } = await newShopper(db);
  await sql`update customer set deposit_percent = 100 where id = ${customerId}`.execute(db);
  const placed = await placeOrder(pool, { ...wishOf(customerId, roll), isDeposit: false, methodId: 6 });
  if (placed === 'busy' || isRefusal(placed)) throw new Error(`not placed: ${JSON.stringify(placed)}`);
  const { orderId, number } = placed;
  return { customerId, orderId, number, isOnAccount: false, limitCents: 0 };
}

async function placeDepositOrder(roll: Roll): Promise<Placed> {
  const { customerId } = await newShopper(db);
  const placed = await payOrder(pool, card, {
    ...wishOf(customerId, roll),
    isDeposit: true,
    isRestInCash: roll(2) === 0,
    methodId: 5,
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
  await sql`update order_item set once = '[{"kind": "setup", "cents": 300}]', once_cents = 300
    where id = (select min(id) from order_item where order_id = ${orderId})`.execute(db);
  await sql`insert into proof (item_id, number, print_hash, order_version, total_cents, sheet, state, made_by, sent_at)
    select id, 1, sha256(''), 1, 0, 'x', 'sent', 'staff 1', now() from order_item where order_id = ${orderId}`.execute(
    db,
  );
}

type Happening = (order: Placed, roll: Roll) => Promise<unknown>;

/**
 * What can happen to an order, often or seldom: mostly while it has one of these statuses. All of it may be repeated, and
 * happens at other moments too.
 */
const happenings: readonly (readonly [name: string, statuses: string, happening: Happening])[] = [
  ['balance asked', '1', ({ orderId }) => requestBalance(pool, { orderId, by: actor })],
  [
    'code shown',
    '13',
    ({ orderId, customerId }) => payTransferByCode(pool, khqr, { customerId, orderId, inRiel: null }),
  ],
  ['code paid', '13', payCode],
  ['code paid', '5', payCode],
  ['transfer seen', '123', (order, roll) => seen(order, roll, `FT ${order.number} ${roll(1000)}`)],
  ['transfer seen', '2', (order, roll) => seen(order, roll, `FT ${order.number} ${roll(1000)}`)],
  ['cash received', '123', (order, roll) => seen(order, roll, null)],
  ['edit', '1', change],
  ['edit', '1', change],
  ['amount refunded', '1234', refundAmount],
  ['pieces dropped', '12', (order, roll) => refundPieces(order, roll, { areBack: false })],
  ['pieces returned', '234', (order, roll) => refundPieces(order, roll, { areBack: true })],
  ['pieces returned', '34', (order, roll) => refundPieces(order, roll, { areBack: true })],
  ['pieces returned', '34', (order, roll) => refundPieces(order, roll, { areBack: true })],
  ['refund by hand', '2345', refundByHand],
  ['refunds processed', '12345', reconcile],
  ['refunds refused', '123', refuseRefunds],
  ['refunds refused', '12', refuseRefunds],
  ['work begun', '1', step('prepare')],
  ['work begun', '1', step('prepare')],
  ['goods released', '2', ({ orderId }) => releaseWork(pool, { orderId, reason: 'x', actor })],
  ['goods released', '2', ({ orderId }) => releaseWork(pool, { orderId, reason: 'x', actor })],
  ['part sent', '2', sendPart],
  ['part sent', '2', sendPart],
  ['part sent', '2', sendPart],
  ['part sent', '2', sendPart],
  ['part sent', '2', sendPart],
  ['rest sent', '2', ({ orderId }, roll) => often(roll, 2, () => sendOrder(pool, { orderId, actor }))],
  ['parcel changed', '2', changeContents],
  ['parcel step', '2', stepParcel],
  ['parcel step', '2', stepParcel],
  ['parcel delivered', '2', deliver],
  ['order completed', '2', (order, roll) => often(roll, 5, () => step('complete')(order, roll))],
  ['order returned', '3', (order, roll) => often(roll, 2, () => step('return')(order, roll))],
  ['cash order refunded', '34', step('refunded')],
  ['canceled unpaid', '12', (order, roll) => often(roll, 4, () => step('cancel')(order, roll))],
  [
    'canceled by customer',
    '1',
    ({ orderId, customerId }, roll) => often(roll, 5, () => cancelOrder(pool, { orderId, customerId })),
  ],
  ['canceled by staff', '1234', (order, roll) => often(roll, 8, () => cancelByStaff(order, roll))],
  ['day reached', '123', (order, roll) => reachDay(order, 1 + roll(9))],
  ['ordered more', '123', orderMore],
];

/** Draws an event for an order with this status. */
function draw(statusId: number, roll: Roll) {
  const isAny = roll(8) === 0;
  const all = happenings.filter(([, statuses]) => isAny || statuses.includes(String(Math.min(statusId, 5))));
  const [name, , happening] = all[roll(all.length)]!;
  return { name, happening };
}

const often = (roll: Roll, times: number, happens: () => Promise<unknown>): Promise<unknown> =>
  roll(times) === 0 ? happens() : Promise.resolve();

/** Staff take a step, if the order may. */
function step(name: StaffStep): Happening {
  return async ({ orderId, number }, roll) => {
    const order = (await orderForStaff(db, number))!;
    const plan = planStep(order, name);
    if (typeof plan === 'string') return;
    const isRestocked = roll(2) === 0;
    await changeOrderStatus(pool, { orderId, from: order.statusId, to: plan.to, actor, isRestocked });
  };
}

/** Returns some of the pieces of an order that are in no parcel, maybe more than there are. */
async function somePieces(orderId: number, roll: Roll) {
  const lines = await unitsToSend(db, orderId);
  return lines
    .map(({ itemId, cell, unpacked }) => ({ itemId, cell, quantity: roll(Math.max(2, unpacked + 1)) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Staff pack a part, or send it. */
async function sendPart({ orderId }: Placed, roll: Roll): Promise<void> {
  await sendOrder(pool, { orderId, actor, units: await somePieces(orderId, roll), isPacked: roll(4) === 0 });
}

async function changeContents({ orderId }: Placed, roll: Roll): Promise<void> {
  const units = await somePieces(orderId, roll);
  await changeParcel(pool, {
    orderId,
    number: 1 + roll(2),
    actor,
    carrier: '',
    tracking: '',
    units,
    day: null,
  });
}

async function stepParcel({ orderId }: Placed, roll: Roll): Promise<void> {
  await takeParcelStep(pool, { orderId, number: 1 + roll(3), step: parcelSteps[roll(4)]!, actor });
}

/** A parcel arrives, as the courier or its customer says. */
async function deliver({ orderId, customerId }: Placed, roll: Roll): Promise<void> {
  const parcel = (await parcelsOf(db, orderId)).find(({ sentAt, deliveredAt }) => sentAt && !deliveredAt);
  if (!parcel) return;
  const which = { orderId, number: parcel.number };
  await (roll(2) === 0
    ? takeParcelStep(pool, { ...which, step: 'deliver', actor })
    : confirmParcel(pool, { ...which, actor: `customer ${customerId}` }));
}

/** Staff pay back what waits for them. */
async function refundByHand({ orderId }: Placed): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select r.id from refund r join payment p on p.id = r.payment_id
    where (p.order_id = ${orderId} or p.rest_of = ${orderId}) and r.state = 'created' and r.next_try_at is null`.execute(
    db,
  );
  for (const { id } of rows) await noteRefundByHand(pool, id, { reference: `OUT ${id}`, by: actor });
}

/** Staff request a refund. */
async function refund(number: string, of: RefundOf): Promise<void> {
  const key = randomUUID().replaceAll('-', '');
  await refundOrder(pool, { number, of, reason: 'broken', by: actor, key, leftCents: null, isPlan: false });
}

/** The provider refuses the refunds that are due, unless it made them before. */
async function refuseRefunds(): Promise<void> {
  const refused = async () => ({ state: 'failed', reason: 'refused' }) as const;
  await sql`update refund set next_try_at = now() where next_try_at is not null`.execute(db);
  const methods = paymentMethods([{ ...payments.provider, refund: refused }]);
  await processRefunds(pool, methods, { only: null, limit: 100 });
}

async function refundAmount({ number }: Placed, roll: Roll): Promise<void> {
  const found = await refundableOrder(db, number);
  if (!found || found === 'unpaid') return;
  const left = found.amountCents - found.refundedCents;
  await refund(number, { kind: 'amount', cents: 1 + roll(Math.max(1, roll(4) === 0 ? left : left / 8)) });
}

/**
 * Staff take pieces off an order before anything has left, or refund pieces that came back; maybe more than there are.
 */
async function refundPieces(
  { orderId, number }: Placed,
  roll: Roll,
  { areBack }: { areBack: boolean },
): Promise<void> {
  const { statusId } = (await orderForStaff(db, number))!;
  const hasLeft = statusId > 2 || (await parcelsOf(db, orderId)).some(({ sentAt }) => sentAt !== null);
  const lines = await refundableLines(db, orderId);
  const line = lines[roll(lines.length)];
  if (!line || hasLeft !== areBack) return;
  const { itemId, cell, quantity, refunded } = line;
  const piece = {
    itemId,
    cell,
    quantity: 1 + roll(Math.max(1, Math.min(3, quantity - refunded))),
    isRestocked: roll(2) === 0,
    hasLeft: areBack && roll(4) > 0,
  };
  await refund(number, { kind: 'lines', lines: [piece] });
}

/** The customer of an order on account places another one. */
async function orderMore({ isOnAccount, customerId }: Placed, roll: Roll): Promise<void> {
  if (isOnAccount) await orderOnAccount(customerId, 1 + roll(4));
}

/** Lets the day pass by which an order on account is to be paid, and reminds its customer. */
async function reachDay({ orderId, isOnAccount }: Placed, days: number): Promise<void> {
  if (!isOnAccount) return;
  await sql`with o as (update customer_order set due_on = (now() at time zone 'Asia/Phnom_Penh')::date - ${days}::int
      where id = ${orderId} returning id, due_on)
    update order_rest r set due_on = o.due_on from o where r.order_id = o.id and r.due = 'day'`.execute(db);
  await remindOfAccounts(pool, 100);
}

/** Staff cancel an order, and maybe retain a part. */
const cancelByStaff = ({ number }: Placed, roll: Roll): Promise<void> =>
  refund(number, { kind: 'whole', isRestocked: false, retainedCents: roll(3) * 150 });

/** Pays a code that was shown, whether or not it is still wanted. */
async function payCode({ orderId }: Placed, roll: Roll): Promise<void> {
  const { rows } = await sql<{ id: number; text: string }>`
    select p.id, c.text from payment p join payment_code c on c.payment_id = p.id
    where p.rest_of = ${orderId} and p.state = 'needs_action' order by p.id`.execute(db);
  const code = rows[roll(Math.max(1, rows.length))];
  if (!code) return;
  await payments.transfer(code.text).catch(() => undefined);
  await reconcile();
}

async function seen({ orderId }: Placed, roll: Roll, reference: string | null) {
  const balance = await openBalance(db, orderId);
  if (!balance) return;
  const { balanceId, cents } = balance;
  const receivedCents = [cents, cents, 1 + roll(cents), cents + roll(500)][roll(4)] ?? cents;
  await confirmBalancePaid(pool, {
    orderId,
    balanceId,
    cents,
    receivedCents,
    reference,
    by: 'staff 1',
  });
}

async function change({ orderId }: Placed, roll: Roll): Promise<void> {
  const order = await orderToChange(db, orderId);
  if (!order) return;
  const stay = order.lines.map(({ itemId }) => ({ itemId, quantity: 1 + roll(8) }));
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

/** Returns the mistakes in an order; '' if there are none. An event may have been cut off before it. */
async function mistakesIn(order: Placed, books: Books, before: Books | null, isCut: boolean) {
  const choice = await codeChoice(db, order, khqr);
  const { statusId, openCents, dueNow } = books;
  const { isOnAccount, limitCents } = order;
  // An order on account may be paid before its day.
  const payableCents = statusId > 3 ? 0 : isOnAccount ? openCents : dueNow;
  return [
    ...moneyMistakes(books),
    ...taxMistakes(books),
    ...(before ? pieceMistakes(books, before) : []),
    payableCents > 0 && choice?.amountCents !== payableCents && 'not collectable',
    payableCents === 0 && choice !== null && 'asks for nothing that is due',
    isOnAccount && books.depositCents !== 0 && 'a deposit on account',
    isOnAccount && books.wrongDays > 0 && 'due on another day',
    isOnAccount && books.lateDays > 0 && !isCut && 'not due on its day',
    isOnAccount && statusId > 3 && openCents > 0 && 'owed for a canceled order',
    isOnAccount && books.owedCents > limitCents && 'more owed than the limit',
  ]
    .filter(Boolean)
    .map((each) => `${String(each)}: ${JSON.stringify(books)}`)
    .join(', ');
}

/** Reads the books of an order, and the mistakes in them. */
async function look(order: Placed, before: Books | null = null, isCut = false) {
  const books = await booksOf(db, order.orderId, before);
  return { books, problem: await mistakesIn(order, books, before, isCut) };
}
const wrong = async (order: Placed): Promise<string> => (await look(order)).problem;

/** Lets something happen, maybe after an attempt that was cut off. Returns whether one was, and what is stored and wrong then. */
async function happen(order: Placed, happening: Happening, roll: Roll, before: Books) {
  const happens = () => happening(order, roll);
  const left = roll(3) === 0 ? 1 + roll(14) : 0;
  const isCut = left > 0 && (await cutAt(left, happens));
  const cut = isCut ? await look(order, before, true) : null;
  // The claim of a process that lost its connection ends by itself, after seconds for which others wait.
  if (isCut) await sql`update payment set busy_until = null where busy_until is not null`.execute(db);
  const thrown = isCut || left === 0 ? await happens().then(() => '', String) : '';
  const after = await look(order, cut?.books ?? before);
  return { isCut, books: after.books, problem: cut?.problem || thrown || after.problem };
}

/** VAT of the shop when an order is placed. */
const vatTerms = ['no VAT', 'VAT in prices', 'VAT on top'] as const;
const placing = [placeAccountOrder, placeDepositOrder, placeDepositOrder, placeCashOrder] as const;
/** How often each event was drawn, and changed something. */
const counts = new Map<string, { drawn: number; done: number }>(
  happenings.map(([name]) => [name, { drawn: 0, done: 0 }]),
);

it.each(vatTerms)(
  'deposit, balance and refunds always add up to the total, whatever happens in which order (%s)',
  async (vat) => {
    const first = vatTerms.indexOf(vat) * orders;
    let [events, good, cuts] = [0, 0, 0];
    const found: string[] = [];
    const terms = { vatOn: vat !== 'no VAT', vatNumber: 'L001-100012345', vatOnTop: vat === 'VAT on top' };
    for (let seed = first + 1; seed <= first + orders; seed += 1) {
      const roll = dice(seed * 7919);
      await changeSettings(db, { ...terms, invoiceDeposits: roll(2) === 0 }, 'system');
      const order = await placing[seed % placing.length]!(roll);
      let { books } = await look(order);
      for (let at = 0, over = 0; at < eventsOfOrder && over <= eventsAfter; at += 1) {
        if (books.statusId > 4) over += 1;
        const { name, happening } = draw(books.statusId, roll);
        const before = books;
        const { isCut, problem, ...after } = await happen(order, happening, roll, before);
        books = after.books;
        const count = counts.get(name)!;
        count.drawn += 1;
        if (JSON.stringify(books) !== JSON.stringify(before)) count.done += 1;
        events += 1;
        if (isCut) cuts += 1;
        if (problem === '') good += 1;
        else found.push(`order ${seed}, event ${at} (${name}): ${problem}`);
      }
    }
    await changeSettings(db, { vatOn: false }, 'system');
    says(`${orders} orders with ${vat}: ${events} events, ${cuts} of them cut off and repeated`);
    expect(cuts).toBeGreaterThan(0);
    expect(found.slice(0, 3)).toEqual([]);
    expectAll('events after which the order adds up', good, events);
  },
);

it('each event changes orders often enough to prove something', () => {
  says([...counts].map(([name, { drawn, done }]) => `${name} ${done} of ${drawn}`).join(', '));
  const isOften = new Set(['part sent', 'pieces dropped', 'pieces returned']);
  for (const [name, { done }] of counts) atLeast(name, done, isOften.has(name) ? sized(1, 40) : sized(0, 1));
});

it('ledger, provider and stock agree about all orders', async () => {
  await reconcile();
  await reconcile();
  const { rows } = await sql<{ reference: string; cents: number; backCents: number }>`
    select p.reference, sum(greatest(l.amount_cents, 0))::int as cents, -sum(least(l.amount_cents, 0))::int as "backCents"
    from payment p join ledger_entry l on l.payment_id = p.id where p.provider not in ('transfer', 'cash') group by 1`.execute(
    db,
  );
  const booked = new Map(rows.map(({ reference, ...cents }) => [reference, cents]));
  // Staff decide whether a code paid what they had recorded as a transfer before. Until then, the ledger has it once.
  const { rows: questions } = await sql<{ reference: string }>`
    select p.reference from payment p join stray_money s on s.payment_id = p.id
    where s.kind = 'one payment or two' and s.settled_at is null`.execute(db);
  const undecided = new Set(questions.map(({ reference }) => reference));
  const taken = payments.taken().filter(({ id }) => !undecided.has(id));
  expectEvery('charges that the ledger has, and their refunds', taken, ({ id, method, amount, refunds }) => {
    const { cents = 0, backCents = 0 } = booked.get(id) ?? {};
    const back = refunds.reduce((sum, each) => sum + each.amount, 0);
    // Staff refund what was paid by a code.
    return cents === amount && (method === 'code' || backCents === back);
  });
  expect(booked.size).toBe(taken.length);
  const { rows: stored } = await sql<{ pieces: number }>`
    select p.stock + coalesce(sum(i.quantity - i.restocked), 0)::int as pieces from product p
      left join order_item i on i.product_id = p.id where p.id in (1, 4) group by p.id`.execute(db);
  expect(stored).toEqual([{ pieces: stock }, { pieces: stock }]);
});

it('two staff members who record the same balance collect it once', async () => {
  const roll = dice(41);
  const order = await placeDepositOrder(roll);
  const balance = (await openBalance(db, order.orderId))!;
  await requestBalance(pool, { orderId: order.orderId, by: 'staff 1' });
  const two = await Promise.all(
    [1, 2].map((at) =>
      confirmBalancePaid(pool, {
        orderId: order.orderId,
        balanceId: balance.balanceId,
        cents: balance.cents,
        reference: `BOTH ${order.number} ${at}`,
        by: 'staff 1',
      }),
    ),
  );
  expect(two.toSorted()).toEqual(['none', 'paid']);
  expect(await wrong(order)).toBe('');
  expect((await booksOf(db, order.orderId, null)).receivedCents).toBe(
    (await booksOf(db, order.orderId, null)).totalCents,
  );
  expect(await openBalance(db, order.orderId)).toBeNull();

  // What a part of it leaves is another balance.
  const partly = await placeDepositOrder(roll);
  const whole = (await openBalance(db, partly.orderId))!;
  await requestBalance(pool, { orderId: partly.orderId, by: 'staff 1' });
  const parts = await Promise.all(
    [1, 2].map((at) =>
      confirmBalancePaid(pool, {
        orderId: partly.orderId,
        balanceId: whole.balanceId,
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
  const order = await placeDepositOrder(roll);
  const { customerId, orderId } = order;
  await requestBalance(pool, { orderId, by: 'staff 1' });
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
  const { totalCents, receivedCents, surplusCents, openCents } = await booksOf(db, order.orderId, null);
  expect([receivedCents - surplusCents, openCents]).toEqual([totalCents, 0]);
});

it('an order becomes refunded only once its deposit and its balance are', async () => {
  const order = await placeDepositOrder(dice(47));
  const { orderId } = order;
  await requestBalance(pool, { orderId, by: 'staff 1' });
  const held = inTransaction(pool, async (trx) => {
    await lockOrder(trx, orderId);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { keep: true, outcome: undefined };
  });
  const { balanceId, cents } = (await openBalance(db, orderId))!;
  const both = await Promise.all([
    held,
    confirmBalancePaid(pool, { orderId, balanceId, cents, reference: null, by: 'staff 1' }),
    confirmBalancePaid(pool, { orderId, balanceId, cents, reference: null, by: 'staff 2' }),
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
  expect((await booksOf(db, order.orderId, null)).statusId).toBe(1);
  const { rows } = await sql<{ id: number }>`
    select r.id from refund r join payment p on p.id = r.payment_id
    where p.rest_of = ${orderId} and r.state = 'created'`.execute(db);
  for (const { id } of rows) await noteRefundByHand(db, id, { reference: '', by: 'staff 1' });
  expect((await booksOf(db, order.orderId, null)).statusId).toBe(5);
  expect(await wrong(order)).toBe('');
});

it('a balance paid after its customer canceled is refunded for that reason, and only the set-up is retained', async () => {
  const order = await placeDepositOrder(dice(53));
  const { customerId, orderId } = order;
  await sql`delete from proof where item_id in (select id from order_item where order_id = ${orderId})`.execute(
    db,
  );
  await sendProof(orderId);
  await requestBalance(pool, { orderId, by: 'staff 1' });
  await payTransferByCode(pool, khqr, { customerId, orderId, inRiel: null });
  const { rows } = await sql<{ text: string }>`
    select c.text from payment_code c join payment p on p.id = c.payment_id where p.rest_of = ${orderId}`.execute(
    db,
  );
  expect(await cancelOrder(pool, { orderId, customerId })).toEqual({ isCancelled: true });
  await payments.transfer(rows[0]!.text);
  await reconcile();
  const { retainedCents, receivedCents, refundedCents } = await booksOf(db, order.orderId, null);
  expect([retainedCents, receivedCents - refundedCents]).toEqual([300, 300]);
  const { rows: refunds } = await sql<{ reason: string }>`
    select r.reason from refund r join payment p on p.id = r.payment_id where p.rest_of = ${orderId}`.execute(
    db,
  );
  expect(refunds).toEqual([{ reason: 'paid after the order was void' }]);
});
