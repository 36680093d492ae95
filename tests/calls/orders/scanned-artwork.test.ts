import { randomUUID } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { listJobs } from '#contract/operations/office/workshop/list-jobs.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { getOrderPrints } from '#contract/operations/orders/get-order-prints.ts';
import { respondsClamd, scanContent } from '#server/adapters/scanner/clamd.ts';
import { scanNext } from '#server/jobs/scan-job.ts';
import { examineOutside } from '#server/health-checks/outside.ts';
import { mailTextsOnce } from '#server/mail/mail-texts.ts';
import { withLinks } from '#server/mail/mailed-links.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import type { Mail } from '#shop/mail/mail.ts';
import { artworkFile, artworkPreview, libraryOf } from '#shop/artwork/artwork.ts';
import { officeOf, officePageHeaders } from '#tests/support/office-api.ts';
import { eachTestsBuyer, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { app, db, query, request, pay, server } = shop;
const { shopper } = eachTestsBuyer(shop);
const office = officeOf(shop);
const owner = await office.inside(1);
const files = app.stores.private;
const eicar = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');

/** What the stub daemon does with a stream. */
type Daemon = 'scans' | 'silent' | 'closes' | 'garbage' | 'endless' | 'small';
let daemon: Daemon = 'scans';
/** Reads the chunks of INSTREAM; null until all have come. */
function streamOf(received: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = 'zINSTREAM\0'.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
function replyTo(socket: Socket, received: Buffer): void {
  if (received.toString('latin1').startsWith('zPING\0')) return void socket.end('PONG\0');
  const stream = streamOf(received);
  if (!stream) return;
  if (daemon === 'closes') socket.end();
  else if (daemon === 'garbage') socket.end('HTTP/1.1 400 Bad Request\r\n\r\n\0');
  else if (daemon === 'endless') socket.write('x'.repeat(100_000));
  else if (daemon === 'small') socket.end('INSTREAM size limit exceeded. ERROR\0');
  else socket.end(stream.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
}
const stub = createServer((socket) => {
  let received = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    if (daemon !== 'silent') replyTo(socket, received);
  });
});
await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
const { port } = stub.address() as { port: number };
const clamd = { host: '127.0.0.1', port };
const scanning = { ...app, config: { ...app.config, clamd } };

let orderId: number;
let artwork: string;
/** Orders a mug with a file, which was sent before. */
async function ordered(content: Buffer) {
  await query`update attribute_option set asks_for = 'artwork' where id = 2 and attribute_id = 3`;
  orderId = (await pay(shopper, [mug(1)], {})).data[0].OrderId as number;
  artwork = randomUUID();
  for (const name of [artworkFile(artwork), artworkPreview(artwork)]) await files.add(name, content);
  await query`
    with a as (insert into artwork (id, customer_id, name, kind, bytes, sha256, facts, scan)
      values (${artwork}::uuid, ${shopper.customerId}, 'a.png', 'png', 9, sha256(${artwork}::text::bytea),
        '{"kind":"png","pixels":null,"colors":1,"background":"none","missingFonts":[],"pages":1}', 'none') returning id),
    d as (insert into design (customer_id) values (${shopper.customerId}) returning id),
    p as (insert into design_place (design_id, attribute_id, artwork_id) select d.id, 3, a.id from d, a)
    update order_item set design_id = (select id from d) where order_id = ${orderId}`;
}
beforeEach(() => void (daemon = 'scans'));
afterAll(async () => {
  stub.close();
  await query`update attribute_option set asks_for = 'none' where id = 2 and attribute_id = 3`;
});
const scan = async () => (await query`select scan from artwork where id = ${artwork}::uuid`)[0]!['scan'];
const print = async () => (await request(getOrderPrints, { OrderId: orderId }, shopper)).data[0];
async function inOffice() {
  const [row] = await query`select number from customer_order where id = ${orderId}`;
  return (await office.request(getOrder, { number: row!['number'] }, owner.cookie)).data.lines[0].prints[0];
}
const download = () =>
  server.inject({
    url: `/office/files/artwork/${artwork}/file`,
    headers: { ...officePageHeaders, cookie: owner.cookie },
  });

describe('the virus scanner', () => {
  it('the virus scanner marks a clean file, which staff then see', async () => {
    await ordered(Buffer.alloc(700_000, 'logo'));
    expect((await inOffice()).artwork.isScanned).toBe(false);
    expect(await scanNext(scanning)).toBe(true);
    expect(await scan()).toBe('clean');
    expect((await inOffice()).artwork.isScanned).toBe(true);
    expect(await scanNext(scanning)).toBe(false);
  });

  it('an infected file is refused: it is deleted, missing again, and its customer gets an email', async () => {
    await ordered(eicar);
    await scanNext(scanning);
    expect(await scan()).toBe('infected');
    expect(await print()).toMatchObject({ Artwork: null, IsRefused: true, IsMissing: true });
    expect(await inOffice()).toMatchObject({ artwork: null, isRefused: true, isMissing: true });
    expect((await download()).statusCode).toBe(404);
    expect(await files.read(artworkFile(artwork))).toBeNull();
    expect(await files.read(artworkPreview(artwork))).toBeNull();
    expect((await libraryOf(db, shopper.customerId)).map(({ id }) => id)).not.toContain(artwork);
    expect(
      await query`select from outbox_mail where kind = 'artworkAsked' and held_for_order is null and recipient = ${shopper.email}`,
    ).toHaveLength(1);
  });

  describe('a file refused after its proof', () => {
    const number = async () =>
      (await query`select number from customer_order where id = ${orderId}`)[0]!['number'] as string;
    /** Sends a proof of the file, or has it approved. */
    async function proof(state: 'sent' | 'approved') {
      await query`
        insert into proof (item_id, number, print_hash, order_version, total_cents, sheet, made_by)
        select i.id, coalesce(max(p.number), 0) + 1, print_hash_of(i.id), 1, 100, '', 'staff 1'
        from order_item i left join proof p on p.item_id = i.id where i.order_id = ${orderId} group by i.id`;
      await query`update proof set state = 'sent', sent_at = now() where state = 'draft'`;
      if (state === 'approved')
        await query`update proof set state = 'approved', answered_at = now(), answered_by = 'link' where state = 'sent'`;
    }
    const job = async () => (await request(getJob, { OrderId: orderId }, shopper)).data[0];
    const missingForStaff = async () => {
      const { jobs } = (await office.request(listJobs, {}, owner.cookie)).data;
      const wanted = await number();
      return [
        (await office.request(getOrder, { number: wanted }, owner.cookie)).data.missing,
        jobs.find((each: { number: string }) => each.number === wanted).missing,
      ];
    };
    const mails = async (kind: string) =>
      (
        await query`select round(extract(epoch from next_try_at - now()) / 86400)::int as days from outbox_mail
          where kind = ${kind} and recipient = ${shopper.email} and content ->> 'number' = ${await number()} order by next_try_at`
      ).map((row) => row['days']);
    async function email() {
      const content = { number: await number() };
      const mail = { kind: 'artworkAsked', to: shopper.email, language: 'en', content } as Mail;
      const texts = await mailTextsOnce(db, app.config)('en');
      return writeMail(await withLinks(db, mail, app.secret), texts).text;
    }
    const resend = () => query`
      with a as (insert into artwork (id, customer_id, name, kind, bytes, sha256, facts, scan)
        values (gen_random_uuid(), ${shopper.customerId}, 'b.png', 'png', 9, sha256('b'),
          '{"kind":"png","pixels":null,"colors":1,"background":"none","missingFonts":[],"pages":1}', 'clean') returning id),
      d as (insert into design (customer_id) values (${shopper.customerId}) returning id),
      p as (insert into design_place (design_id, attribute_id, artwork_id) select d.id, 3, a.id from d, a)
      update order_item set design_id = (select id from d) where order_id = ${orderId}`;

    it.each(['sent', 'approved'] as const)(
      'a file is refused after its proof that was %s, and customer and staff see what is missing',
      async (state) => {
        await ordered(eicar);
        await proof(state);
        expect((await print()).IsMissing).toBe(false);
        await scanNext(scanning);
        expect(await print()).toMatchObject({
          Artwork: null,
          IsRefused: true,
          IsMissing: true,
          IsOpen: true,
        });
        expect(await inOffice()).toMatchObject({ isRefused: true, isMissing: true });
        const { Prints, Proofs } = await job();
        expect(Prints).toMatchObject([{ IsRefused: true, IsMissing: true }]);
        expect(Proofs).toMatchObject([{ IsOpen: false }]);
        expect(await missingForStaff()).toEqual([
          ['artwork', 'proof'],
          ['artwork', 'proof'],
        ]);
        expect(await mails('artworkAsked')).toEqual([0, 2, 5]);
        expect(await email()).toMatch(
          /^Order \S+: please send another file\n[^]*Our virus scanner refused your file[^]*#j-prints/u,
        );
      },
    );

    it('the shop asks no more once another file is sent, or staff proof what they got otherwise', async () => {
      await ordered(eicar);
      await proof('sent');
      await scanNext(scanning);
      await query`update proof set state = 'replaced'`;
      await proof('sent');
      expect((await print()).IsMissing).toBe(false);
      expect(await mails('artworkAsked')).toEqual([0]);
      await resend();
      expect(await print()).toMatchObject({ IsMissing: false });
      expect((await print()).IsRefused).toBeUndefined();
    });

    it('the shop asks again although it had asked for the first file', async () => {
      await ordered(eicar);
      await query`update outbox_mail set sent_at = now() where kind = 'artworkAsked' and content ->> 'number' = ${await number()}`;
      await proof('sent');
      await query`insert into outbox_mail (kind, recipient, language_id, content, held_for_order, next_try_at)
        select 'proofReminder', ${shopper.email}, 1, jsonb_build_object('number', ${await number()}::text, 'itemId', i.id, 'proof', 1), ${orderId}, now() + interval '2 days'
        from order_item i where i.order_id = ${orderId}`;
      await query`insert into outbox_mail (kind, recipient, language_id, content, held_for_order, next_try_at, sent_at)
        values ('artworkAsked', ${shopper.email}, 1, jsonb_build_object('number', ${await number()}::text), ${orderId}, now() - interval '3 days', now() - interval '3 days')`;
      await query`update outbox_mail set created_at = now() - interval '3 days' where sent_at is not null`;
      await scanNext(scanning);
      expect(await mails('artworkAsked')).toEqual([-3, 0, 2, 5]);
      expect(await mails('proofReminder')).toEqual([]);
    });
  });

  it('the virus scanner ends what a process left that died before it deleted the file', async () => {
    await ordered(eicar);
    const dying = Object.assign(Object.create(files), { remove: () => Promise.reject(new Error('killed')) });
    const stores = { ...app.stores, private: dying };
    await expect(scanNext({ ...scanning, stores })).rejects.toThrow('killed');
    expect([await scan(), await scanNext(scanning)]).toEqual(['infected', false]);
    await query`update artwork set scan_after = now() where id = ${artwork}::uuid`;
    expect(await scanNext(scanning)).toBe(true);
    expect(await files.read(artworkFile(artwork))).toBeNull();
    expect(
      await query`select from outbox_mail where kind = 'artworkAsked' and held_for_order is null and recipient = ${shopper.email}`,
    ).toHaveLength(1);
    expect(await scanNext(scanning)).toBe(false);
  });

  it.each([
    ['a process died after it asked for another', { claimed: '5 minutes', asked: '3 minutes' }],
    ['an earlier release refused it, and its emails are deleted', { claimed: '2 days', asked: null }],
  ] as const)('a refused file is deleted without a second email: %s', async (_case, { claimed, asked }) => {
    await ordered(eicar);
    await scanNext(scanning);
    await files.add(artworkFile(artwork), eicar);
    await query`update artwork set scan_after = now() + interval '5 minutes' - ${claimed}::interval where id = ${artwork}::uuid`;
    const emails = async () =>
      (
        await query`
          select from outbox_mail where kind = 'artworkAsked' and held_for_order is null and recipient = ${shopper.email}`
      ).length;
    await query`update outbox_mail set created_at = now() - ${asked}::interval where kind = 'artworkAsked' and ${asked}::text is not null`;
    await query`delete from outbox_mail where kind = 'artworkAsked' and ${asked}::text is null`;
    const before = await emails();
    expect(await scanNext(scanning)).toBe(true);
    expect(await files.read(artworkFile(artwork))).toBeNull();
    expect([before, await emails()]).toEqual(asked ? [1, 1] : [0, 0]);
    expect(await scanNext(scanning)).toBe(false);
  });

  it.each(['closes', 'garbage', 'endless'] as const)(
    'a file stays unscanned when the daemon %s, and is tried again later',
    async (answer) => {
      daemon = answer;
      await ordered(eicar);
      await expect(scanNext(scanning)).rejects.toThrow('clamd');
      expect([await scan(), await scanNext(scanning)]).toEqual(['none', false]);
      daemon = 'scans';
      await query`update artwork set scan_after = now() where id = ${artwork}::uuid`;
      await scanNext(scanning);
      expect(await scan()).toBe('infected');
    },
  );

  it('the virus scanner gives up on a file that the daemon finds too large', async () => {
    daemon = 'small';
    await ordered(eicar);
    await scanNext(scanning);
    expect([await scan(), await scanNext(scanning)]).toEqual(['none', false]);
  });

  it('the virus scanner doesn’t wait for a daemon that stays silent', async () => {
    daemon = 'silent';
    await expect(scanContent(clamd, eicar, 200)).rejects.toThrow('clamd');
    expect(await respondsClamd(clamd, 200)).toBe(false);
  });

  it('the virus scanner is checked by the doctor', async () => {
    const findings = async (address: string, at: typeof clamd) =>
      (await examineOutside({ ...app.config, clamd: at, environment: { CLAMD: address } }, null)).filter(
        ({ code }) => code.startsWith('scanner'),
      );
    expect(await findings('here', clamd)).toMatchObject([{ state: 'ok', code: 'scanner' }]);
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port: unused } = closed.address() as { port: number };
    await new Promise((resolve) => closed.close(resolve));
    expect(await findings('there', { host: '127.0.0.1', port: unused })).toMatchObject([
      { state: 'must', code: 'scannerAway' },
    ]);
    expect(await examineOutside(app.config, null)).not.toContainEqual(
      expect.objectContaining({ code: 'scanner' }),
    );
  });
});
