import { expect, it } from 'vitest';
import { replyPath } from '#shop/inquiries/inquiries.ts';
import { shopApi } from '#tests/support/shop-api.ts';
import { shopWithInbox } from './office/inquiries.ts';

const shop = await shopWithInbox();
const of = (name: string) => [`LIMIT_${name}`, '1'];
const narrow = await shopApi(
  shop.db,
  Object.fromEntries(['BROWSE', 'ACCOUNT', 'ORDER', 'MESSAGE', 'OFFICE'].map(of)),
);
narrow.app.secret = shop.app.secret;

const id = '00000000-0000-4000-8000-000000000000';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const bytes = { 'content-type': 'application/octet-stream', 'sec-fetch-site': 'same-origin' };
const photo = { 'content-type': 'image/png' };

/** One address of every place that limits requests per minute. */
const places = [
  ['GET', '/en/all-products/0/all-categories?SearchTerm=', { accept: 'text/html' }],
  ['GET', '/en/job/0', {}],
  ['POST', '/en/job', form],
  ['GET', '/preview/0', {}],
  ['GET', '/orders/confirm/0', {}],
  ['GET', '/inbox/answer/0', {}],
  ['POST', '/inbox/answer/0', form],
  ['POST', '/en/contact-us', form],
  ['GET', '/tax-documents/INV-2026-000001', {}],
  ['GET', '/report-photos/1', {}],
  ['GET', `/artwork/${id}`, {}],
  ['GET', '/api/v1/common/download-digital-file/1/1', {}],
  ['POST', '/api/v1/dynamic/dataoperation/get-job', json],
  ['PUT', `/api/v1/orders/artwork/${id}/0`, bytes],
  ['POST', '/api/v1/payments/transfer-slip/1', photo],
  ['POST', '/api/v1/orders/report-photo/1', photo],
  ['POST', '/api/v1/catalogue/review-photo/1', photo],
  ['POST', '/office/api/settings/get-limits', json],
  ['PUT', `/office/uploads/${id}/0`, bytes],
  ['GET', '/office/originals/a.webp', json],
  ['GET', '/office/files/slips/1', json],
  ['GET', `/office/files/artwork/${id}/file`, json],
  ['POST', '/office/files/receipts/1', { ...photo, 'sec-fetch-site': 'same-origin' }],
  ['GET', '/office/papers/invoices?orders=1', json],
] as const;

it.each(places)('a client over its limit learns when to try again: %s %s', async (method, url, headers) => {
  const remoteAddress = `10.1.0.${places.findIndex((place) => place[0] === method && place[1] === url)}`;
  const payload = headers === json ? '{"requestParameters":{}}' : 'a';
  /** A page that was cached meanwhile isn't counted, so each search is a new one. */
  const ask = (n = 0) =>
    narrow.server.inject({
      method,
      url: 'accept' in headers ? `${url}${n}` : url,
      headers,
      remoteAddress,
      ...(method !== 'GET' && { payload }),
    });
  // The minute may change between two requests.
  let answer = await ask();
  for (let tries = 0; tries < 3 && answer.statusCode !== 429; tries += 1) answer = await ask(tries + 1);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
});

it('a customer who answered too often today learns when the next answer counts', async () => {
  const url = replyPath(shop.app.secret, {
    inquiryId: await shop.add.message(),
    until: Math.floor(Date.now() / 1000) + 86_400,
  });
  const answer = (Message: string) =>
    shop.server.inject({
      method: 'POST',
      url,
      headers: form,
      payload: new URLSearchParams({ Message }).toString(),
    });
  let page = await answer('first');
  for (let n = 0; n < 200 && page.statusCode === 200; n += 1) page = await answer(`answer ${n}`);
  expect(page.statusCode).toBe(429);
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(3600);
});
