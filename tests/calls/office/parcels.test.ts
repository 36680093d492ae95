import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeParcel } from '#contract/operations/office/orders/change-parcel.ts';
import { getPackingSlips } from '#contract/operations/office/orders/get-packing-slips.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { sendOrder } from '#contract/operations/office/orders/send-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { takeParcelStep } from '#contract/operations/office/orders/take-parcel-step.ts';
import { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import { refundOrder } from '#contract/operations/office/money/refund-order.ts';
import { listJobs } from '#contract/operations/office/workshop/list-jobs.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import { salesOf } from '#shop/orders/orders.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { payingShop } from '../payments/paying.ts';
import { mug } from '../orders/order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { db, query, pay } = shop;
const office = officeOf(shop);
const [owner, workshop, editor] = [await office.inside(1), await office.inside(3), await office.inside(4)];
await query`update product set order_maximum = 1000, stock = 9000 where id = 1`;

interface Unit {
  line: number;
  cell: number;
  quantity: number;
}
let number: string;
let orderId: number;
let line: number;
let shopper: Shopper;

const byCard = () => ({ PaymentMethod: '5', paymentToken: token('approve.hook-none') });
async function place(more: object = byCard()) {
  shopper = await newShopper(db);
  const cells = {
    VariantQuantities: [
      { ColorID: 1, Quantity: 20 },
      { ColorID: 2, Quantity: 50 },
    ],
  };
  [{ OrderId: orderId, OrderNumber: number }] = (await pay(shopper, [{ ...mug(1), ...cells }], more)).data;
  await office.request(takeOrderStep, { number, step: 'prepare', from: 'active' }, workshop.cookie);
  [{ id: line }] = (await query`select id from order_item where order_id = ${orderId}`) as [{ id: number }];
}
beforeEach(() => place());

const [red, blue] = [1, 2];
const units = (ofRed: number, ofBlue: number): Unit[] =>
  [
    { line, cell: red, quantity: ofRed },
    { line, cell: blue, quantity: ofBlue },
  ].filter(({ quantity }) => quantity > 0);
const send = (more: object = {}, who = workshop) =>
  office.request(sendOrder, { number, ...more }, who.cookie);
const step = (which: number, taken: string, who = workshop) =>
  office.request(takeParcelStep, { number, which, step: taken }, who.cookie);
const change = (which: number, more: object) =>
  office.request(changeParcel, { number, which, ...more }, workshop.cookie);
const seen = async () => (await office.request(getOrder, { number }, owner.cookie)).data;
const left = async () => (await seen()).toSend.map((unit: { left: number }) => unit.left);
const job = async () =>
  (await shop.request(getJob, { OrderId: orderId, languageCode: 'en' }, shopper)).data[0];
const receive = (Parcel: number, who = shopper) =>
  shop.request(takeJobAct, { OrderId: orderId, Act: 'received', Parcel, languageCode: 'en' }, who);
const stock = async () => Number((await query`select stock from product where id = 1`)[0].stock);
const cancel = () =>
  office.request(
    takeOrderStep,
    { number, step: 'cancel', from: 'inProgress', isRestocked: true },
    owner.cookie,
  );
const mails = () => query`
  select kind, content from outbox_mail where recipient = ${shopper.email} and kind in ('orderSent', 'orderCompleted') order by id`;
const refund = async (quantity: number, isRestocked = false, more: object = {}) => {
  const { data } = await office.request(getRefundable, { number }, owner.cookie);
  const of = { kind: 'lines', lines: [{ id: line, cell: blue, quantity, isRestocked, ...more }] };
  const wish = {
    number,
    of,
    leftCents: data.refundable.leftCents,
    reason: 'broken',
    key: randomUUID().replaceAll('-', ''),
  };
  return office.request(refundOrder, wish, owner.cookie);
};

describe('an order in one parcel', () => {
  it('an order in one parcel is sent with everything by one step as before, and has no contents of its own', async () => {
    expect((await send({ parcel: 'VET-1', carrier: 'VET Express' })).status).toBe(200);
    const { parcel, parcels, sentAt, isPartlySent } = await seen();
    expect(parcel).toEqual({ number: 'VET-1', carrier: 'VET Express', hasReceipt: false });
    expect(parcels).toMatchObject([{ number: 1, tracking: 'VET-1', sentAt, units: null, deliveredAt: null }]);
    expect(isPartlySent).toBe(false);
    expect((await mails())[0].content).toEqual(
      expect.not.objectContaining({ isLast: expect.anything(), lines: expect.anything() }),
    );
    expect((await job()).Progress).toMatchObject({
      Parcel: { Number: 'VET-1', Carrier: 'VET Express', ReceiptPath: '' },
      Parcels: [{ ParcelNumber: 1, Number: 'VET-1', Contents: [], MayConfirm: true }],
    });
    expect((await send()).status).toBe(409);
  });

  it('an order in one parcel has no contents of its own either when staff choose all of it', async () => {
    await send({ units: units(20, 50), seen: 0 });
    expect(await seen()).toMatchObject({ parcels: [{ units: null }], isPartlySent: false });
  });

  it('the parcel of an order that an older release marks as sent has everything', async () => {
    await query`update customer_order set sent_at = now(), parcel_number = 'OLD-1' where id = ${orderId}`;
    expect((await seen()).parcels).toMatchObject([{ number: 1, tracking: 'OLD-1', units: null }]);
  });
});

describe('an order in several parcels', () => {
  it('an order in several parcels is shipped once its last unit has left, and its customer gets an email about each parcel', async () => {
    expect((await send({ units: units(20, 10), parcel: 'A', seen: 0 })).status).toBe(200);
    expect(await seen()).toMatchObject({ sentAt: null, isPartlySent: true, maySend: true });
    expect((await job()).Order.IsPartSent).toBe(true);
    expect(await left()).toEqual([20, 10]);
    const waits = async () =>
      (await office.request(listJobs, {}, workshop.cookie)).data.jobs.find(
        (each: { number: string }) => each.number === number,
      );
    expect(await waits()).toMatchObject({ lines: 1, first: [{ quantity: 40 }] });
    expect((await send({ parcel: 'B', seen: 1 })).status).toBe(200);
    expect(await waits()).toBeUndefined();
    const order = await seen();
    expect(order).toMatchObject({ isPartlySent: false, parcel: { number: 'B' } });
    expect((await job()).Order).not.toHaveProperty('IsPartSent');
    expect(order.sentAt).toBe(order.parcels[1].sentAt);
    expect(order.parcels[0].units).toMatchObject([
      { quantity: 20, name: { en: expect.stringContaining('Red') } },
      { quantity: 10 },
    ]);
    const [first, second] = await mails();
    expect(first.content).toMatchObject({
      isLast: false,
      parcelNumber: 1,
      lines: [{ quantity: 20 }, { quantity: 10 }],
    });
    expect(second.content).toMatchObject({ isLast: true, parcelNumber: 2, lines: [{ quantity: 40 }] });
  });

  it('a parcel is never packed with more than there is, by chosen contents or by the database', async () => {
    await send({ units: units(5, 50) });
    for (const more of [
      units(16, 0),
      units(0, 1),
      [{ line, cell: 7, quantity: 1 }],
      [...units(1, 0), ...units(1, 0)],
    ])
      expect((await send({ units: more })).status).toBe(409);
    const grow = query`update parcel_unit set quantity = 21 where item_id = ${line} and cell = ${red}`;
    await expect(grow).rejects.toMatchObject({ code: '23514' });
    expect(await left()).toEqual([5, 50]);
  });

  it('a parcel is refused to a user who didn’t see the one that someone else just sent', async () => {
    const twice = await Promise.all([1, 2].map(() => send({ units: units(10, 0), seen: 0 })));
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await left()).toEqual([10, 0]);
  });

  it('a parcel can be packed before it leaves, for its slip', async () => {
    expect((await send({ units: units(20, 0), isPacked: true })).status).toBe(200);
    expect(await seen()).toMatchObject({ isPartlySent: false, parcels: [{ sentAt: null }] });
    expect(await mails()).toEqual([]);
    // Everything that hasn't left is also what is packed.
    await send();
    const { parcels, isPartlySent } = await seen();
    expect(parcels.map(({ units: in_ }: { units: Unit[] }) => in_.map(({ quantity }) => quantity))).toEqual([
      [20],
      [50],
    ]);
    expect(isPartlySent).toBe(false);
    expect(await mails()).toHaveLength(2);
  });

  it('each parcel has a packing slip that lists its contents', async () => {
    await send({ units: units(20, 10), parcel: 'VET-7', carrier: 'Bus', isPacked: true });
    const slip = (parcel: number) =>
      office.request(getPackingSlips, { numbers: [number], parcel }, workshop.cookie);
    const { sheets } = (await slip(1)).data;
    expect(sheets).toMatchObject([{ number, lines: [{ quantity: '30' }] }]);
    expect(sheets[0].lines[0].cells).toEqual({
      columns: ['S'],
      rows: [
        { name: 'Red', amounts: ['20'] },
        { name: 'Blue', amounts: ['10'] },
      ],
    });
    expect(sheets[0].facts.map(({ lines }: { lines: string[] }) => lines)).toContainEqual([
      '1',
      'Bus',
      'VET-7',
    ]);
    expect((await slip(2)).status).toBe(404);
  });

  it('the packing slip of a parcel has the SKU of the color in it, if pieces of other colors left apart', async () => {
    await query`update order_unit set sku = 'MUG-' || color_id where order_id = ${orderId}`;
    await send({ units: units(20, 0), isPacked: true });
    const { sheets } = (
      await office.request(getPackingSlips, { numbers: [number], parcel: 1 }, workshop.cookie)
    ).data;
    expect(sheets[0].lines[0].details[0]).toBe(`MUG-${red}`);
  });

  it('a parcel can be corrected and undone while in preparation, with an entry in the audit log', async () => {
    await send({ units: units(20, 0), parcel: 'A' });
    const audited = await auditedSince(db);
    expect((await change(1, { parcel: 'C', carrier: 'Bus', units: units(15, 5) })).status).toBe(200);
    expect(await left()).toEqual([15, 5]);
    expect((await change(1, { units: units(21, 0) })).status).toBe(409);
    expect((await change(1, { day: '2020-01-01' })).status).toBe(409);
    expect((await step(1, 'undo')).data).toEqual({ isCompleted: false });
    expect(await seen()).toMatchObject({ parcels: [], isPartlySent: false });
    expect((await audited()).map(({ event }) => event).filter((event) => event.startsWith('parcel'))).toEqual(
      ['parcel changed', 'parcel undone'],
    );
    expect((await send({}, editor)).status).toBe(403);
  });

  it('a parcel with everything that was sent by mistake can be split afterwards', async () => {
    await send();
    expect((await change(1, { units: units(20, 0) })).status).toBe(200);
    expect(await seen()).toMatchObject({ sentAt: null, isPartlySent: true });
    expect((await send()).status).toBe(200);
    expect(await seen()).toMatchObject({ parcels: [{}, { units: [{ quantity: 50 }] }], isPartlySent: false });
  });

  it('an order in several parcels is completed once all its parcels are delivered, not before', async () => {
    await send({ units: units(20, 0) });
    expect((await seen()).steps).not.toContain('complete');
    const complete = () =>
      office.request(takeOrderStep, { number, step: 'complete', from: 'inProgress' }, workshop.cookie);
    expect((await complete()).status).toBe(409);
    expect((await step(1, 'deliver')).data).toEqual({ isCompleted: false });
    await step(1, 'notDelivered');
    await step(1, 'deliver');
    await send();
    expect(await seen()).toMatchObject({ state: 'inProgress' });
    expect((await step(2, 'deliver')).data).toEqual({ isCompleted: true });
    expect(await seen()).toMatchObject({ state: 'completed' });
    expect((await step(2, 'undo')).status).toBe(409);
  });

  it('an order in several parcels that staff complete at once has all its parcels delivered', async () => {
    await send({ units: units(20, 0) });
    await send();
    await office.request(takeOrderStep, { number, step: 'complete', from: 'inProgress' }, workshop.cookie);
    const { parcels } = await seen();
    expect(parcels.map(({ deliveredAt }: { deliveredAt: string }) => deliveredAt !== null)).toEqual([
      true,
      true,
    ]);
  });
});

