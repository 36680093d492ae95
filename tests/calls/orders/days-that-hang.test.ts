import { beforeEach, describe, expect, it } from 'vitest';
import { fillLabel } from '#contract/labels/label-set.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { makeProof } from '#contract/operations/office/orders/make-proof.ts';
import { releaseOrder } from '#contract/operations/office/orders/release-order.ts';
import { sendProof } from '#contract/operations/office/orders/send-proof.ts';
import { getToday } from '#contract/operations/office/today/get-today.ts';
import { listJobs } from '#contract/operations/office/workshop/list-jobs.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import { formatDay } from '#rules/format-day.ts';
import { lastDay, toDay } from '#rules/arrival.ts';
import { withLinks } from '#server/mail/mailed-links.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { jobOrder, jobPath } from '#shop/jobs/jobs.ts';
import { messageAbout } from '#shop/mail/mail.ts';
import { demoTexts } from '#tests/mail/sample-mails.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { eachTestsBuyer, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { app, db, query, request, pay } = shop;
const { shopper } = eachTestsBuyer(shop);
const office = officeOf(shop);
const owner = await office.inside(1);

/** Days from today where the shop is, which is always open. */
const day = (days: number) =>
  new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

let orderId: number;
let number: string;

beforeEach(async () => {
  await query`update attribute_option set asks_for = 'none'`;
  await query`update attribute_option set asks_for = 'artwork' where id = 2 and attribute_id = 3`;
});

async function place(): Promise<void> {
  ({ OrderId: orderId, OrderNumber: number } = (await pay(shopper, [mug(2)], {})).data[0]);
}

/** Lets the order be from 20 days ago, when it was promised for 16 days ago. */
const age = () => query`
  update customer_order set created_at = created_at - interval '20 days',
    promised_from = promised_from - 20, promised_on = promised_on - 20 where id = ${orderId}`;

async function sent(): Promise<string> {
  const [{ id: line }] = await query`select id from order_item where order_id = ${orderId}`;
  const wish = { number, line, places: [], note: 'New', unitCents: null, upload: null };
  const { id } = (await office.request(makeProof, wish, owner.cookie)).data;
  await office.request(sendProof, { number, id }, owner.cookie);
  return id;
}

async function job() {
  const path = jobPath(app.secret, 'en', (await jobOrder(db, { orderId }))!);
  return (await request(getJob, { Code: path.split('/').at(-1)! })).data[0];
}

async function answer(Act: 'approve' | 'changes', ProofId: string): Promise<void> {
  const path = jobPath(app.secret, 'en', (await jobOrder(db, { orderId }))!);
  const [{ Total }] = (await job()).Proofs;
  const wish = { Code: path.split('/').at(-1)!, Act, ProofId, Name: 'Maly', Message: 'Larger', Total };
  expect((await request(takeJobAct, wish)).envelope.statusCode).toBe(200);
}

/** Returns the day by which the customer has to approve, and the promised one, as each place tells them; and who is late. */
async function shownEverywhere() {
  const { Progress } = await job();
  const history = await request(getOrderProgress, { OrderId: orderId, languageCode: 'en' }, shopper);
  const order = (await office.request(getOrder, { number }, owner.cookie)).data;
  const { orders } = (await office.request(listOrders, { find: number }, owner.cookie)).data;
  const { jobs } = (await office.request(listJobs, {}, owner.cookie)).data;
  const { late } = (await office.request(getToday, {}, owner.cookie)).data;
  const ofCustomer = ({ ApproveDay = null, ShippingDays, OrderDay }: typeof Progress) => [
    ApproveDay,
    lastDay(ShippingDays, OrderDay),
  ];
  const ofStaff = ({ approveBy, promisedOn }: { approveBy: string; promisedOn: string }) => [
    approveBy,
    promisedOn,
  ];
  const isSame = (each: { number: string }) => each.number === number;
  return {
    places: [
      ofCustomer(Progress),
      ofCustomer(history.data[0]),
      ofStaff(order),
      ofStaff(orders.find(isSame)),
      ofStaff(jobs.find(isSame)),
    ],
    isLate: late.orders.some(isSame),
  };
}

