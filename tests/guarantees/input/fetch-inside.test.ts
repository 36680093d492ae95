import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchPicture } from '#server/imports/fetch-picture.ts';
import type { Internet } from '#server/outgoing/public-request.ts';
import { isPublicAddress } from '#server/outgoing/public-address.ts';
import { expectEvery } from '../gate.ts';

// Pictures of an import are fetched by address, which must never lead into the shop's own network. Here 127.0.0.2 plays
// the public internet, and 127.0.0.1 a private server that must receive no request.

const picture = Buffer.from('a picture');
const redirects: Record<string, string> = {};
let port = 0;
let inside: Server;
let outside: Server;
let received: string[] = [];
const limits = { bytes: 100_000, timeoutMs: 1500, redirects: 3 };

const answers: Record<string, (response: ServerResponse) => void> = {
  '/a.png': (response) => response.writeHead(200, { 'content-type': 'image/png' }).end(picture),
  '/page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  '/drawing': (response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
  '/large': (response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(limits.bytes + 1)),
  '/slow': (response) => response.writeHead(200, { 'content-type': 'image/png' }).write('a'),
};

beforeAll(async () => {
  outside = createServer(({ url = '' }, response) => {
    const to = redirects[url];
    if (to !== undefined) response.writeHead(302, { location: to }).end();
    else (answers[url] ?? ((missing) => missing.writeHead(404).end()))(response);
  });
  inside = createServer(({ url = '' }, response) => {
    received.push(url);
    response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
  });
  await listenOnOnePort();
  for (const [at, to] of hostile().entries()) redirects[`/to/${at}`] = to;
  redirects['/twice'] = '/to/0';
  redirects['/relative'] = '/a.png';
  redirects['/round'] = '/round';
});

/** Both servers listen on one port, so that only the address tells them apart. */
async function listenOnOnePort(triesLeft = 20): Promise<void> {
  await once(outside.listen(0, '127.0.0.2'), 'listening');
  ({ port } = outside.address() as AddressInfo);
  try {
    await once(inside.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if (triesLeft === 0) throw error;
    // Something else listens on this port of the other address.
    await once(outside.close(), 'close');
    await listenOnOnePort(triesLeft - 1);
  }
}
afterAll(() => {
  for (const server of [inside, outside]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  received = [];
});

/** The names of hosts, as a hostile DNS server resolves them. `rebound.example` changes after the first answer. */
const hosts: Record<string, string[][]> = {
  'shop.example': [['127.0.0.2']],
  'inside.example': [['127.0.0.1']],
  'both.example': [['127.0.0.2', '127.0.0.1']],
};
const internet = (): Internet => {
  const rebound = [['127.0.0.2'], ['127.0.0.1'], ['127.0.0.1']];
  return {
    isPublic: (address) => address === '127.0.0.2' || isPublicAddress(address),
    ports: [String(port)],
    resolve: async (host) => {
      if (host === 'rebound.example') return rebound.shift() ?? [];
      if (host === 'silent.example') return new Promise(() => undefined);
      return hosts[host]?.[0] ?? [];
    },
  };
};
const fetched = (address: string) => fetchPicture(address, internet(), limits);

/** Addresses of the private server and of other things inside. */
const hostile = () => [
  `http://127.0.0.1:${port}/a.png`,
  `http://inside.example:${port}/a.png`,
  `http://both.example:${port}/a.png`,
  `http://2130706433:${port}/a.png`,
  `http://0x7f.1:${port}/a.png`,
  `http://0:${port}/a.png`,
  `http://[::1]:${port}/a.png`,
  `http://[::ffff:127.0.0.1]:${port}/a.png`,
  `http://[::ffff:7f00:1]:${port}/a.png`,
  `http://[64:ff9b::7f00:1]:${port}/a.png`,
  `http://user:word@shop.example:${port}/a.png`,
  `//inside.example:${port}/a.png`,
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1/a.png',
  'http://shop.example:5432/',
  'https://shop.example:22/',
  'file:///etc/passwd',
  'ftp://shop.example/a.png',
  'data:image/png;base64,AAAA',
];

test('a picture on the internet is fetched, also by a redirect', async () => {
  for (const path of ['/a.png', '/relative'])
    expect(await fetched(`http://shop.example:${port}${path}`)).toEqual(picture);
});

test('no address leads to a private server', async () => {
  const results = await Promise.all(hostile().map(async (address) => [address, await fetched(address)]));
  expectEvery('refused addresses', results, ([, result]) => result === 'inside' || result === 'address');
  expect(received).toEqual([]);
});

test('no redirect leads to a private server', async () => {
  const paths = [...Object.keys(redirects).filter((path) => path.startsWith('/to/')), '/twice'];
  const results = await Promise.all(
    paths.map(async (path) => [redirects[path], await fetched(`http://shop.example:${port}${path}`)]),
  );
  expectEvery('refused redirects', results, ([, result]) => result === 'inside' || result === 'address');
  expect(received).toEqual([]);
});

test('a name that changes its address after the check leads to the checked one', async () => {
  expect(await fetched(`http://rebound.example:${port}/a.png`)).toEqual(picture);
  expect(received).toEqual([]);
});

test('size, time, redirects and the kind of file are limited', async () => {
  const from = (path: string, host = 'shop.example') => fetched(`http://${host}:${port}${path}`);
  expect(await from('/large')).toBe('tooLarge');
  expect(await from('/slow')).toBe('tooSlow');
  expect(await from('/a.png', 'silent.example')).toBe('tooSlow');
  expect(await from('/round')).toBe('notFound');
  expect(await from('/page')).toBe('notPicture');
  expect(await from('/drawing')).toBe('notPicture');
});

test('private and reserved addresses aren’t public', () => {
  const closed =
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::ffff:8.8.8.8 64:ff9b::808:808 fc00::1 fe80::1 ff02::1 2001:db8::1 2001::1 2002:7f00:1:: nonsense';
  expectEvery('closed addresses', closed.split(' '), (address) => !isPublicAddress(address));
  expectEvery('open addresses', ['8.8.8.8', '172.32.0.1', '2606:4700::1111'], isPublicAddress);
});
