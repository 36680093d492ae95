import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { getPersonalData } from '#contract/operations/office/customers/get-personal-data.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { discardProof } from '#contract/operations/office/orders/discard-proof.ts';
import { makeProof } from '#contract/operations/office/orders/make-proof.ts';
import { noteProofAnswer } from '#contract/operations/office/orders/note-proof-answer.ts';
import { sendProof } from '#contract/operations/office/orders/send-proof.ts';
import { beginUpload } from '#contract/operations/office/pictures/begin-upload.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import { writeNotices } from '#server/mail/chat/write-notices.ts';
import { erase } from '#shop/accounts/accounts.ts';
import { dropSlips } from '#shop/housekeeping/housekeeping.ts';
import { artworkFile, artworkPreview } from '#shop/artwork/artwork.ts';
import { jobOrder, jobPath } from '#shop/jobs/jobs.ts';
import { changeOrderStatus } from '#shop/orders/orders.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { mailedCode } from '#tests/support/mails.ts';
import { officeOf, officePageHeaders } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, eachTestsBuyer, payingShop } from '../payments/paying.ts';
import { bag, mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { app, db, query, request, pay, server } = shop;
const { shopper } = eachTestsBuyer(shop);
const office = officeOf(shop);
const owner = await office.inside(1);
const files = app.stores.private;
const facts = JSON.stringify({
  kind: 'png',
  pixels: { width: 90, height: 60 },
  colors: 1,
  background: 'photo',
  missingFonts: [],
  pages: 1,
});

let orderId: number;
let number: string;
let line: number;

beforeEach(async () => {
  await db.deleteFrom('rate_window').execute();
  await query`delete from setting where name = 'approveBy'`;
  await query`update attribute_option set asks_for = 'artwork' where id = 2 and attribute_id = 3`;
  await order([mug(2)]);
});

async function order(lines: object[], more: object = card(token('approve.hook-none'))) {
  ({ OrderId: orderId, OrderNumber: number } = (await pay(shopper, lines, more)).data[0]);
  [{ id: line }] = (await query`select id from order_item where order_id = ${orderId} order by id`) as [
    { id: number },
  ];
}

const linkOf = async (id = orderId) => jobPath(app.secret, 'en', (await jobOrder(db, { orderId: id }))!);
const codeOf = async (id = orderId) => (await linkOf(id)).split('/').at(-1)!;
const draft = (more: object = {}, cookie = owner.cookie) =>
  office.request(
    makeProof,
    { number, line, places: [], note: '', unitCents: null, upload: null, ...more },
    cookie,
  );
const send = (id: string) => office.request(sendProof, { number, id }, owner.cookie);
/** Makes and sends a proof. Returns its id. */
async function sent(more: object = {}): Promise<string> {
  const { id } = (await draft(more)).data;
  expect((await send(id)).status).toBe(200);
  return id;
}
const job = async (id = orderId) => (await request(getJob, { Code: await codeOf(id) })).data[0];
const proofs = async () => (await job()).Proofs;
const act = async (Act: string, ProofId: string, more: object = {}) =>
  (
    await request(takeJobAct, {
      Code: await codeOf(),
      Act,
      ProofId,
      Name: 'Maly Sok',
      Total: (await proofs()).find((each: { ProofId: string }) => each.ProofId === ProofId)?.Total,
      ...more,
    })
  ).envelope.statusCode;
const approve = (id: string, more: object = {}) => act('approve', id, more);
const inOffice = async () => (await office.request(getOrder, { number }, owner.cookie)).data;
const reminders = () =>
  query`select kind, (next_try_at - created_at)::text as "in" from outbox_mail where kind = 'proofReminder' and held_for_order = ${orderId} order by id`;
const prepare = () => changeOrderStatus(db, { orderId, to: 2, actor: 'staff 1' });

describe('a proof', () => {
  it('a proof is drawn by the shop from the product and the customer’s file, and seen by staff and behind the link', async () => {
    const id = randomUUID();
    const logo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#d00' } })
      .png()
      .toBuffer();
    for (const name of [artworkFile(id), artworkPreview(id)]) await files.add(name, logo);
    await query`
      with a as (insert into artwork (id, customer_id, name, kind, bytes, sha256, facts, scan)
        values (${id}, ${shopper.customerId}, 'a.png', 'png', 9, sha256(''), ${facts}, 'none') returning id),
      d as (insert into design (customer_id) values (${shopper.customerId}) returning id),
      u as (update order_item set design_id = d.id from d where order_item.id = ${line})
      insert into design_place (design_id, attribute_id, artwork_id) select d.id, 3, a.id from d, a`;
    const places = [{ attributeId: 3, widthMm: 60, heightMm: 40, inks: 'Red' }];
    const made = (await draft({ places, note: 'Your first proof' })).data.id;
    expect((await job()).Proofs).toEqual([]);
    const seen = (url: string, cookie: string) =>
      server.inject({ url, headers: { cookie, ...officePageHeaders } });
    const picture = await seen(`/office/files/proofs/${made}`, owner.cookie);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const { data } = await sharp(picture.rawPayload)
      .extract({ left: 590, top: 590, width: 20, height: 20 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(180);
    expect(data[1]).toBeLessThan(60);
    expect((await seen(`/office/files/proofs/${made}`, '')).statusCode).not.toBe(200);
    const behind = `${await linkOf()}/proofs/${made}/picture`;
    expect((await server.inject({ url: behind })).statusCode).toBe(404);
    await send(made);
    expect((await server.inject({ url: behind })).headers).toMatchObject({ 'content-type': 'image/webp' });
    expect(await proofs()).toMatchObject([
      {
        Number: 1,
        State: 'sent',
        IsOpen: true,
        Note: 'Your first proof',
        Quantity: 2,
        Places: [{ WidthMm: 60, Inks: 'Red' }],
      },
    ]);
    expect((await inOffice()).lines[0].proofs).toMatchObject([{ number: 1, state: 'sent', isTrue: true }]);
  });

  it('a proof is sent by email with a link to it, and with reminders after 2 and 5 days', async () => {
    await sent();
    const [mail] =
      await query`select content from outbox_mail where kind = 'proofReady' and recipient = ${shopper.email}`;
    expect(mail.content).toEqual({ number, itemId: line, proof: 1 });
    expect(await reminders()).toEqual([
      { kind: 'proofReminder', in: '00:00:00' },
      { kind: 'proofReminder', in: '00:00:00' },
    ]);
    const due =
      await query`select round(extract(epoch from next_try_at - now()) / 86400) as days from outbox_mail
      where kind = 'proofReminder' and held_for_order = ${orderId} order by id`;
    expect(due.map(({ days }) => Number(days))).toEqual([2, 5]);
  });

  it('the reminders of a proof end when its customer replaces what is printed', async () => {
    await sent();
    await query`
      with d as (insert into design (customer_id) values (${shopper.customerId}) returning id),
      u as (update order_item set design_id = d.id from d where order_item.id = ${line})
      insert into design_place (design_id, attribute_id, text) select id, 3, 'Lotus' from d`;
    expect(await reminders()).toEqual([]);
  });

  it('a proof may be a file that staff attach; a locked one is refused in one sentence', async () => {
    const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0d0' } })
      .png()
      .toBuffer();
    const uploaded = async (content: Buffer) => {
      const begun = await office.request(
        beginUpload,
        { use: 'proof', fileName: 'p.png', bytes: content.length },
        owner.cookie,
      );
      const { id } = begun.data;
      const put = await server.inject({
        method: 'PUT',
        url: `/office/uploads/${id}/0`,
        headers: { 'content-type': 'application/octet-stream', cookie: owner.cookie, ...officePageHeaders },
        payload: content,
      });
      expect(put.statusCode).toBe(200);
      return id as string;
    };
    expect((await draft({ upload: await uploaded(png) })).status).toBe(200);
    expect(await draft({ upload: await uploaded(Buffer.from('not a picture')) })).toMatchObject({
      status: 400,
      error: 'We can’t open this file. Send a PDF, SVG, PNG, JPEG or WebP.',
    });
    expect((await draft({ upload: randomUUID() })).status).toBe(404);
  });

  it('a proof replaces the older one, and says what changed', async () => {
    const first = await sent();
    const { id } = (await draft()).data;
    expect(await send(id)).toMatchObject({ status: 409, error: 'Write what changed since the last proof.' });
    const second = await sent({ note: 'Logo 2 cm higher' });
    expect(await proofs()).toMatchObject([
      { ProofId: second, Number: 2, State: 'sent' },
      { ProofId: first, Number: 1, State: 'replaced', IsOpen: false },
    ]);
    expect((await reminders()).length).toBe(2);
    const older = await server.inject({ url: `${await linkOf()}/proofs/${line}-1` });
    expect([older.statusCode, older.headers.location]).toEqual([303, `${await linkOf()}/proofs/${line}-2`]);
    expect(await approve(first)).toBe(409);
  });

  it('a proof can’t be sent, nor approved, once what it shows has changed', async () => {
    const { id } = (await draft()).data;
    await query`update order_item set options = '[]' where id = ${line}`;
    expect((await send(id)).status).toBe(409);
    const other = await sent();
    await query`
      with d as (insert into design (customer_id) values (${shopper.customerId}) returning id),
      u as (update order_item set design_id = d.id from d where order_item.id = ${line})
      insert into design_place (design_id, attribute_id, text) select id, 3, 'Lotus' from d`;
    expect(await proofs()).toMatchObject([{ ProofId: other, IsOpen: false }]);
    expect(await approve(other)).toBe(409);
  });

  it('a proof shows the colors of a line and how each is printed, whatever the sizes and quantities', async () => {
    const options = (...chosen: [attributeId: number, optionId: number][]) =>
      JSON.stringify(chosen.map(([attributeId, optionId]) => ({ attributeId, optionId })));
    const cells = [1, 2].map((ColorID) => ({ ColorID, SizeID: 1, Quantity: 1 }));
    await order([{ ...mug(2), VariantQuantities: cells }]);
    await query`update order_item set options = ${options([3, 2])} where id = ${line}`;
    await sent();
    const isTrue = async () =>
      (await query`select print_hash = print_hash_of(item_id) as same from proof where item_id = ${line}`)[0]!
        .same;
    const inCell = (chosen: string) =>
      query`update order_item_cell set options = ${chosen}, quantity = 1 where item_id = ${line} and cell = 2`;
    await inCell(options([1, 2], [2, 2]));
    expect(await isTrue()).toBe(true);
    await inCell(options([1, 3]));
    expect(await isTrue()).toBe(false);
    await inCell(options([1, 2]));
    expect(await isTrue()).toBe(true);
    // Options of different attributes may have the same ids.
    await query`update order_item set options = ${options([3, 1])} where id = ${line}`;
    expect(await isTrue()).toBe(false);
  });

  it('a draft of a proof can be discarded with its picture; one that was sent, or of another order, stays', async () => {
    const discard = (of: string, id: string, cookie = owner.cookie) =>
      office.request(discardProof, { number: of, id }, cookie);
    const proofRow = async (id: string) => (await query`select sheet, state from proof where id = ${id}`)[0];
    const { id } = (await draft()).data;
    const { sheet } = (await proofRow(id))!;
    const workshop = await office.inside(3);
    expect((await discard(number, id, workshop.cookie)).status).toBe(403);
    const drafted = number;
    await order([mug(1)]);
    expect((await discard(number, id)).status).toBe(404);
    const since = await auditedSince(db);
    expect((await discard(drafted, id)).status).toBe(200);
    expect((await discard(drafted, id)).status).toBe(404);
    expect(await proofRow(id)).toBeUndefined();
    expect(await since()).toMatchObject([
      { actor: 'staff 1', event: 'proof discarded', detail: { proof: 1 } },
    ]);
    await dropSlips(db, (file) => files.remove(file));
    expect(await files.read(sheet)).toBeNull();
    const other = await sent();
    expect((await discard(number, other)).status).toBe(404);
    expect(await proofRow(other)).toMatchObject({ state: 'sent' });
  });

  it('a draft that is sent and discarded at once is either with the customer or gone', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = (await draft({ note: 'Again' })).data;
      const [sending, discarding] = await Promise.all([
        send(id),
        office.request(discardProof, { number, id }, owner.cookie),
      ]);
      const rows = await query`select state from proof where id = ${id}`;
      expect([[sending.status, discarding.status], rows]).toEqual(
        rows.length > 0 ? [[200, 404], [{ state: 'sent' }]] : [[404, 200], []],
      );
    }
  });

  it('a proof needs permission to make, and an order whose work hasn’t begun', async () => {
    const workshop = await office.inside(3);
    expect((await draft({}, workshop.cookie)).status).toBe(403);
    expect((await draft({ line: line + 1000 })).status).toBe(404);
    await query`insert into order_waiver values (${orderId}, 'proof', 'a', 'staff 1')`;
    await prepare();
    expect((await draft()).status).toBe(409);
  });
});

describe('the answer to a proof', () => {
  it('an approval by the customer keeps name, time and hash, and lets work begin', async () => {
    const id = await sent();
    const since = await auditedSince(db);
    expect(await approve(id)).toBe(200);
    expect(await proofs()).toMatchObject([{ State: 'approved', AnswerName: 'Maly Sok', IsOpen: false }]);
    const [row] =
      await query`select answered_by, answered_at, print_hash = print_hash_of(item_id) as same from proof where id = ${id}`;
    expect(row).toMatchObject({ answered_by: 'link', same: true });
    expect(await since()).toContainEqual({
      event: 'proof approved',
      actor: `customer ${shopper.customerId}`,
      detail: { order: orderId, line, proof: 1 },
    });
    expect(await reminders()).toEqual([]);
    expect((await inOffice()).missing).toEqual([]);
    expect((await prepare()).isChanged).toBe(true);
  });

  it('the answer to a proof reaches the staff’s chat as a message, with the customer’s words', async () => {
    await query`insert into setting (name, value) values ('chatEvents', '["message"]')`;
    await act('changes', await sent(), { Message: 'Larger' });
    await approve(await sent({ note: 'Larger' }));
    await query`delete from setting where name = 'chatEvents'`;
    const queued = await query`select id from outbox_mail where kind = 'staffChat' order by id`;
    const lines = await writeNotices(
      db,
      queued.map(({ id }) => id as number),
      'https://shop.test',
    );
    const url = `https://shop.test/office/en/orders/${number}`;
    expect(lines).toEqual([
      { text: `Maly Sok asks for changes to the proof of order ${number}`, url, detail: 'Larger' },
      { text: `Maly Sok approved the proof of order ${number}`, url, detail: '' },
    ]);
  });

  it('two approvals of a proof at once count as the answer of the first one', async () => {
    const id = await sent();
    expect(await Promise.all(['Maly', 'Dara'].map((Name) => approve(id, { Name })))).toEqual([200, 200]);
    const [{ AnswerName }] = await proofs();
    expect(await approve(id, { Name: 'Later' })).toBe(200);
    expect((await proofs())[0].AnswerName).toBe(AnswerName);
    expect(await act('changes', id, { Message: 'No' })).toBe(409);
  });

  it('an answer to a proof asks for changes in words and with marks on the picture', async () => {
    const id = await sent();
    expect(await act('changes', id)).toBe(409);
    expect(await act('changes', id, { Marks: '[{"x":101,"y":0,"text":"a"}]', Message: 'a' })).toBe(409);
    const Marks = JSON.stringify([{ x: 30.5, y: 61, text: 'Thinner line' }]);
    expect(await act('changes', id, { Message: 'Two things', Marks })).toBe(200);
    expect((await inOffice()).lines[0].proofs).toMatchObject([
      { state: 'changes', answer: 'Two things', marks: [{ x: 30.5, y: 61, text: 'Thinner line' }] },
    ]);
    expect(await reminders()).toEqual([]);
    // A button that was pressed twice, and another answer.
    expect(await act('changes', id, { Message: 'Two things', Marks })).toBe(200);
    expect(await act('changes', id, { Message: 'Three things', Marks })).toBe(409);
    expect(await approve(id)).toBe(409);
    expect((await prepare()).isChanged).toBe(false);
  });

  it('an approval accepts a new price in the same transaction, and asks for the balance', async () => {
    const before = (await job()).Order.OrderTotal;
    const id = await sent({ unitCents: 2000, note: 'Two colors' });
    const [{ Total, OrderTotal }] = await proofs();
    expect([OrderTotal, Total > before]).toEqual([before, true]);
    expect((await job()).Order.OrderTotal).toBe(before);
    expect(await approve(id, { Total: before })).toBe(409);
    expect(await approve(id)).toBe(200);
    const after = await job();
    expect(after.Order.OrderTotal).toBe(Total);
    expect(after.Payment).toMatchObject({
      IsBalance: true,
      Amount: Math.round((Total - before) * 100) / 100,
    });
    expect(await query`select what from order_change where order_id = ${orderId}`).toMatchObject([
      { what: [{ kind: 'price', from: 1554, to: 2000 }] },
    ]);
    expect((await inOffice()).missing).toEqual([]);
  });

  it('staff note an approval or a wish that a customer gave by phone, with its price, history and email', async () => {
    const note = (id: string, more: object = {}, cookie = owner.cookie) => {
      const answer = {
        state: 'approved',
        channel: 'phone',
        name: 'Maly Sok',
        answer: '',
        totalCents: 0,
      } as const;
      return office.request(noteProofAnswer, { number, id, ...answer, ...more }, cookie);
    };
    const proofInOffice = async () => (await inOffice()).lines[0]!.proofs[0]!;
    const { id: unsent } = (await draft()).data;
    expect((await note(unsent)).status).toBe(404);
    const id = await sent({ unitCents: 2000, note: 'Two colors' });
    const { totalCents } = await proofInOffice();
    const workshop = await office.inside(3);
    expect((await note(id, { totalCents }, workshop.cookie)).status).toBe(403);
    expect((await note(id, { totalCents: totalCents! - 1 })).status).toBe(409);
    expect((await note(id, { state: 'changes', answer: ' ' })).status).toBe(400);
    const wish = { state: 'changes', channel: 'visit', answer: 'Larger, please' } as const;
    const since = await auditedSince(db);
    expect((await note(id, wish)).status).toBe(200);
    expect(await proofInOffice()).toMatchObject({
      state: 'changes',
      notedChannel: 'visit',
      answer: 'Larger, please',
    });
    expect((await note(id, { totalCents })).status).toBe(409);
    const next = await sent({ unitCents: 2000, note: 'Larger' });
    const before = await query`select id from outbox_mail`;
    expect((await note(next, { totalCents })).status).toBe(200);
    expect((await note(next, { totalCents })).status).toBe(200);
    expect(await proofInOffice()).toMatchObject({
      state: 'approved',
      answerName: 'Maly Sok',
      notedChannel: 'phone',
    });
    expect((await inOffice()).missing).toEqual([]);
    expect((await job()).Order.OrderTotal).toBe(totalCents! / 100);
    const mails =
      await query`select kind from outbox_mail where id <> all(${before.map((row) => row['id'])}) and kind <> 'staffChat'`;
    expect(mails).toMatchObject([{ kind: 'orderAltered' }]);
    const answers = (await since()).filter(({ event }) => /^proof (?:approved|changes)/u.test(event));
    expect(answers).toMatchObject([
      { actor: 'staff 1', event: 'proof changes requested', detail: { proof: 1, by: 'visit' } },
      { actor: 'staff 1', event: 'proof approved', detail: { proof: 2, by: 'phone' } },
    ]);
  });

  it('a price for an order that was edited since can’t be approved, but a proof without one can', async () => {
    const priced = await sent({ unitCents: 2000 });
    await query`update customer_order set version = version + 1 where id = ${orderId}`;
    expect(await proofs()).toMatchObject([{ IsOpen: false }]);
    expect(await approve(priced)).toBe(409);
    const plain = await sent({ note: 'As before' });
    await query`update customer_order set version = version + 1 where id = ${orderId}`;
    expect(await approve(plain)).toBe(200);
  });

  it('an approval keeps the price of another item’s proof valid', async () => {
    await order([mug(1), bag]);
    const [, other] = await query`select id from order_item where order_id = ${orderId} order by id`;
    const first = await sent({ unitCents: 2000 });
    const second = await sent({ unitCents: 21_000, line: other.id });
    expect(await approve(first)).toBe(200);
    expect(await approve(second)).toBe(200);
    const lines = await query`select unit_cents from order_item where order_id = ${orderId} order by id`;
    expect(lines.map(({ unit_cents: cents }) => cents)).toEqual([2000, 21_000]);
  });

  it('the promised days count from the approval of the proof', async () => {
    await query`update customer_order set promised_days = '2-4', promised_on = '2020-01-01' where id = ${orderId}`;
    const id = await sent();
    await approve(id);
    const [{ late }] =
      await query`select promised_on >= now()::date as late from customer_order where id = ${orderId}`;
    expect(late).toBe(true);
  });

  it.each([
    [5, 5, 9],
    [20, -10, 4],
  ])(
    'an approval promises the later of both days if the item was also ordered beyond the stock (%i days ago)',
    async (ago, wait, days) => {
      await query`update order_item set expected_on = shop_today() + ${wait}::int where order_id = ${orderId}`;
      await query`update customer_order set created_at = now() - ${ago} * interval '1 day',
        promised_days = ${`${ago + wait + 2}-${ago + wait + 4}`}, promised_from = null, promised_on = shop_today() + ${wait + 4}::int where id = ${orderId}`;
      await approve(await sent());
      const [row] =
        await query`select promised_on - shop_today() as days from customer_order where id = ${orderId}`;
      expect(row).toEqual({ days });
    },
  );

  it('an approval behind a link needs a code sent to the order’s own email if the shop asks for one', async () => {
    await query`insert into setting (name, value) values ('approveBy', '"code"')`;
    const id = await sent();
    const url = `${await linkOf()}/proofs/${line}-1`;
    const post = async (values: Record<string, string>) =>
      server.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ Act: 'approve', ProofId: id, Name: 'Maly', ...values }).toString(),
      });
    expect(await approve(id)).toBe(409);
    const [{ Total }] = await proofs();
    const asked = await post({ Total: String(Total) });
    expect(asked.body).toContain('name="ApprovalCode"');
    const Token = /name="Token" value="([^"]+)"/u.exec(asked.body)![1]!;
    const code = await mailedCode(db, shopper.email, app.secret);
    expect((await post({ Total: String(Total), Token, ApprovalCode: '00000000' })).body).toContain(
      'isn’t right',
    );
    expect((await post({ Total: String(Total), Token, ApprovalCode: code })).statusCode).toBe(303);
    expect(await query`select answered_by as by from proof where id = ${id}`).toEqual([{ by: 'code' }]);
  });

  it('the answer to a proof belongs to one order: neither another customer nor another order’s link can give it', async () => {
    const id = await sent();
    const stranger = await newShopper(db);
    const theirs = (await pay(stranger, [mug(1)], {})).data[0].OrderId;
    for (const [parameters, who] of [
      [{ OrderId: orderId }, stranger],
      [{ Code: await codeOf(theirs) }, null],
      [{ Code: `${await codeOf()}x` }, null],
    ] as const) {
      const { envelope } = await request(
        takeJobAct,
        { ...parameters, Act: 'approve', ProofId: id, Name: 'A', Total: 1 },
        who,
      );
      expect(envelope.statusCode).toBeGreaterThanOrEqual(400);
    }
    expect((await server.inject({ url: `${await linkOf(theirs)}/proofs/${id}/picture` })).statusCode).toBe(
      404,
    );
    expect(await proofs()).toMatchObject([{ State: 'sent' }]);
  });
});

