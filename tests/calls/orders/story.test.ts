import { beforeEach, describe, expect, it } from 'vitest';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { makeProof } from '#contract/operations/office/orders/make-proof.ts';
import { sendProof } from '#contract/operations/office/orders/send-proof.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import type { Story } from '#rules/story.ts';
import { withLinks } from '#server/mail/mailed-links.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { jobOrder, jobPath } from '#shop/jobs/jobs.ts';
import type { Mail } from '#shop/mail/mail.ts';
import { changeOrderStatus, type StatusId } from '#shop/orders/orders.ts';
import { demoTexts } from '#tests/mail/sample-mails.ts';
import { strictSchema } from '#tests/support/calls.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, eachTestsBuyer, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { app, db, query, request, pay } = shop;
const { shopper } = eachTestsBuyer(shop);
const office = officeOf(shop);
const owner = await office.inside(1);

let orderId: number;
let number: string;

beforeEach(async () => {
  await query`update attribute_option set asks_for = 'none'`;
});

async function place(isPrinted: boolean, more: object = card(token('approve.hook-none'))) {
  if (isPrinted)
    await query`update attribute_option set asks_for = 'artwork' where id = 2 and attribute_id = 3`;
  ({ OrderId: orderId, OrderNumber: number } = (await pay(shopper, [mug(2)], more)).data[0]);
}
const codeOf = async () =>
  jobPath(app.secret, 'en', (await jobOrder(db, { orderId }))!)
    .split('/')
    .at(-1)!;
const job = async () => (await request(getJob, { Code: await codeOf() })).data[0];
async function sent(): Promise<string> {
  const [{ id: line }] = await query`select id from order_item where order_id = ${orderId}`;
  const wish = { number, line, places: [], note: 'New', unitCents: null, upload: null };
  const { id } = (await office.request(makeProof, wish, owner.cookie)).data;
  await office.request(sendProof, { number, id }, owner.cookie);
  return id;
}
async function answer(Act: 'approve' | 'changes', ProofId: string): Promise<void> {
  const [{ Total }] = (await job()).Proofs;
  const wish = { Code: await codeOf(), Act, ProofId, Name: 'Maly', Message: 'Larger', Total };
  expect((await request(takeJobAct, wish)).envelope.statusCode).toBe(200);
}
const step = (to: StatusId) => changeOrderStatus(db, { orderId, to, actor: 'staff 1' });

/** The story of the order as all places get it: its page, the page behind its link, the list, and an email. */
async function stories(): Promise<Story[]> {
  const languageCode = 'en';
  const history = (await request(getOrderProgress, { OrderId: orderId, languageCode }, shopper)).data;
  strictSchema(getOrderProgress.response).parse(history);
  const list = (await request(getCustomerOrderHistoryMaster, { WithCancelled: true, languageCode }, shopper))
    .data;
  strictSchema(getCustomerOrderHistoryMaster.response).parse(list);
  const { content } = await withLinks(
    db,
    { kind: 'orderInProgress', content: { number }, to: '', language: 'en' } as unknown as Mail,
    app.secret,
  );
  return [
    history[0].Story,
    (await job()).Progress.Story,
    list.find((order: { OrderNumber: string }) => order.OrderNumber === number).Story,
    (content as { story: Story }).story,
  ];
}
/** Returns the words of every place, after checking that all have the same, and that the office tells the same facts. */
async function words() {
  const [story, ...others] = await stories();
  for (const other of others) expect(other).toEqual(story);
  const { State, Since, Until, ProofNumber = null, Steps } = story!;
  expect((await office.request(getOrder, { number }, owner.cookie)).data.story).toMatchObject({
    state: State,
    since: Since,
    until: Until,
    proof: ProofNumber,
    steps: Steps.map((each) => ({ step: each.Step, state: each.State, at: each.At })),
  });
  const { who, what, money } = demoTexts('en').story(story!);
  return [who, what, ...money];
}

describe('a printed order', () => {
  it('a printed order has the same words on its pages, in the list and in emails, from its logo to its delivery', async () => {
    await place(true);
    expect(await words()).toEqual(['Waiting for you', 'Send us what we print', 'Paid $31.08']);
    const first = await sent();
    expect(await words()).toEqual(['Waiting for you', 'Check proof 1', 'Paid $31.08']);
    await answer('changes', first);
    expect((await words()).slice(0, 2)).toEqual(['Waiting for you', 'Send us what we print']);
    await answer('approve', await sent());
    expect(await words()).toEqual(['With us', 'Approved. We print.', 'Paid $31.08']);
    await step(2);
    expect((await words()).slice(0, 2)).toEqual(['With us', 'We’re printing your order']);
    await query`update customer_order set sent_at = now() where id = ${orderId}`;
    expect((await words()).slice(0, 2)).toEqual(['With us', 'Your order is on its way']);
    await step(3);
    expect(await words()).toEqual(['Finished', 'Delivered', 'Paid $31.08']);
  });

  it('an approval sends an email with its own head, what was paid, and what comes next', async () => {
    await place(true);
    await answer('approve', await sent());
    const [row] = await query`
      select kind, content from outbox_mail where content ->> 'number' = ${number} order by id desc limit 1`;
    const mail = { ...row, to: shopper.email, language: 'en' } as unknown as Mail;
    const { subject, text } = writeMail(await withLinks(db, mail, app.secret), demoTexts('en'));
    expect(subject).toBe(`Order ${number}: proof approved`);
    for (const sentence of ['You approved proof 1', 'With us: Approved. We print.', 'Paid $31.08'])
      expect(text).toContain(sentence);
  });
});

it('cash is due later, on delivery', async () => {
  await place(false, {});
  expect(await words()).toEqual([
    'With us',
    'We’ve received your order',
    'Nothing due now',
    'Due later $31.08, on delivery',
  ]);
});