/** What every place tells. The mug takes 2 to 4 days. */
const everywhere = (approveBy: string | null, promisedOn: string) =>
  Array.from({ length: 5 }, () => [approveBy, promisedOn]);

describe('the day of an order', () => {
  it.each<[string, () => Promise<unknown>, string | null, string, boolean]>([
    ['placed today, before its proof', place, day(1), day(5), false],
    ['placed long ago, before its proof', () => place().then(age), day(1), day(5), false],
    ['placed long ago, whose proof was sent', () => place().then(age).then(sent), day(0), day(4), false],
    [
      'placed long ago, whose customer asked for changes',
      async () => {
        await place().then(age);
        await answer('changes', await sent());
      },
      day(1),
      day(5),
      false,
    ],
    [
      'placed long ago and approved today',
      async () => {
        await place().then(age);
        await answer('approve', await sent());
      },
      null,
      day(4),
      false,
    ],
    [
      'placed and approved today',
      async () => {
        await place();
        await answer('approve', await sent());
      },
      null,
      day(5),
      false,
    ],
    [
      'placed long ago and started anyway today',
      async () => {
        await place().then(age);
        await office.request(releaseOrder, { number, reason: 'By phone' }, owner.cookie);
      },
      null,
      day(4),
      false,
    ],
    [
      'placed long ago without a print',
      async () => {
        await query`update attribute_option set asks_for = 'none'`;
        await place().then(age);
      },
      null,
      day(-16),
      true,
    ],
    [
      'approved long ago',
      async () => {
        await place();
        await answer('approve', await sent());
        await age();
      },
      null,
      day(-15),
      true,
    ],
  ])(
    'the delivery day is the same for customer and staff: %s',
    async (_state, reach, approveBy, on, isLate) => {
      await reach();
      expect(await shownEverywhere()).toEqual({ places: everywhere(approveBy, on), isLate });
    },
  );

  it('the delivery day is unknown until the deposit is paid, and counts from then', async () => {
    await query`update attribute_option set asks_for = 'none'`;
    await place();
    await age();
    await query`update customer_order set deposit_cents = 100 where id = ${orderId}`;
    expect(await shownEverywhere()).toEqual({
      places: everywhere(null, null as unknown as string),
      isLate: false,
    });
    await query`insert into payment (order_id, customer_id, method_id, provider, amount_cents, currency, state, expires_at)
      values (${orderId}, ${shopper.customerId}, 6, 'transfer', 100, 'USD', 'pending', now())`;
    await query`update payment set state = 'paid', settled_at = now() where order_id = ${orderId}`;
    expect(await shownEverywhere()).toEqual({ places: everywhere(null, day(4)), isLate: false });
  });
});

it('the cart says that the days of printed items count from the approval', async () => {
  const cart = async () =>
    (
      await request(
        getCustomerCartItems,
        { cartJsonData: JSON.stringify([mug(2)]), languageCode: 'en' },
        null,
      )
    ).data;
  expect(await cart()).toMatchObject({ ShippingDays: '2-4', NeedsApproval: true });
  await query`update attribute_option set asks_for = 'none'`;
  expect(await cart()).not.toHaveProperty('NeedsApproval');
});

it.each(['orderReceived', 'proofReady'])(
  'the email %s says in both languages by when to approve',
  async (kind) => {
    await place();
    await sent();
    const [{ id }] = await query`
      select id from outbox_mail where kind = ${kind} and content ->> 'number' = ${number} limit 1`;
    const { mail } = (await messageAbout(db, number, id))!;
    for (const [language, texts] of [
      ['en', sharedLabels.texts],
      ['ar', sharedLabels.khmer],
    ] as const) {
      const written = writeMail(await withLinks(db, { ...mail, language }, app.secret), demoTexts(language));
      const t = (key: keyof typeof texts, values?: Readonly<Record<string, string | number>>) =>
        fillLabel(texts[key], values);
      const [before = '', after = ''] = texts.ifApproved.replace('{when}', '').split('{day}');
      const shown = formatDay(toDay(day(1)), t)
        .replaceAll('\u00A0', ' ')
        .replaceAll('\u2060', '');
      expect(written.text).toContain(`${before}${shown}${after}`);
    }
  },
);
