import { beforeEach, describe, expect, it } from 'vitest';
import { fillLabel } from '#contract/labels/label-set.ts';
import { proofMessages } from '#contract/labels/mail/proof-words.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { makeProof } from '#contract/operations/office/orders/make-proof.ts';
import { releaseOrder } from '#contract/operations/office/orders/release-order.ts';
import { sendProof } from '#contract/operations/office/orders/send-proof.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import { proofSays, type ProofSituation } from '#contract/proofs.ts';
import { formatAmount } from '#rules/money.ts';
import { withLinks } from '#server/mail/mailed-links.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { jobOrder, jobPath } from '#shop/jobs/jobs.ts';
import type { Mail } from '#shop/mail/mail.ts';
import { demoTexts } from '#tests/mail/sample-mails.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { eachTestsBuyer, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { app, db, query, request, pay, server } = shop;
const { shopper } = eachTestsBuyer(shop);
const office = officeOf(shop);
const owner = await office.inside(1);

let orderId: number;
let number: string;
let line: number;

beforeEach(async () => {
  await query`update attribute_option set asks_for = 'artwork' where id = 2 and attribute_id = 3`;
  ({ OrderId: orderId, OrderNumber: number } = (await pay(shopper, [mug(2)], {})).data[0]);
  [{ id: line }] = (await query`select id from order_item where order_id = ${orderId}`) as [{ id: number }];
});

const linkIn = async (language: 'en' | 'ar') =>
  jobPath(app.secret, language, (await jobOrder(db, { orderId }))!);
const Code = async () => (await linkIn('en')).split('/').at(-1)!;
const job = async () => (await request(getJob, { Code: await Code() })).data[0];
async function sent(more: object = {}): Promise<string> {
  const wish = { number, line, places: [], note: 'New', unitCents: null, upload: null, ...more };
  const { id } = (await office.request(makeProof, wish, owner.cookie)).data;
  await office.request(sendProof, { number, id }, owner.cookie);
  return id;
}
async function answer(Act: 'approve' | 'changes', ProofId: string): Promise<void> {
  const Total = (await job()).Proofs.find((each: { ProofId: string }) => each.ProofId === ProofId).Total;
  const wish = { Code: await Code(), Act, ProofId, Name: 'Maly', Message: 'Larger', Total };
  expect((await request(takeJobAct, wish)).envelope.statusCode).toBe(200);
}
async function startAnyway(): Promise<void> {
  await office.request(releaseOrder, { number, reason: 'By phone' }, owner.cookie);
  await office.request(takeOrderStep, { number, step: 'prepare', from: 'active' }, owner.cookie);
}
const lotus = () => query`
  with d as (insert into design (customer_id) values (${shopper.customerId}) returning id),
    u as (update order_item set design_id = d.id from d where order_item.id = ${line})
  insert into design_place (design_id, attribute_id, text) select id, 3, 'Lotus' from d`;

const keysOf = (situation: Exclude<ProofSituation, 'open'>) =>
  proofSays[situation].filter((key) => key !== undefined);

/** Returns the page of the proof and the email about it in a language. */
async function shownIn(language: 'en' | 'ar') {
  const page = await server.inject({
    url: `/${language}${(await linkIn(language)).slice(3)}/proofs/${line}-1`,
  });
  const mail: Mail = {
    kind: 'proofReady',
    to: 'a@example.com',
    language,
    content: { number, itemId: line, proof: 1 },
  };
  const written = writeMail(await withLinks(db, mail, app.secret), demoTexts(language));
  return { page: page.body.replaceAll('&#x27;', "'"), mail: written.text };
}

it('the page of a proof says by when to approve, and after the approval still what was approved', async () => {
  await lotus();
  const id = await sent({ places: [{ attributeId: 3, widthMm: 100, heightMm: 120, inks: 'Gold' }] });
  const facts = async () => (await shownIn('en')).page.replaceAll(/<[^>]+>/gu, ' ').replaceAll('\u{A0}', ' ');
  const open = await facts();
  for (const fact of [/Arrives\s.*if you approve by/su, /100 × 120 mm/u, /Gold/u]) expect(open).toMatch(fact);
  await answer('approve', id);
  const approved = await facts();
  for (const fact of [/Arriving\s/u, /100 × 120 mm/u, /Gold/u, /Lotus/u]) expect(approved).toMatch(fact);
  expect(approved).not.toContain('if you approve by');
});

