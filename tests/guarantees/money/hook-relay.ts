import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterwards } from '../../support/afterwards.ts';

/**
 * Receives the test provider's webhooks and forwards them to the shops in turn, because their ports aren't
 * known in advance.
 */
export async function hookRelay() {
  let shops: () => readonly string[] = () => [];
  let turn = 0;

  async function passOn(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const open = shops();
    const shop = open[(turn += 1) % open.length];
    if (shop === undefined) return 503;
    const answer = await fetch(`${shop}/api/v1/payments/webhooks/test`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'kado-test-signature': String(request.headers['kado-test-signature']),
      },
      body: Buffer.concat(chunks),
    });
    return answer.status;
  }

  const server = createServer((request, response) => {
    passOn(request)
      .catch(() => 503)
      .then((status) => response.writeHead(status).end())
      .catch(() => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterwards(() => server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** Sets the URLs of the shops, which are read again for each webhook. */
    to(open: () => readonly string[]) {
      shops = open;
    },
  };
}
