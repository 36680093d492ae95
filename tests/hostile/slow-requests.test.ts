import { connect, type AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDoor } from '#server/http/door.ts';

const server = openDoor({ config: readConfig({ KADO_DATA: '/nowhere' }), log: pino({ level: 'silent' }) });
server.post('/', async () => 'came whole');
await server.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => server.close());

/** Sends the start, then a piece a second; what came back, and the milliseconds until the connection was closed. */
function drip(start: string, piece: string): Promise<{ answer: string; closedAfter: number }> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
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

describe('a request that drips in is cut off after 15 s', { timeout: 40_000 }, () => {
  it.concurrent.each([
    ['in its headers', head, 'X-Slow: 1\r\n'],
    ['in its body', `${head}Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n{`, ' '],
  ])('%s', async (_, start, piece) => {
    const { answer, closedAfter } = await drip(start, piece);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /u);
    expect(closedAfter).toBeLessThan(20_000);
  });
});
