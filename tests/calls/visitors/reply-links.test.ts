import { describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { replyPath } from '#shop/inquiries/inquiries.ts';
import { signLink } from '#shop/signed-link.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { shopApi } from '#tests/support/shop-api.ts';
import { shopWithInbox } from '../office/inquiries.ts';

const shop = await shopWithInbox();
const { app, db, query, server, add, open, write } = shop;
const narrow = await shopApi(db, { LIMIT_MESSAGE: '3' });
narrow.app.secret = app.secret;

const day = 86_400;
const now = () => Math.floor(Date.now() / 1000);
const linkOf = (inquiryId: number, until = now() + day) => replyPath(app.secret, { inquiryId, until });
const visit = (url: string, Message?: string, on = server) =>
  on.inject({
    method: Message === undefined ? 'GET' : 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...(Message !== undefined && { payload: new URLSearchParams({ Message }).toString() }),
  });
const thread = async (id: number) => (await open(id)).thread as { kind: string; text: string; by: string }[];

describe('the link in a reply', () => {
  it('the link in a reply shows the customer their message and the reply, but no note, and stores the answer', async () => {
    const id = await add.message();
    await write(id, { kind: 'note', text: 'She is difficult.' });
    await write(id);
    const [{ until } = { until: 0 }] = (await mailsTo(db, 'bopha@example.com')).map(
      ({ content }) => content as { until: number },
    );
    const url = linkOf(id, until);
    const page = await visit(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('How many<br>mugs?');
    expect(page.body).toContain('As many as you like.');
    expect(page.body).not.toContain('difficult');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });

    const answered = await visit(url, ' Ten, please. ');
    expect(answered.statusCode).toBe(200);
    expect(answered.body).toContain('We’ve received your answer.');
    expect((await thread(id)).at(-1)).toMatchObject({ kind: 'answer', text: 'Ten, please.', by: '' });
    expect(await query`select state, waiting_since is null as idle from inquiry where id = ${id}`).toEqual([
      { state: 'open', idle: false },
    ]);
    expect((await mailsTo(db, 'shop')).at(-1)).toMatchObject({
      kind: 'contactReceived',
      content: { email: 'bopha@example.com', message: 'Ten, please.' },
    });
    expect((await shop.events('inquiry message written')).at(-1)?.actor).toBe('guest');
  });

  it('the link in a reply is in the customer’s language', async () => {
    const { body } = await visit(linkOf(await add.message({ languageCode: 'ar' })));
    expect(body).toContain('<html lang="ar" dir="rtl">');
  });

  it('opening it changes nothing, because mail scanners follow links', async () => {
    const id = await add.message();
    await visit(linkOf(id));
    expect(await thread(id)).toEqual([]);
  });

  it('the link in a reply is refused if forged, expired or made for something else, without storing or showing a message', async () => {
    const [id, other] = [await add.message(), await add.message({ Subject: 'Other', Message: 'Not yours' })];
    const own = linkOf(id);
    const bad = {
      'with another signature': own.replace(/.$/u, (last) => (last === '0' ? '1' : '0')),
      'of another inquiry': own.replace(`/${id}-`, `/${other}-`),
      'with a later end': own.replace(/-(\d+)-/u, (_, until: string) => `-${Number(until) + day}-`),
      'that has expired': linkOf(id, now() - 1),
      'without an end': `/inbox/answer/${signLink(app.secret, 'inquiry reply', [id])}`,
      'for samples': `/inbox/answer/${signLink(app.secret, 'sample request', [id, now() + day])}`,
      'of an unknown inquiry': linkOf(999_999),
      'of nothing': '/inbox/answer/x',
    };
    for (const [what, url] of Object.entries(bad))
      for (const text of [undefined, 'Let me in'] as const) {
        const page = await visit(url, text);
        expect([what, page.statusCode, page.body.includes('This link is no longer valid')]).toEqual([
          what,
          404,
          true,
        ]);
        expect(page.body).not.toMatch(/How many|Not yours|<textarea/u);
      }
    for (const each of [id, other]) expect(await thread(each)).toEqual([]);
  });

  it('the link in a reply refuses an empty answer and one that is too long, and keeps what was written', async () => {
    const id = await add.message();
    expect((await visit(linkOf(id), '  ')).body).toContain('Write your answer.');
    const long = await visit(linkOf(id), 'ល'.repeat(2001));
    expect([long.statusCode, long.body.includes('ល'.repeat(2001))]).toEqual([400, true]);
    expect(await thread(id)).toEqual([]);
    expect((await visit(linkOf(id), 'ល'.repeat(2000))).statusCode).toBe(200);
  });

  it('the link in a reply shows payloads as text', async () => {
    const evil = '<img src=x onerror=alert(1)>"\'';
    const id = await add.message({ FullName: evil, Subject: evil, Message: evil });
    const page = await visit(linkOf(id), evil);
    expect(page.body).not.toContain('<img src=x');
    expect((await thread(id))[0]?.text).toBe(evil);
  });

  it('an answer that the browser repeats counts once, and at most twenty are taken a day', async () => {
    const id = await add.message();
    for (let at = 0; at < 2; at += 1) await visit(linkOf(id), 'Hello');
    expect(await thread(id)).toHaveLength(1);
    for (let at = 1; at < 20; at += 1) await visit(linkOf(id), `Hello ${at}`);
    const late = await visit(linkOf(id), 'One more');
    expect(late.statusCode).toBe(429);
    expect(late.body).toContain(messages.texts.tooManyRequests);
    expect(await thread(id)).toHaveLength(20);
  });

  it('the link in a reply has the limit of the shop’s forms per client', async () => {
    const id = await add.message();
    const statuses = [];
    for (let at = 0; at < 5; at += 1)
      statuses.push((await visit(linkOf(id), `Hello ${at}`, narrow.server)).statusCode);
    expect(statuses.at(-1)).toBe(429);
    expect((await thread(id)).length).toBeLessThan(5);
  });
});
