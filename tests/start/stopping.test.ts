import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { databaseProcesses, filledFolder, type ShopProcess, startShop } from '../support/shop-process.ts';

/**
 * Sends a request whose body is incomplete. The request is in progress until `finish` sends the remainder.
 * Resolves with the whole answer.
 */
async function requestInFlight({ url }: ShopProcess) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const body = '{"requestParameters":{}}';
  socket.write(
    `POST /api/v1/no-such-call HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n{`,
  );
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  const closed = once(socket, 'close');
  return async function finish(): Promise<string> {
    socket.write(body.slice(1));
    await closed;
    return answer;
  };
}

describe('a shop that receives a stop signal', () => {
  test('readiness turns off, open requests are answered, incomplete ones are cut off, and no process remains', async () => {
    const shop = await startShop({ KADO_DATA: await filledFolder() });
    await shop.opened();
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    expect(databaseProcesses(shop.dataFolder)).not.toEqual([]);
    const finish = await requestInFlight(shop);
    // A client never completes this request, so the shop closes the connection.
    await requestInFlight(shop);
    shop.child.kill('SIGTERM');
    await sleep(200);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(503);
    await sleep(1300);
    expect(await finish()).toMatch(/^HTTP\/1\.1 \d{3} /u);
    expect(await shop.ended).toBe(0);
    expect(databaseProcesses(shop.dataFolder)).toEqual([]);
  });
});
