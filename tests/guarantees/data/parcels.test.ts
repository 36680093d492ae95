import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import {
  changeOrderStatus,
  changeParcel,
  isRefusal,
  parcelSteps,
  readCart,
  sendOrder,
  takeParcelStep,
} from '#shop/orders/orders.ts';
import { payOrder, refundableOrder, refundOrder } from '#shop/payments/payments.ts';
import { sqlState } from '#shop/transaction.ts';
import { mug } from '../../calls/orders/order-fixtures.ts';
import { addBaseMethods } from '../../support/base-methods.ts';
import { fillCatalogue } from '../../support/catalogue-fixture.ts';
import { testDatabase } from '../../support/postgres.ts';
import { generousCardLimits, generousLimits } from '../../support/order-queue-capacity.ts';
import { newShopper } from '../../support/shop-api.ts';
import { testPayments, token } from '../../support/test-payments.ts';
import { cuttablePool, dice } from '../cut-connections.ts';
import { expectAll, says, sized } from '../gate.ts';

// Orders with two colors that are packed, sent, corrected, undone, delivered and refunded in any order, by two at once and
// with connections lost in between.

const orders = sized(12, 150, 600);
const eventsOfOrder = 12;
const { db, url } = await testDatabase();
const payments = await testPayments();
payments.ofDatabase(db);
const card = payments.methods.for(5)!;
const { pool, cutAt } = await cuttablePool(url);
const actor = 'staff 1';
type Roll = (below: number) => number;

beforeAll(async () => {
  await fillCatalogue(db);
  await addBaseMethods(db);
  await db.updateTable('product').set({ stock: 1_000_000, order_maximum: 100 }).where('id', '=', 1).execute();
});

interface Placed {
  orderId: number;
  number: string;
  itemId: number;
  customer: string;
}