describe('a proof that can’t be answered', () => {
  it.each<[string, () => Promise<unknown>, Exclude<ProofSituation, 'open'>]>([
    ['was sent, and work was started anyway', () => sent().then(startAnyway), 'started'],
    [
      'was sent back for changes, and work was started anyway',
      async () => {
        await answer('changes', await sent());
        await startAnyway();
      },
      'started',
    ],
    ['shows what is no longer printed', () => sent().then(lotus), 'outdated'],
    [
      'was approved before what is printed changed',
      async () => {
        await answer('approve', await sent());
        await lotus();
      },
      'outdated',
    ],
    ['has changes requested', async () => answer('changes', await sent()), 'changes'],
    ['is approved', async () => answer('approve', await sent()), 'approved'],
    [
      'is approved while work waits for a deposit',
      async () => {
        await answer('approve', await sent());
        await query`update customer_order set deposit_cents = 100 where id = ${orderId}`;
      },
      'early',
    ],
    [
      'is of a canceled order',
      async () => {
        await sent();
        await query`update customer_order set status_id = 91 where id = ${orderId}`;
      },
      'closed',
    ],
  ])(
    'a proof says the same on its page and in its email, in both languages, when it %s',
    async (_what, reach, situation) => {
      await reach();
      expect((await job()).Proofs[0]).toMatchObject({ Situation: situation, IsOpen: false });
      for (const [at, language] of (['en', 'ar'] as const).entries()) {
        const { page, mail } = await shownIn(language);
        for (const key of keysOf(situation)) {
          expect(page).toContain(proofMessages[key][at]);
          expect(mail).toContain(proofMessages[key][at]);
        }
        for (const key of keysOf(situation === 'outdated' ? 'started' : 'outdated').slice(1))
          expect(page).not.toContain(proofMessages[key][at]);
      }
    },
  );
});

it('the email about preparation says that printing started without the customer’s answer', async () => {
  await sent();
  await startAnyway();
  const content = { number, hasGoods: true, hasFiles: false };
  const mail: Mail = { kind: 'orderInProgress', to: 'a@example.com', language: 'en', content };
  const written = writeMail(await withLinks(db, mail, app.secret), demoTexts('en'));
  expect(written.text).toContain(proofMessages.proofStartedNext[0]);
  expect(
    await query`select from outbox_mail where kind = 'proofReminder' and held_for_order = ${orderId} and sent_at is null`,
  ).toEqual([]);
});

it('a proof no longer says that a logo is missing once work was started without it', async () => {
  const missing = async () =>
    (await office.request(getOrder, { number }, owner.cookie)).data.lines[0].prints[0].isMissing;
  expect(await missing()).toBe(true);
  await startAnyway();
  expect(await missing()).toBe(false);
});

it('a proof names the order’s own price after changes were requested on one with another price', async () => {
  const [{ cents }] = await query`select unit_cents as cents from order_item where id = ${line}`;
  await answer('changes', await sent({ unitCents: cents + 1000 }));
  const { OrderTotal, Proofs } = await job();
  expect(Proofs[0].Total).toBeGreaterThan(Proofs[0].OrderTotal);
  expect(OrderTotal ?? Proofs[0].OrderTotal).toBe(Proofs[0].OrderTotal);
  const { page } = await shownIn('en');
  const [before = '', after = ''] = proofMessages.pricePlanned[0].split('{total}')[0]!.split('{was}');
  expect(page).toContain(after.trim());
  expect(before).toBe('');
  expect(page).not.toContain('Unchanged');
});

it('the page of a proof names the agreed price of a piece, also when a later proof keeps it', async () => {
  const [{ cents }] = await query`select unit_cents as cents from order_item where id = ${line}`;
  expect((await job()).Proofs[0]?.PiecePrice).toBeUndefined();
  const first = await sent({ unitCents: cents + 1000 });
  expect((await job()).Proofs[0].PiecePrice).toBe((cents + 1000) / 100);
  expect((await shownIn('en')).page).toMatch(/a piece, as agreed/u);
  await answer('approve', first);
  await sent();
  expect((await job()).Proofs[0].PiecePrice).toBe((cents + 1000) / 100);
});

it('the emails about a proof and their chat messages name its price, the agreed one of a piece, and its picture', async () => {
  const [{ cents }] = await query`select unit_cents as cents from order_item where id = ${line}`;
  const written = async (kind: 'proofReady' | 'proofReminder', language: 'en' | 'ar', proof: number) => {
    const content = { number, itemId: line, proof };
    const mail: Mail = { kind, to: 'a@example.com', language, content };
    return writeMail(await withLinks(db, mail, app.secret), demoTexts(language));
  };
  const plain = await sent();
  expect((await written('proofReady', 'en', 1)).text).not.toContain('as agreed');
  await answer('changes', plain);
  const id = await sent({ unitCents: cents + 1000 });
  const price = formatAmount(cents + 1000);
  for (const kind of ['proofReady', 'proofReminder'] as const)
    for (const [language, at] of [
      ['en', 0],
      ['ar', 1],
    ] as const) {
      const { text, html, chat } = await written(kind, language, 2);
      for (const shown of [text, chat]) {
        expect(shown).toContain(proofMessages.priceNew[at].split('{')[0]);
        expect(shown).toContain(fillLabel(proofMessages.pieceAgreed[at], { price }));
      }
      expect(html).toContain(`${await linkIn(language)}/proofs/${id}/picture`);
    }
});

it('a proof names the place that it doesn’t show, and the shop goes on asking for it until the approval', async () => {
  const id = await sent();
  const [proof] = (await job()).Proofs;
  expect(proof.Places).toMatchObject([{ Lacks: true }]);
  expect((await job()).Prints[0]).toMatchObject({ IsMissing: true });
  expect((await shownIn('en')).page).toContain('Not on this proof');
  await answer('approve', id);
  expect((await job()).Prints[0]).toMatchObject({ IsMissing: false });
});
