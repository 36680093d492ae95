import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { replyPath } from '#shop/inquiries/inquiries.ts';
import { signLink } from '#shop/signed-link.ts';
import { shopWithInbox } from '../../calls/office/inquiries.ts';
import { shopApi } from '../../support/shop-api.ts';
import { expectEvery, sized } from '../gate.ts';

// A customer's thread opens only by the signed link that was sent to them, until it expires.

const { app, db, query, add } = await shopWithInbox();
const { app: own, server } = await shopApi(db, { LIMIT_MESSAGE: '1000000' });
own.secret = app.secret;

const threads = sized(5, 50, 200);
const day = 86_400;
const now = () => Math.floor(Date.now() / 1000);
const hidden = 'Only for its author';
const linkOf = (inquiryId: number, until = now() + day, secret: Buffer = app.secret) =>
  replyPath(secret, { inquiryId, until });

/** Opens a link, or sends an answer by it. */
const visit = (url: string, Message?: string) =>
  server.inject({
    method: Message === undefined ? 'GET' : 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...(Message !== undefined && { payload: new URLSearchParams({ Message }).toString() }),
  });

async function newThreads(): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < threads; at += 1) {
    await query`delete from rate_window`;
    ids.push(await add.message({ Subject: `Thread ${at}`, Message: hidden }));
  }
  return ids;
}

/** Changes each character of a signed link in turn, and cuts it at each. */
function variantsOf(url: string): string[] {
  const folder = url.lastIndexOf('/') + 1;
  return Array.from({ length: url.length - folder }, (_, at) => folder + at).flatMap((at) => [
    url.slice(0, at) + (url[at] === '0' ? '1' : '0') + url.slice(at + 1),
    url.slice(0, at),
    `${url.slice(0, at)}${url.slice(at + 1)}`,
  ]);
}

/** Checks that a link neither shows a thread nor stores an answer. */
async function expectRefused(what: string, urls: readonly string[]): Promise<void> {
  const pages = [];
  for (const url of urls)
    for (const text of [undefined, 'Let me in']) pages.push({ url, page: await visit(url, text) });
  expectEvery(
    what,
    pages.map(({ url, page }) => ({ url, status: page.statusCode, isShown: page.body.includes(hidden) })),
    ({ status, isShown }) => status === 404 && !isShown,
  );
  const stored = await query`select count(*)::int as n from inquiry_message`;
  expect(stored).toEqual([{ n: 0 }]);
}

it('a link that was forged in any place opens no thread and stores no answer', async () => {
  const [id = 0] = await newThreads();
  await expectRefused('forged links', variantsOf(linkOf(id)));
});

it('the link of one thread opens no other, with any signature that the shop ever made', async () => {
  const ids = await newThreads();
  const foreign = ids.flatMap((id, at) => {
    const other = ids[(at + 1) % ids.length]!;
    const until = now() + day;
    return [
      linkOf(id).replace(`/${id}-`, `/${other}-`),
      linkOf(id).replace(/-(\d+)-/u, (_, end: string) => `-${Number(end) + day}-`),
      `/inbox/answer/${signLink(app.secret, 'sample request', [id, until])}`,
      `/inbox/answer/${signLink(app.secret, 'inquiry reply', [id])}`,
      linkOf(id, until, randomBytes(32)),
    ];
  });
  await expectRefused('links of other threads, purposes and shops', foreign);
});

it('an old link opens nothing from the second it expires', async () => {
  const ids = await newThreads();
  await expectRefused(
    'expired links',
    ids.flatMap((id) => [linkOf(id, now() - 1), linkOf(id, now() - 60 * day)]),
  );
  const opened = await Promise.all(ids.map(async (id) => ({ id, page: await visit(linkOf(id)) })));
  expectEvery(
    'threads that their own links open',
    opened.map(({ id, page }) => ({ id, isShown: page.statusCode === 200 && page.body.includes(hidden) })),
    ({ isShown }) => isShown,
  );
});