async function placeOrder(roll: Roll): Promise<Placed> {
  const { customerId, email } = await newShopper(db);
  const VariantQuantities = [1, 2].map((ColorID) => ({ ColorID, Quantity: 2 + roll(8) }));
  const placed = await payOrder(pool, card, {
    customerId,
    lines: readCart(JSON.stringify([{ ...mug(1), VariantQuantities }]))!,
    couponCode: '',
    note: '',
    expectedTotalCents: null,
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
  await changeOrderStatus(db, { orderId, to: 2, actor });
  const { rows } = await sql<{ id: number }>`select id from order_item where order_id = ${orderId}`.execute(
    db,
  );
  return { orderId, number, itemId: rows[0]!.id, customer: email };
}

const contents = ({ itemId }: Placed, roll: Roll) =>
  [1, 2].map((cell) => ({ itemId, cell, quantity: roll(7) })).filter(({ quantity }) => quantity > 0);

type Happening = (order: Placed, roll: Roll) => Promise<unknown>;

const pack: Happening = (order, roll) =>
  sendOrder(pool, { orderId: order.orderId, actor, units: contents(order, roll), isPacked: roll(3) === 0 });

/** What can happen to an order. */
const happenings: readonly Happening[] = [
  pack,
  pack,
  (order, roll) => Promise.all([pack(order, roll), pack(order, roll)]),
  ({ orderId }, roll) => (roll(3) === 0 ? sendOrder(pool, { orderId, actor }) : Promise.resolve()),
  (order, roll) =>
    changeParcel(pool, {
      orderId: order.orderId,
      number: 1 + roll(3),
      actor,
      carrier: '',
      tracking: '',
      units: contents(order, roll),
      day: null,
    }),
  ({ orderId }, roll) =>
    takeParcelStep(pool, { orderId, number: 1 + roll(3), step: parcelSteps[roll(4)]!, actor }),
  (order, roll) => Promise.all([refund(order, roll), pack(order, roll)]),
  writeByHand,
];

async function refund({ number, itemId }: Placed, roll: Roll): Promise<void> {
  const found = await refundableOrder(db, number);
  if (!found || found === 'unpaid') return;
  const piece = { itemId, cell: 1 + roll(2), quantity: 1 + roll(2), isRestocked: false };
  await refundOrder(pool, {
    number,
    of: { kind: 'lines', lines: [piece] },
    reason: 'broken',
    by: actor,
    key: null,
    leftCents: null,
    isPlan: false,
  });
}

/** A writer who knows no rules: the database holds them. */
async function writeByHand({ orderId, itemId }: Placed, roll: Roll): Promise<void> {
  const write = sql`
    insert into parcel_unit (parcel_id, item_id, cell, quantity)
    select id, ${itemId}, ${1 + roll(2)}, ${1 + roll(12)} from parcel where order_id = ${orderId} order by id desc limit 1
    on conflict (parcel_id, item_id, cell) do update set quantity = excluded.quantity`.execute(pool);
  await write.catch((error: unknown) => {
    if (sqlState(error) !== '23514') throw error;
  });
}

interface State {
  statusId: number;
  isSent: boolean;
  /** Parcels that have left with everything, and all parcels. */
  whole: number;
  parcels: number;
  waiting: number;
  mails: number;
  events: number;
  units: { quantity: number; refunded: number; packed: number; left: number }[];
}

async function stateOf({ orderId, customer }: Placed): Promise<State> {
  const { rows } = await sql<State>`
    select o.status_id as "statusId", o.sent_at is not null as "isSent",
      (select count(*)::int from parcel p where p.order_id = o.id and p.sent_at is not null and not p.has_units) as whole,
      (select count(*)::int from parcel p where p.order_id = o.id) as parcels,
      (select count(*)::int from parcel p where p.order_id = o.id and p.delivered_at is null) as waiting,
      (select count(*)::int from outbox_mail m where m.kind = 'orderSent' and m.recipient = ${customer}) as mails,
      (select count(*)::int from audit_entry a where a.event = 'order sent' and a.detail ->> 'order' = o.id::text) as events,
      (select json_agg(json_build_object('quantity', u.quantity, 'refunded', (
          select coalesce(sum(l.quantity), 0) from refund_line l join refund r on r.id = l.refund_id
          where l.order_item_id = u.item_id and l.cell = u.cell and r.state <> 'failed'), 'packed', g.packed, 'left', g.gone))
        from order_unit u cross join lateral (
          select coalesce(sum(g.quantity), 0) as packed, coalesce(sum(g.quantity) filter (where p.sent_at is not null), 0) as gone
          from parcel_unit g join parcel p on p.id = g.parcel_id where g.item_id = u.item_id and g.cell = u.cell) g
        where u.order_id = o.id) as units
    from customer_order o where o.id = ${orderId}`.execute(db);
  return rows[0]!;
}

/** Returns the mistakes in the parcels of an order; '' if there are none. */
async function wrong(order: Placed): Promise<string> {
  const state = await stateOf(order);
  const { units, whole, isSent, parcels } = state;
  const isGone = whole > 0 || units.every(({ quantity, refunded, left }) => left >= quantity - refunded);
  return [
    units.some(({ quantity, packed }) => packed > quantity) && 'more packed than ordered',
    // Refunds of pieces that have left don't bring them back.
    units.some(
      ({ quantity, refunded, packed, left }) => packed - left > Math.max(0, quantity - refunded - left),
    ) && 'more packed than ordered minus refunds',
    whole > 0 && parcels > 1 && 'everything, and more',
    isSent !== (isGone && state.events > 0 && (whole > 0 || units.some(({ left }) => left > 0))) &&
      'sent without its last piece, or not with it',
    state.mails !== state.events && 'an email too many or too few',
    state.statusId === 3 && (state.waiting > 0 || !isSent) && 'completed before everything was delivered',
  ]
    .filter(Boolean)
    .map((each) => `${String(each)}: ${JSON.stringify(state)}`)
    .join(', ');
}

it('parcels never contain more than was ordered minus refunds, whatever happens in which order', async () => {
  let [good, cuts] = [0, 0];
  const found: string[] = [];
  for (let seed = 1; seed <= orders; seed += 1) {
    const roll = dice(seed * 7919);
    const order = await placeOrder(roll);
    for (let at = 0; at < eventsOfOrder; at += 1) {
      const which = roll(happenings.length);
      const happens = () => happenings[which]!(order, roll);
      const isCut = roll(3) === 0 && (await cutAt(1 + roll(14), happens));
      const before = isCut ? await wrong(order) : '';
      if (isCut) cuts += 1;
      await happens();
      const problem = before || (await wrong(order));
      if (problem === '') good += 1;
      else found.push(`order ${seed}, event ${at} (${which}): ${problem}`);
    }
  }
  const events = orders * eventsOfOrder;
  says(`${events} events, ${cuts} of them cut off and repeated`);
  expect(cuts).toBeGreaterThan(0);
  expect(found.slice(0, 3)).toEqual([]);
  expectAll('events after which the parcels of the order fit what was ordered', good, events);
});

it('two staff members who send the same pieces send them once', async () => {
  const order = await placeOrder(dice(41));
  const { orderId, itemId } = order;
  const { units } = await stateOf(order);
  const all = [{ itemId, cell: 1, quantity: units[0]!.quantity }];
  const send = () => sendOrder(pool, { orderId, actor, units: all }).catch(sqlState);
  const two = await Promise.all([send(), send()]);
  expect(two.toSorted()).toEqual(['contents', 'sent']);
  expect(await wrong(order)).toBe('');
});