describe('“I received it”', () => {
  it('a receipt by the customer delivers a parcel, and completes a paid order with its last one', async () => {
    await send({ units: units(20, 0) });
    expect((await job()).May).toContain('received');
    const foreign = await newShopper(db);
    expect((await receive(1, foreign)).envelope.statusCode).not.toBe(200);
    expect((await receive(2)).envelope.statusCode).toBe(409);
    expect((await receive(1)).envelope.statusCode).toBe(200);
    const { May, Progress } = await job();
    expect(May).not.toContain('received');
    expect((await receive(1)).envelope.statusCode).toBe(200);
    expect(Progress.Parcels).toMatchObject([{ MayConfirm: false, DeliveredAt: expect.any(String) }]);
    expect((await seen()).parcels).toMatchObject([{ isConfirmed: true }]);
    await send();
    await receive(2);
    expect(await seen()).toMatchObject({ state: 'completed' });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['orderSent', 'orderSent', 'orderCompleted']);
  });

  it('a receipt by the customer leaves an order that is paid on delivery to staff, who know whether it was paid', async () => {
    await place({});
    await send();
    expect((await receive(1)).envelope.statusCode).toBe(200);
    expect(await seen()).toMatchObject({ state: 'inProgress', parcels: [{ isConfirmed: true }] });
  });
});

