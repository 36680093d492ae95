import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeOrder } from '#contract/operations/office/orders/change-order.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { listOrderChanges } from '#contract/operations/office/orders/list-order-changes.ts';
import { makeProof } from '#contract/operations/office/orders/make-proof.ts';
import { planOrderChange } from '#contract/operations/office/orders/plan-order-change.ts';
import { sendOrderPrint } from '#contract/operations/office/orders/send-order-print.ts';
import { sendProof } from '#contract/operations/office/orders/send-proof.ts';
import { getOrderPrints } from '#contract/operations/orders/get-order-prints.ts';
import { changeOrderStatus, releaseWork } from '#shop/orders/orders.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { uploadsOf } from '../office/uploading.ts';
import { card, eachTestsBuyer, payingShop } from '../payments/paying.ts';
import { addPrintMethod, mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { db, query, request, pay } = shop;
const { shopper } = eachTestsBuyer(shop);
const office = officeOf(shop);
const [owner, workshop] = [await office.inside(1), await office.inside(3)];
const { upload } = uploadsOf(shop, office.request);
await addPrintMethod(db);
await query`update product_option set required = false where attribute_id = 3`;

const logo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#d00' } })
  .png()
  .toBuffer();

let orderId: number;
let number: string;
let line: number;

/** Places a paid order of two mugs: in full color, for which the customer sends something, or plain. */
async function order(asksFor: 'artwork' | 'text' | 'names', isPlain = false) {
  await query`update attribute_option set asks_for = ${asksFor} where id = 2 and attribute_id = 3`;
  const { productSelectedAttributes: all, ...more } = mug(2);
  const chosen = isPlain ? all.filter((each) => each.ProductAttributeID !== 3) : all;
  const lines = [{ ...more, productSelectedAttributes: chosen }];
  const placed = (await pay(shopper, lines, card(token('approve.hook-none')))).data[0];
  ({ OrderId: orderId, OrderNumber: number } = placed);
  [{ id: line }] = (await query`select id from order_item where order_id = ${orderId}`) as [{ id: number }];
}
const give = (more: object, cookie = owner.cookie) =>
  office.request(
    sendOrderPrint,
    { number, line, attributeId: 3, channel: 'chat', upload: null, text: '', ...more },
    cookie,
  );
const file = (content = logo, fileName = 'lotus.png') =>
  upload(content, owner.cookie, { use: 'artwork', fileName });
const prints = async () => (await request(getOrderPrints, { OrderId: orderId }, shopper)).data;
const seen = async () => (await office.request(getOrder, { number }, owner.cookie)).data;
const changes = async () => (await office.request(listOrderChanges, { number }, owner.cookie)).data.changes;
const mails = () =>
  query`select content from outbox_mail where kind = 'orderAltered' and recipient = ${shopper.email}`;

beforeEach(async () => {
  await db.deleteFrom('rate_window').execute();
});

describe('what a customer gives to staff for printing', () => {
  it('staff add a logo from a chat as if its customer had sent it, with history, audit and email', async () => {
    await order('artwork');
    expect((await seen()).missing).toContain('artwork');
    const since = await auditedSince(db);
    const before = (await mails()).length;
    expect((await give({ upload: await file() })).status).toBe(200);
    expect(await prints()).toMatchObject([{ Artwork: { FileName: 'lotus.png' }, IsMissing: false }]);
    expect((await seen()).missing).not.toContain('artwork');
    expect((await changes()).at(-1)).toMatchObject({
      by: 'staff 1',
      what: [{ kind: 'print', name: { en: 'Clay Mug' }, channel: 'chat' }],
    });
    expect((await since()).filter(({ event }) => event === 'artwork sent')).toMatchObject([
      { actor: 'staff 1', detail: { line, attribute: 3, by: 'chat' } },
    ]);
    const sent = await mails();
    expect(sent).toHaveLength(before + 1);
    expect(sent.at(-1)).toMatchObject({ content: { number, printed: ['Clay Mug', expect.any(String)] } });
  });

  it('staff add a text exactly as typed, and names one a line, and a name that is too long is refused', async () => {
    await order('text');
    expect((await give({ text: ' Lotus\nHotel', channel: 'phone' })).status).toBe(200);
    expect(await prints()).toMatchObject([{ Text: ' Lotus\nHotel' }]);
    await order('names');
    expect((await give({ text: `Dara\n${'a'.repeat(61)}` })).status).toBe(400);
    expect((await give({ text: 'Dara\nMaly', channel: 'email' })).status).toBe(200);
    expect(await prints()).toMatchObject([{ Text: 'Dara\nMaly' }]);
  });

  it('a print that is there already causes no email and no history, and removing a text isn’t called adding one', async () => {
    await order('text');
    expect((await give({ text: ' ' })).status).toBe(200);
    expect(await changes()).toEqual([]);
    expect((await give({ text: 'Lotus' })).status).toBe(200);
    const before = (await mails()).length;
    expect((await give({ text: 'Lotus' })).status).toBe(200);
    expect(await changes()).toHaveLength(1);
    expect(await mails()).toHaveLength(before);
    expect((await give({ text: '' })).status).toBe(200);
    expect((await changes()).at(-1)).toMatchObject({ what: [{ kind: 'noPrint', name: { en: 'Clay Mug' } }] });
    const sent = await mails();
    expect(sent).toHaveLength(before + 1);
    expect((sent.at(-1) as { content: object }).content).not.toHaveProperty('printed');
  });

  it('a file that can’t be printed, one of another kind of upload, and one of other staff are refused', async () => {
    await order('artwork');
    const upload1 = await file(Buffer.from('not a picture'), 'a.png');
    expect((await give({ upload: upload1 })).status).toBe(400);
    const proof = await upload(logo, owner.cookie, { use: 'proof' });
    expect((await give({ upload: proof })).status).toBe(400);
    const other = await office.inside(2);
    expect((await give({ upload: await file() }, other.cookie)).status).toBe(404);
    expect(await prints()).toMatchObject([{ Artwork: null }]);
  });

  it('only staff who edit orders add something, until work begins, for an option that asks for it', async () => {
    await order('artwork');
    expect((await give({ text: 'Lotus' })).status).toBe(404);
    const logoFile = await file();
    expect((await give({ upload: logoFile }, workshop.cookie)).status).toBe(403);
    await releaseWork(db, { orderId, reason: 'Rush', actor: 'staff 1' });
    await changeOrderStatus(db, { orderId, to: 2, actor: 'staff 1' });
    expect((await give({ upload: logoFile })).status).toBe(409);
    expect(await changes()).toEqual([]);
  });
});

describe('a position that staff add to a line', () => {
  const edit = () => ({
    number,
    stay: [{ line, quantity: 2, prints: [{ attributeId: 3, optionId: 2 }] }],
    add: [],
    address: null,
    deliveryWayId: null,
    channel: 'phone' as const,
  });
  const plan = async (wish: object) => (await office.request(planOrderChange, wish, owner.cookie)).data;
  const change = async (wish: object) => {
    const { version, sums } = await plan(wish);
    return office.request(changeOrder, { ...wish, version, totalCents: sums.totalCents }, owner.cookie);
  };

  it('a position costs its print and set-up as in the shop, is a balance, and the order waits for its artwork', async () => {
    await order('artwork');
    const printed = (await seen()).sums!;
    await order('artwork', true);
    const plain = (await seen()).sums!;
    expect(plain.totalCents).toBeLessThan(printed.totalCents);
    const offered = (await plan({ ...edit(), stay: [{ line, quantity: 2 }] })).lines[0].attributes;
    expect(offered).toMatchObject([{ id: 3, chosen: null }]);
    const planned = await plan(edit());
    expect(planned.sums).toMatchObject({ totalCents: printed.totalCents, onceCents: 2000 });
    expect(planned.money).toEqual({ how: 'rest', cents: printed.totalCents - plain.totalCents });
    expect((await change(edit())).status).toBe(200);
    expect(await prints()).toMatchObject([{ ProductAttributeID: 3, IsMissing: true }]);
    expect((await seen()).sums).toMatchObject({ totalCents: printed.totalCents });
    expect((await changes()).at(-1)).toMatchObject({
      what: [{ kind: 'position', name: { en: 'Clay Mug' }, channel: 'phone' }],
    });
    expect(await query`select options from order_unit where item_id = ${line}`).toMatchObject([
      { options: [{}, {}, { attributeId: 3, optionId: 2 }] },
    ]);
    expect((await plan({ ...edit(), stay: [{ line, quantity: 2 }] })).lines[0].attributes).toEqual([]);
  });

  it('a position that the line has already, or that its product doesn’t offer, is refused', async () => {
    await order('artwork');
    expect((await plan(edit())).faults).toMatchObject([{ code: 'choice', productId: 1 }]);
    await order('artwork', true);
    const unknown = { ...edit(), stay: [{ line, quantity: 2, prints: [{ attributeId: 3, optionId: 999 }] }] };
    expect((await plan(unknown)).faults).toMatchObject([{ code: 'choice', productId: 1 }]);
  });

  it('two options of one position are refused', async () => {
    const [{ id }] = (await query`
      select option_id as id from product_option where product_id = 1 and attribute_id = 3 and option_id <> 2
      limit 1`) as [{ id: number }];
    await query`update attribute_option set asks_for = 'artwork' where id = ${id} and attribute_id = 3`;
    await order('artwork', true);
    const options = [2, id].map((optionId) => ({ attributeId: 3, optionId }));
    const both = await plan({ ...edit(), stay: [{ line, quantity: 2, prints: options }] });
    await query`update attribute_option set asks_for = 'none' where id = ${id} and attribute_id = 3`;
    expect(both.faults).toMatchObject([{ code: 'choice', productId: 1 }]);
  });

  it('pieces keep the cost that they had when they were ordered', async () => {
    await query`update product set cost_cents = 500 where id = 1`;
    await order('artwork', true);
    await query`update product set cost_cents = 700 where id = 1`;
    expect((await change(edit())).status).toBe(200);
    expect(await query`select cost_cents as cost from order_unit where item_id = ${line}`).toEqual([
      { cost: 500 },
    ]);
  });

  it('an order waits for the artwork of a position that was added after its proof was sent', async () => {
    await query`update attribute_option set asks_for = 'text' where id = 1 and attribute_id = 2`;
    try {
      await order('artwork', true);
      const proof = { number, line, places: [], note: '', unitCents: null, upload: null };
      await office.request(
        sendOrderPrint,
        { number, line, attributeId: 2, channel: 'chat', upload: null, text: 'Hi' },
        owner.cookie,
      );
      const { id } = (await office.request(makeProof, proof, owner.cookie)).data;
      expect((await office.request(sendProof, { number, id }, owner.cookie)).status).toBe(200);
      expect((await change(edit())).status).toBe(200);
      expect(
        (await prints()).find((each: { ProductAttributeID: number }) => each.ProductAttributeID === 3),
      ).toMatchObject({ IsMissing: true });
    } finally {
      await query`update attribute_option set asks_for = 'none' where id = 1 and attribute_id = 2`;
    }
  });
});
