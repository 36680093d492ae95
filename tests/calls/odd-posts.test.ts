import { expect, it } from 'vitest';
import { contactUs } from '#contract/operations/visitors/contact-us.ts';
import { products, testShop } from '#tests/support/test-shop.ts';

const { server } = await testShop(products);

/** Matches `│   └── /:lang/contact-us (POST)`, a line of the tree that Fastify prints. */
const line = /^([│ ]*)[├└]── (\S*) \((.*)\)$/u;

/** Returns every path that accepts POST, with its parameters filled in. */
function posted(): string[] {
  const above: string[] = [];
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((each) => {
      const [, indent = '', piece = '', methods = ''] =
        line.exec(each) ?? each.match(/^([│ ]*)[├└]── (\S*)$/u) ?? [];
      const depth = indent.length / 4;
      above.splice(depth, Infinity, piece);
      return methods.includes('POST') ? [above.join('')] : [];
    })
    .map((path) =>
      path
        .replace(':lang', 'en')
        // The tree puts `*` below `/api`, which is a page of its own.
        .replace(/^\/api\/?\*/u, `/api/v1/${contactUs.path}`)
        .replaceAll(/:\w+|\*/gu, '1'),
    );
}

const bodies: [type: string | undefined, body: string | Buffer][] = [
  [undefined, ''],
  ['application/json', ''],
  ['application/json', 'null'],
  ['application/json', '"text"'],
  ['application/json', '[]'],
  ['application/json', '{"FullName":{"get":1}}'],
  ['application/json', '{"requestParameters":[]}'],
  ['application/json; charset=utf-8', '{'],
  ['application/x-www-form-urlencoded', 'FullName=%ff&FullName=%00&Message=%F0%9F'],
  ['application/x-www-form-urlencoded', '{"requestParameters":{}}'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="FullName"\r\n\r\nx\r\n--x--',
  ],
  ['multipart/form-data', '--'],
  ['text/plain', 'FullName=x'],
  ['application/xml', '<a/>'],
  ['application/octet-stream', Buffer.from([0, 255, 254])],
  ['image/png', Buffer.from([137, 80, 78, 71])],
  ['nonsense', 'x'],
];

it('the odd posts cover every path that accepts POST', () => {
  expect(posted()).toEqual(expect.arrayContaining(['/en/contact-us', `/api/v1/${contactUs.path}`]));
});

it.each(posted())('no request body posted to %s causes a server error', async (url) => {
  for (const [type, payload] of bodies) {
    const headers = type === undefined ? {} : { 'content-type': type };
    const { statusCode } = await server.inject({ method: 'POST', url, headers, payload });
    expect.soft(statusCode, `${type}: ${String(payload)}`).toBeLessThan(500);
  }
});
