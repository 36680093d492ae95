import { describe, expect, it } from 'vitest';
import { sendBytes } from './send.ts';
import { sharedShop } from '../../support/running-shop.ts';

const shop = await sharedShop();

/**
 * Returns the response to a path that is sent unchanged. Clients like `fetch` normalize most of these paths
 * before sending.
 */
const request = (method: string, target: string): Promise<string> =>
  sendBytes(
    shop.port,
    `${method} ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`,
    20_000,
  );

const unreadable = '/%E0%A4%A /en/%ff /en/product-detail/1/%ff/%ff /content/%ff /frame/%ff /api/v1/%ff';
const elsewhere = String.raw`/page-data// /page-data//:99999/ /page-data/\ /page-data//other.example/en /page-data
  /\ // ///\ /\other.example /.//other.example /en/..//other.example /en\cart
  * http://other.example/en http://other.example`;
const hidden = `/en/%00 /content/%00 /mailbox/%00 /content/%2e%2e/%2e%2e/etc/passwd /content/..%2f..%2fetc/passwd
  /assets/../server/entry.server.js /frame/__proto__ /frame/en /__proto__ /en/constructor /en/hasOwnProperty/1/2
  /api/v1/common/download-digital-file/1/1 /api/v1/common/download-digital-file/1/.. /api/v1/x`;
const list = '/en/all-products/0/all-categories';
const figures = `/en/all-products/99999999999/x /en/product-detail/1e9/a/b /en/campaign/-1/x
  ${list}?page=-1 ${list}?page=1e9 ${list}?price=9999999999999-1 ${list}?category=99999999999 ${list}?show=1e9
  ${list}?SearchTerm=%ff%00`;
const odd = [unreadable, elsewhere, hidden, figures].flatMap((group) => group.split(/\s+/u));
const reveals = `/.git/HEAD /.git/config /.env /package.json /package-lock.json /.npmrc /server/main.ts
  /server/settings/config.ts /var/secret /secret /private/ /content/../private/ /metrics /manifest.json /assets/manifest.json
  /database/baseline/1-catalogue.sql`;
const long = [`/${'a'.repeat(15_000)}`, `/en${'/a'.repeat(7000)}`];

describe('an unusual URL', () => {
  it.each([...odd, ...long].map((target) => ({ target, shown: target.slice(0, 70) })))(
    'an unusual URL answers below 500 with the security headers: $shown',
    async ({ target }) => {
      for (const method of ['GET', 'HEAD', 'PUT']) {
        const answer = await request(method, target);
        expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /u);
        expect(answer).toContain("frame-ancestors 'none'");
        expect(answer).toContain('x-content-type-options: nosniff');
        // Redirects stay within the shop.
        expect(answer).not.toMatch(/^location: (?!\/(?![/\\]))/imu);
      }
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'an unusual URL of a page rejects %s, and lists the allowed methods',
    async (method) => {
      const answer = await request(method, '/en/cart');
      expect(answer).toMatch(/^HTTP\/1\.1 405 /u);
      expect(answer).toMatch(/^allow: GET, HEAD\r$/imu);
      expect(await request('GET', '/en/cart')).toMatch(/^HTTP\/1\.1 200 /u);
    },
  );

  it.each(reveals.split(/\s+/u))('a URL that could reveal secrets answers 403 or 404: %s', async (target) => {
    const answer = await request('GET', target);
    expect(answer).toMatch(/^HTTP\/1\.1 40[34] /u);
    expect(answer).not.toMatch(/ref: refs|\[core\]|"dependencies"|create table|import /u);
    expect(await request('GET', '/robots.txt')).toMatch(/^HTTP\/1\.1 200 /u);
  });

  it('an unusual URL does not create a log entry', () => {
    expect(shop.faults()).toEqual([]);
    expect(shop.output()).not.toContain('FST_ERR');
  });
});
