import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import { sendPrintText } from '#contract/operations/orders/send-print-text.ts';
import { dropSlips } from '#shop/housekeeping/housekeeping.ts';
import { jobOrder, jobPath } from '#shop/jobs/jobs.ts';
import { changeOrderStatus } from '#shop/orders/orders.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { quotePhoneOrder } from '#contract/operations/office/phone-orders/quote-phone-order.ts';
import { makeProof } from '#contract/operations/office/orders/make-proof.ts';
import { sendProof } from '#contract/operations/office/orders/send-proof.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { eachTestsBuyer, payingShop } from '../payments/paying.ts';
import { addPrintMethod, mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { app, db, query, request, pay } = shop;
const { shopper } = eachTestsBuyer(shop);
const office = officeOf(shop);
const owner = await office.inside(1);
const files = app.stores.private;

const place = { ProductId: 1, ProductAttributeID: 3 };
const setup = [{ Kind: 'setup', ProductAttributeID: 3, Price: 20 }];

beforeAll(async () => {
  await addPrintMethod(db);
  await query`update attribute_option set asks_for = 'text' where id = 2 and attribute_id = 3`;
});

/** A design of a customer with this text. */
const designed = async (Text: string, who: Shopper = shopper): Promise<string> =>
  (await request(sendPrintText, { ...place, Text }, who)).data[0].DesignID;
const lineOf = (DesignID: string, quantity = 2) => ({ ...mug(quantity), DesignID });
const priced = async (line: object, who: Shopper | null = shopper) =>
  (await request(getCustomerCartItems, { cartJsonData: JSON.stringify([line]) }, who)).data.productsData[0];
async function ordered(line: object, who: Shopper = shopper) {
  const { data, envelope } = await pay(who, [line], {});
  expect(envelope.statusCode, JSON.stringify(data)).toBe(200);
  return data[0] as { OrderId: number; OrderNumber: string };
}
const itemOf = async (OrderId: number, who: Shopper = shopper) =>
  (await request(getCustomerOrderHistoryDetail, { OrderId }, who)).data[0];
const codeOf = async (orderId: number) =>
  jobPath(app.secret, 'en', (await jobOrder(db, { orderId }))!)
    .split('/')
    .at(-1)!;
const jobOf = async (orderId: number) => (await request(getJob, { Code: await codeOf(orderId) })).data[0];
const prepare = (orderId: number) => changeOrderStatus(db, { orderId, to: 2, actor: 'staff 1' });

/** Sends and approves a proof of an order's first item. */
async function approved({ OrderId, OrderNumber: number }: Awaited<ReturnType<typeof ordered>>) {
  const { OrderItemID: line } = await itemOf(OrderId);
  const draft = { number, line, places: [], note: 'As before', unitCents: null, upload: null };
  const { id } = (await office.request(makeProof, draft, owner.cookie)).data;
  await office.request(sendProof, { number, id }, owner.cookie);
  const { Proofs: proofs } = await jobOf(OrderId);
  const answer = { Act: 'approve', ProofId: id, Name: 'Maly Sok', Total: proofs[0].Total };
  const { envelope } = await request(takeJobAct, { Code: await codeOf(OrderId), ...answer });
  expect(envelope.statusCode).toBe(200);
}

/** An order whose print was approved and made. */
async function printed(text = 'Lotus') {
  const order = await ordered(lineOf(await designed(text)));
  await approved(order);
  expect((await prepare(order.OrderId)).isChanged).toBe(true);
  return order;
}

beforeEach(() => query`delete from rate_window`);

describe('an order that is printed as one before', () => {
  it('an order that is printed as one before takes the design along, costs no set-up and needs no new proof', async () => {
    const first = await printed();
    const { DesignID } = await itemOf(first.OrderId);
    expect(await priced(lineOf(DesignID))).not.toHaveProperty('SetupTotal');
    const again = await ordered(lineOf(DesignID, 5));
    expect(await itemOf(again.OrderId)).not.toHaveProperty('SetupTotal');
    expect((await jobOf(again.OrderId)).Proofs).toMatchObject([
      { Number: 1, State: 'approved', AnswerName: 'Maly Sok', IsOpen: false, Repeats: first.OrderNumber },
    ]);
    expect((await prepare(again.OrderId)).isChanged).toBe(true);
    // A third order repeats what was approved for the first.
    const third = await ordered(lineOf(DesignID, 4));
    expect((await jobOf(third.OrderId)).Proofs).toMatchObject([{ Repeats: first.OrderNumber }]);
  });

  it('a reorder also repeats the same content of another design, and other sizes', async () => {
    await printed('Same');
    const line = lineOf(await designed('Same'));
    expect(await priced(line)).toMatchObject({ Terms: { IsRepeat: true } });
    const large = line.productSelectedAttributes.filter((each) => each.ProductAttributeID !== 2);
    expect(await priced({ ...line, productSelectedAttributes: large })).toMatchObject({
      Terms: { IsRepeat: true },
    });
  });

  it('a reorder needs set-up and a proof if its text, color or method changed, or it wasn’t printed', async () => {
    const { DesignID } = await itemOf((await printed('First')).OrderId);
    const [other] = await query`
      select option_id as id from product_option where product_id = 1 and attribute_id = 1 and option_id <> 2`;
    const recolored = lineOf(DesignID).productSelectedAttributes.map((each) =>
      each.ProductAttributeID === 1 ? { ...each, PrimaryKeyValue: other!.id } : each,
    );
    expect(await priced({ ...lineOf(DesignID), productSelectedAttributes: recolored })).toMatchObject({
      Charges: setup,
    });
    expect(await priced(lineOf(await designed('Other')))).toMatchObject({ Charges: setup });
    const waiting = await ordered(lineOf(await designed('Waiting')));
    await approved(waiting);
    expect(await priced(lineOf((await itemOf(waiting.OrderId)).DesignID))).toMatchObject({ Charges: setup });
    const again = await ordered(lineOf(await designed('Waiting')));
    expect((await prepare(again.OrderId)).isChanged).toBe(false);
  });

  it('a design of another customer can’t be reordered', async () => {
    const { DesignID } = await itemOf((await printed('Mine')).OrderId);
    const stranger = await newShopper(db);
    expect(await priced(lineOf(DesignID), stranger)).toMatchObject({ Charges: setup });
    expect(await priced(lineOf(await designed('Mine', stranger)), stranger)).toMatchObject({
      Charges: setup,
    });
    // Its own link is opened without login, and the cart shows the price that its customer pays.
    expect(await priced(lineOf(DesignID), null)).not.toHaveProperty('SetupTotal');
    const theirs = await ordered(lineOf(DesignID), stranger);
    expect(await itemOf(theirs.OrderId, stranger)).toMatchObject({ SetupTotal: 20 });
    expect((await jobOf(theirs.OrderId)).Proofs).toEqual([]);
  });

  it('the picture of the approved proof is kept while one of the orders has it', async () => {
    const first = await printed('Kept');
    const { DesignID } = await itemOf(first.OrderId);
    const again = await ordered(lineOf(DesignID, 3));
    const [{ sheet, id }] = await query`
      select p.sheet, i.id from proof p join order_item i on i.id = p.item_id where i.order_id = ${again.OrderId}`;
    expect(await files.read(sheet)).not.toBeNull();
    const drop = () => dropSlips(db, (file) => files.remove(file));
    await query`delete from order_item where id = ${id}`;
    await drop();
    expect(await files.read(sheet)).not.toBeNull();
    await query`delete from order_item where order_id = ${first.OrderId}`;
    await drop();
    expect(await files.read(sheet)).toBeNull();
  });
});

it('the office sees that a repeat without set-up got other artwork', async () => {
  const first = await printed('Repeated');
  const { DesignID } = await itemOf(first.OrderId);
  const { OrderId, OrderNumber: number } = await ordered(lineOf(DesignID, 3));
  const proofs = async () => (await office.request(getOrder, { number }, owner.cookie)).data.lines[0].proofs;
  expect(await proofs()).toMatchObject([{ isTrue: true, repeats: first.OrderNumber }]);
  const { OrderItemID } = await itemOf(OrderId);
  await request(sendPrintText, { OrderItemID, ProductAttributeID: 3, Text: 'Another' }, shopper);
  expect(await proofs()).toMatchObject([{ isTrue: false, repeats: first.OrderNumber }]);
});

it('a phone order repeats an order with its print, and no other customer’s', async () => {
  const { OrderNumber: number } = await printed('By phone');
  const order = (await office.request(getOrder, { number }, owner.cookie)).data;
  const [{ productId, options, designId }] = order.lines;
  const chosen = options.map(({ attributeId, optionId }: { attributeId: number; optionId: number }) => ({
    attributeId,
    optionId,
  }));
  const quoted = async (customerId: number) =>
    (
      await office.request(
        quotePhoneOrder,
        {
          customerId,
          lines: [{ productId, quantity: 5, options: chosen, designId }],
          language: 'en',
          aloudIn: 'en',
        },
        owner.cookie,
      )
    ).data.lines;
  expect(await quoted(order.account.id)).toMatchObject([{ isRepeat: true, once: [] }]);
  expect(await quoted((await newShopper(db)).customerId)).toMatchObject([
    { isRepeat: false, once: [{ kind: 'setup', cents: 2000 }] },
  ]);
});
