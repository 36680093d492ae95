import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { runningShop } from '../support/running-shop.ts';

const shop = await runningShop();

/** What comes back when exactly this is sent, and after how many milliseconds the connection was closed. */
function exchange(text: string, drip = ''): Promise<{ answer: string; closedAfter: number }> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect(shop.port, '127.0.0.1');
    const dripping = setInterval(() => void (drip && socket.write(drip)), 1000);
    let answer = '';
    socket
      .on('data', (bytes: Buffer) => (answer += bytes.toString('latin1')))
      .on('error', reject)
      .on('close', () => {
        clearInterval(dripping);
        resolve({ answer, closedAfter: performance.now() - since });
      });
    socket.write(text);
  });
}
const get = (target: string, method = 'GET') =>
  exchange(`${method} ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`);

const odd = [
  ...['/%E0%A4%A', '/en/%ff', '/en/product-detail/1/%ff/%ff', '/content/%ff', '/frame/%ff', '/api/v1/%ff'],
  ...['/page-data//', '/page-data//:99999/', '/page-data/\\', '/page-data//other.example/en', '/page-data'],
  ...['/\\', '//', '///\\', '/\\other.example', '/.//other.example', '/en/..//other.example', '/en\\cart'],
  ...['*', 'http://other.example/en', 'http://other.example', '/en/%00', '/content/%00', '/mailbox/%00'],
  ...[
    '/content/%2e%2e/%2e%2e/etc/passwd',
    '/content/..%2f..%2fetc/passwd',
    '/assets/../server/entry.server.js',
  ],
  ...['/frame/__proto__', '/frame/en', '/__proto__', '/en/constructor', '/en/hasOwnProperty/1/2'],
  ...['/en/all-products/99999999999/x', '/en/product-detail/1e9/a/b', '/en/campaign/-1/x'],
  ...[
    'page=-1',
    'page=1e9',
    'price=9999999999999-1',
    'category=99999999999',
    'show=1e9',
    'SearchTerm=%ff%00',
  ].map((query) => `/en/all-products/0/all-categories?${query}`),
  ...['/api/v1/common/download-digital-file/1/1', '/api/v1/common/download-digital-file/1/..', '/api/v1/x'],
  `/${'a'.repeat(15_000)}`,
  `/en${'/a'.repeat(7000)}`,
];

describe('an odd address', () => {
  it.each(odd)('is answered below 500 and with the security headers: %s', async (target) => {
    for (const method of ['GET', 'HEAD', 'PUT']) {
      const { answer } = await get(target, method);
      expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /u);
      expect(answer).toContain("frame-ancestors 'none'");
      expect(answer).toContain('x-content-type-options: nosniff');
      // Elsewhere is only below the shop's own address.
      expect(answer).not.toMatch(/^location: (?!\/(?![/\\]))/imu);
    }
  });

  it('and none of them is worth a line in the log', () => {
    expect(shop.faults()).toEqual([]);
    expect(shop.output()).not.toContain('FST_ERR');
  });
});

describe('a request that drips in is cut off after 15 s', { timeout: 40_000 }, () => {
  it.each([
    ['in its headers', 'GET /en HTTP/1.1\r\nHost: shop.example\r\n', 'X-Slow: 1\r\n'],
    [
      'in its body',
      'POST /api/v1/places/x HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{',
      ' ',
    ],
  ])('%s', async (_, start, drip) => {
    const { answer, closedAfter } = await exchange(start, drip);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /u);
    expect(closedAfter).toBeLessThan(20_000);
  });
});