describe('refunds and cancellations of an order that has left in part', () => {
  it('refunds take refunded pieces out of packed parcels, not out of sent ones', async () => {
    await send({ units: units(0, 30) });
    await send({ units: units(0, 15), isPacked: true });
    expect((await refund(10)).status).toBe(200);
    const { parcels, toSend } = await seen();
    expect(parcels.map(({ units: in_ }: { units: Unit[] }) => in_[0]!.quantity)).toEqual([30, 10]);
    expect(toSend[1]).toMatchObject({ quantity: 40, unpacked: 0, left: 30 });
    await refund(10);
    expect((await seen()).parcels).toHaveLength(1);
  });

  it('refunds ship an order whose last pieces are refunded instead of sent', async () => {
    await send({ units: units(20, 40) });
    expect((await refund(10)).status).toBe(200);
    const { sentAt, parcels } = await seen();
    expect(sentAt).toBe(parcels[0].sentAt);
  });

  it('returned pieces of one color don’t change how many of others are still to be sent', async () => {
    const toSend = async () => (await salesOf(db, 1, 30)).toSend;
    const before = await toSend();
    await send({ units: units(0, 40) });
    expect((await refund(30)).status).toBe(200);
    expect((await seen()).toSend.map((each: { unpacked: number }) => each.unpacked)).toEqual([20, 0]);
    expect(await toSend()).toBe(before - 50);
  });

  it('restock only what is still in the shop', async () => {
    await place({});
    await send({ units: units(20, 10) });
    const before = await stock();
    expect((await cancel()).status).toBe(200);
    expect((await stock()) - before).toBe(40);
  });

  const hasLeft = true;
  it('an order still ships all that hasn’t left when shipped pieces come back', async () => {
    const toSend = async () => (await salesOf(db, 1, 30)).toSend;
    await send({ units: units(20, 30) });
    await send({ units: units(0, 15), isPacked: true });
    const before = await toSend();
    expect((await refund(10, false, { hasLeft })).status).toBe(200);
    const order = await seen();
    expect(order.toSend[1]).toMatchObject({ quantity: 40, unpacked: 5, left: 20 });
    expect(order.parcels[1].units).toMatchObject([{ quantity: 15 }]);
    expect(await toSend()).toBe(before);
    const { jobs } = (await office.request(listJobs, {}, workshop.cookie)).data;
    expect(jobs.find((each: { number: string }) => each.number === number)).toMatchObject({
      lines: 1,
      first: [{ quantity: 20 }],
    });
    await step(2, 'send');
    expect(await seen()).toMatchObject({ sentAt: null, isPartlySent: true });
    expect((await send({ units: units(0, 6) })).status).toBe(409);
    expect((await send({ units: units(0, 5) })).status).toBe(200);
    expect(await seen()).toMatchObject({ isPartlySent: false, parcels: [{}, {}, {}] });
  });

  it('a refund distinguishes pieces that came back from pieces that are dropped', async () => {
    await send({ units: units(20, 30) });
    await refund(10, false, { hasLeft });
    await refund(5);
    expect((await seen()).toSend[1]).toMatchObject({ quantity: 35, unpacked: 15, left: 20 });
    // More than is left of a kind are of the other one, too.
    await refund(17);
    expect((await seen()).toSend[1]).toMatchObject({ quantity: 18, unpacked: 0, left: 18 });
  });

  it('undoing a shipment makes its returned pieces unpacked again', async () => {
    await send({ units: units(20, 30) });
    await refund(10, false, { hasLeft });
    await step(1, 'undo');
    expect((await seen()).toSend.map((each: { unpacked: number }) => each.unpacked)).toEqual([20, 40]);
  });

  it.each([
    ['the others if the returned ones were restocked', true, 40],
    ['the others if the returned ones weren’t restocked', false, 40],
  ])('after shipped pieces came back, a cancellation restocks %s', async (_, isRestocked, pieces) => {
    await place({});
    await send({ units: units(20, 10) });
    await refund(4, isRestocked, { hasLeft });
    const before = await stock();
    expect((await cancel()).status).toBe(200);
    expect((await stock()) - before).toBe(pieces);
  });

  it('a parcel with everything can be split although pieces of it came back', async () => {
    await send();
    await refund(10);
    await change(1, { units: units(20, 39) });
    expect((await seen()).toSend[1]).toMatchObject({ quantity: 40, unpacked: 1, left: 39 });
    expect((await send()).status).toBe(200);
    expect(await seen()).toMatchObject({ isPartlySent: false });
  });
});
