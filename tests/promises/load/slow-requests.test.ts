import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/settings/config.ts';
import { openServer } from '#server/http/open-server.ts';

const server = openServer({ config: readConfig({ KADO_DATA: '/nowhere' }), log: pino({ level: 'silent' }) });
server.post('/', async () => 'came whole');
server.post('/provider', async () => sleep(17_000, 'answered'));
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

/** Sends the start, then a piece a second; what came back, and the milliseconds until the connection was closed. */
function drip(start: string, piece: string): Promise<{ answer: string; closedAfter: number }> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const dripping = setInterval(() => socket.write(piece), 1000);
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

describe.concurrent('slow clients', { timeout: 50_000 }, () => {
  it.each([
    ['in its headers', head, 'X-Slow: 1\r\n'],
    ['in its body', `${head}Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n{`, ' '],
  ])('a request that drips in is cut off after 15 s: %s', async (_, start, piece) => {
    const { answer, closedAfter } = await drip(start, piece);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /u);
    expect(closedAfter).toBeLessThan(20_000);
  });

  it('a request that came whole is answered after 17 s too', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/provider`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await answer.text()).toBe('answered');
  });

  it('who takes nothing of an answer is cut off after 15 s', async () => {
    const reader = connect(port, '127.0.0.1').on('error', () => undefined);
    reader.pause();
    reader.write('GET /much HTTP/1.1\r\nHost: shop.example\r\n\r\n');
    const milliseconds = await keptFor;
    reader.destroy();
    // The first 15 s begin when the system's buffers have taken what they hold; that counts as having taken something.
    expect(milliseconds).toBeGreaterThan(14_000);
    expect(milliseconds).toBeLessThan(35_000);
  });
});
