import pino from 'pino';
import { expect, test } from 'vitest';
import { openServer } from './open-server.ts';

async function idOf(trustProxy: string[], given: string): Promise<unknown> {
  const config = { trustProxy, publicUrl: 'http://shop.example', testPayments: { isOn: false } };
  const server = openServer({ config, log: pino({ level: 'silent' }), dev: null } as never);
  server.get('/', async () => 'ok');
  const { headers } = await server.inject({ url: '/', headers: { 'x-request-id': given } });
  await server.close();
  return headers['x-request-id'];
}
const ownId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/u;

test('a request has the id of the trusted proxy, if it is a plain one', async () => {
  expect(await idOf(['loopback'], 'edge-1234.abc')).toBe('edge-1234.abc');
  for (const strange of ['short', 'x'.repeat(65), 'two words here', '{"level":50}'])
    expect(await idOf(['loopback'], strange)).toMatch(ownId);
});

test('without a proxy, the id that a client sends is ignored', async () => {
  expect(await idOf([], 'edge-1234.abc')).toMatch(ownId);
});
