import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '#server/settings/config.ts';
import { openServer } from '#server/http/open-server.ts';

// The shop's own timeout is longer. The guarantee test `slow-clients` checks it with 500 slow clients.
const timeoutMs = 2000;
const app = { config: readConfig({ KADO_DATA: inject('runFolder') }), log: pino({ level: 'silent' }) };
const server = openServer(app, timeoutMs);
server.post('/', async () => 'came whole');
server.post('/provider', async () => sleep(timeoutMs + 2000, 'answered'));
/** How many ms the shop kept a connection that requested a large response. */
const storedFor = new Promise<number>((resolve) => {
  server.get('/much', async ({ raw }) => {
    const since = performance.now();
    raw.socket.once('close', () => resolve(performance.now() - since));
    return Buffer.alloc(32 * 1024 * 1024);
  });
});
await server.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => server.close());
const { port } = server.server.address() as AddressInfo;

/**
 * Sends the start, then four chunks a second until just before the shop's timeout. A chunk sent after the
 * shop closed the connection would cause a reset, which discards the answer. Returns the answer, and the ms
 * until the connection was closed.
 */
function drip(start: string, piece: string): Promise<{ answer: string; closedAfter: number }> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const dripping = setInterval(() => {
      if (performance.now() - since < timeoutMs - 100) socket.write(piece);
      else clearInterval(dripping);
    }, 250);
    let answer = '';
    socket
      .on('data', (bytes: Buffer) => (answer += bytes.toString('latin1')))
      .on('error', reject)
      .on('close', () => {
        clearInterval(dripping);
        resolve({ answer, closedAfter: performance.now() - since });
      });
    socket.write(start);
  });
}

const head = 'POST / HTTP/1.1\r\nHost: shop.example\r\n';

describe.concurrent('slow clients', () => {
  it.each([
    ['in its headers', head, 'X-Slow: 1\r\n'],
    ['in its body', `${head}Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n{`, ' '],
  ])('a request that arrives slowly is cut off: %s', async (_, start, piece) => {
    const { answer, closedAfter } = await drip(start, piece);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /u);
    expect(closedAfter).toBeGreaterThan(timeoutMs - 100);
  });

  it('a complete request with a slow response is answered', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/provider`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await answer.text()).toBe('answered');
  });

  it('the server times out after 15 s', async () => {
    const own = openServer(app);
    expect([own.server.requestTimeout, own.server.headersTimeout, own.server.timeout]).toEqual([
      15_000, 15_000, 15_000,
    ]);
    await own.close();
  });

  it('a client that reads no response is cut off', async () => {
    const reader = connect(port, '127.0.0.1').on('error', () => undefined);
    reader.pause();
    reader.write('GET /much HTTP/1.1\r\nHost: shop.example\r\n\r\n');
    const milliseconds = await storedFor;
    reader.destroy();
    // The timeout starts once the system's buffers are full, because filling them counts as reading.
    expect(milliseconds).toBeGreaterThan(timeoutMs - 100);
  });
});
