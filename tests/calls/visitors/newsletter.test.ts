import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { messages } from '#contract/messages.ts';
import { insertSubscriber } from '#contract/operations/visitors/insert-subscriber.ts';
import { subscriptionOf, unsubscribe } from '#shop/inquiries/inquiries.ts';
import { expectUnchanged, outcomeOf, refused, saved } from '#tests/support/forms.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { shopApi } from '#tests/support/shop-api.ts';
import { emptyTables, testShop } from '#tests/support/test-shop.ts';

const { db, request, app, server } = await testShop();
const narrow = await shopApi(db, { LIMIT_BROWSE: '1' });
narrow.app.secret = app.secret;
beforeEach(async () => {
  await emptyTables(db, 'outbox_mail subscriber rate_window');
});

const email = 'bopha@example.com';
const subscribe = async (SubscriberEmail: unknown = email, more: object = {}) =>
  outcomeOf(insertSubscriber, await request(insertSubscriber, { SubscriberEmail, ...more }));
const subscribers = () => db.selectFrom('subscriber').selectAll().execute();
const linkOf = async () =>
  ((await mailsTo(db, email)).at(-1)!.content as { unsubscribePath: string }).unsubscribePath;
const codeOf = async () => (await linkOf()).split('/').at(-1)!;

describe('newsletter subscription', () => {
  it('a newsletter subscription stores the email address in lower case, and emails it how to unsubscribe', async () => {
    expect(await subscribe(' Bopha@Example.com ', { languageCode: 'ar' })).toEqual(saved);
    expect(await subscribers()).toMatchObject([{ email, language_id: 2, unsubscribed_at: null }]);
    expect(await mailsTo(db, email)).toMatchObject([{ kind: 'newsletterConfirmation', language: 2 }]);
    expect(await linkOf()).toMatch(/^\/newsletter\/unsubscribe\/\d+-[\da-f]{32}$/u);
  });

  it('subscribing a subscribed email address succeeds without another email', async () => {
    await subscribe();
    expect(await expectUnchanged(subscribers, () => subscribe('BOPHA@example.com'))).toEqual(saved);
    expect(await mailsTo(db, email)).toHaveLength(1);
  });

  it('ten simultaneous subscriptions create one, with one email', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe()));
    for (const answer of answers) expect(answer).toEqual(saved);
    expect(await subscribers()).toHaveLength(1);
    expect(await mailsTo(db, email)).toHaveLength(1);
  });

  it.each([
    ['', 'Email is required'],
    [['a@example.com'], 'An error occured. Please try again!'],
  ])('a newsletter subscription refuses %j: %s', async (address, sentence) => {
    expect(await expectUnchanged(subscribers, () => subscribe(address))).toEqual(refused(sentence));
  });
});

describe('newsletter unsubscription', () => {
  const end = async (code: string) => {
    const found = await subscriptionOf(db, app.secret, code);
    if (found) await unsubscribe(db, found);
    return found;
  };

  it('the code of the email unsubscribes, and allows subscribing again with a new email', async () => {
    await subscribe(email, { languageCode: 'ar' });
    expect(await end(await codeOf())).toMatchObject({ language: 'ar' });
    expect((await subscribers())[0]?.unsubscribed_at).not.toBeNull();
    expect(await subscribe()).toEqual(saved);
    expect(await subscribers()).toMatchObject([{ unsubscribed_at: null }]);
    expect(await mailsTo(db, email)).toHaveLength(2);
  });

  it('unsubscribing twice has no further effect', async () => {
    await subscribe();
    await end(await codeOf());
    const again = async () => end(await codeOf());
    expect(await expectUnchanged(subscribers, again)).not.toBeNull();
  });

  it('a code the shop did not create is refused', async () => {
    await subscribe();
    const code = await codeOf();
    const [id] = code.split('-');
    for (const wrong of [
      `${Number(id) + 1}-${code.split('-')[1]}`,
      `${id}-${'0'.repeat(32)}`,
      code.slice(0, -1),
      `${code}0`,
      `0${code}`,
      id!,
      '',
      '-',
    ])
      expect(await expectUnchanged(subscribers, () => end(wrong))).toBeNull();
  });

  it('at most three emails a day are sent to an email address that repeatedly subscribes and unsubscribes', async () => {
    for (let at = 0; at < 6; at += 1) {
      await subscribe();
      await end(await codeOf());
    }
    expect(await mailsTo(db, email)).toHaveLength(3);
  });
});

describe('unsubscribe link in the email', () => {
  const visit = (
    method: 'GET' | 'POST',
    url: string,
    headers: Record<string, string> = {},
    payload?: string,
  ) => server.inject({ method, url, headers, ...(payload !== undefined && { payload }) });

  it('opening the link changes nothing, because mail scanners follow links', async () => {
    await subscribe();
    const url = await linkOf();
    const page = await expectUnchanged(subscribers, () => visit('GET', url));
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(page.body).toMatch(/<form method="post"><button class="btn" type="submit"><span>Unsubscribe</u);
    expect(page.body).toContain('Unsubscribe from our newsletter?');
    expect(page.body).not.toContain(email);
  });

  it.each([
    ['by one click in a mail program', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['by one click, as multipart', 'multipart/form-data; boundary=x', '--x--'],
    ['by the form of the page', 'application/x-www-form-urlencoded', ''],
  ])('the unsubscribe link ends the subscription %s', async (_name, type, body) => {
    await subscribe(email, { languageCode: 'ar' });
    const page = await visit('POST', await linkOf(), { 'content-type': type }, body);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="ar" dir="rtl">');
    expect(page.body).toContain(messages.khmer.unsubscribed);
    expect((await subscribers())[0]?.unsubscribed_at).not.toBeNull();
  });

  it('a link the shop did not create is 404 and ends no subscription', async () => {
    await subscribe();
    const wrong = (await linkOf()).replace(/.$/u, (last) => (last === '0' ? '1' : '0'));
    for (const method of ['GET', 'POST'] as const) {
      const page = await expectUnchanged(subscribers, () => visit(method, wrong));
      expect(page.statusCode).toBe(404);
      expect(page.body).not.toContain('<form');
      expect(page.body).toContain('This link is no longer valid');
    }
  });

  it.each(['GET', 'POST'] as const)(
    'the unsubscribe link is rate limited per client until the minute ends: %s',
    async (method) => {
      await subscribe();
      const url = await linkOf();
      const look = (at: string) =>
        narrow.server.inject({ method, url: at, headers: { 'accept-language': 'km' } });
      // A forged link unsubscribes no one.
      while ((await look(`${url}0`)).statusCode !== 429);
      const requests = vi.spyOn(db, 'executeQuery');
      onTestFinished(() => requests.mockRestore());
      const page = await look(url);
      expect(page.statusCode).toBe(429);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '60',
      });
      expect(page.body).toMatch(/<html lang="ar" dir="rtl">[^]*Too many requests\. Please wait a moment/u);
      expect(JSON.stringify(requests.mock.calls)).not.toContain('newsletter');
      expect((await subscribers())[0]?.unsubscribed_at).toBeNull();
    },
  );

  it('the unsubscribe link refuses a large body', async () => {
    await subscribe();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await visit('POST', await linkOf(), type, 'x'.repeat(5000))).statusCode).toBe(413);
  });
});
