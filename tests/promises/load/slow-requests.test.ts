import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '#server/settings/config.ts';
import { openServer } from '#server/http/open-server.ts';

// The shop's own patience is longer; that it ends is shown with 500 such clients by gate `slow-clients`.
const patience = 2000;
const app = { config: readConfig({ KADO_DATA: inject('runFolder') }), log: pino({ level: 'silent' }) };
const server = openServer(app, patience);
server.post('/', async () => 'came whole');
server.post('/provider', async () => sleep(patience + 2000, 'answered'));
/** Milliseconds for which the shop kept a connection that asked for much. */
const keptFor = new Promise<number>((resolve) => {
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
 * Sends the start, then four pieces a second for as long as the shop is patient: one more, sent when it has hung up, would
 * be answered by a reset that takes its words away. What came back, and the milliseconds until the connection was closed.
 */
function drip(start: string, piece: string): Promise<{ answer: string; closedAfter: number }> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const dripping = setInterval(() => {
      if (performance.now() - since < patience - 100) socket.write(piece);
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
  ])('a request that drips in is cut off: %s', async (_, start, piece) => {
    const { answer, closedAfter } = await drip(start, piece);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /u);
    expect(closedAfter).toBeGreaterThan(patience - 100);
  });

  it('a request that came whole is answered when it took longer, too', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/provider`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await answer.text()).toBe('answered');
  });

  it('a shop waits for 15 s', async () => {
    const own = openServer(app);
    expect([own.server.requestTimeout, own.server.headersTimeout, own.server.timeout]).toEqual([
      15_000, 15_000, 15_000,
    ]);
    await own.close();
  });

  it('who takes nothing of an answer is cut off', async () => {
    const reader = connect(port, '127.0.0.1').on('error', () => undefined);
    reader.pause();
    reader.write('GET /much HTTP/1.1\r\nHost: shop.example\r\n\r\n');
    const milliseconds = await keptFor;
    reader.destroy();
    // The time begins when the system's buffers have taken what they hold; that counts as having taken something.
    expect(milliseconds).toBeGreaterThan(patience - 100);
  });
});