it('personal data contain proofs with names, words and marks, and an erasure removes them and the picture', async () => {
  const id = await sent();
  await act('changes', id, { Message: 'Larger', Marks: '[{"x":1,"y":1,"text":"Here"}]' });
  const { json } = (
    await office.request(getPersonalData, { id: shopper.customerId, language: 'en' }, owner.cookie)
  ).data;
  expect(JSON.parse(json).proofs).toMatchObject([
    { number, proof: 1, name: 'Maly Sok', text: 'Larger', marks: 'Here' },
  ]);
  const [{ sheet }] = await query`select sheet from proof where id = ${id}`;
  expect(await files.read(sheet)).not.toBeNull();
  await query`insert into order_waiver select id, 'proof', 'a', 'staff 1' from customer_order where customer_id = ${shopper.customerId} on conflict do nothing`;
  await query`update customer_order set status_id = 3 where customer_id = ${shopper.customerId} and status_id = 1`;
  await erase(db, { whom: { customerId: shopper.customerId }, by: 'staff srey', isConfirmed: true });
  await dropSlips(db, (file) => files.remove(file));
  expect(await files.read(sheet)).toBeNull();
  const [row] = await query`
    select number, length(print_hash) as hash, answered_at is not null as time, answer_name || answer || note || marks::text as words
    from proof where id = ${id}`;
  expect(row).toEqual({ number: 1, hash: 32, time: true, words: '[]' });
});
