import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { type SeededRandom, pick } from './buying.ts';

// A stand-in for the service that knows which codes were paid, when it works badly. It has a ledger of its
// own, and shares no code with the shop.

/** A transfer that a bank has made. */
export interface Moved {
  md5: string;
  hash: string;
  to: string;
  currency: string;
  /** The amount as the service reports it, digit by digit. */
  amount: string;
}

export const account = 'kado_shop@devb';
const token = 'token.of.the.gate';

const mishaps = { none: 100, 'http 403': 1, 'http 429': 2, 'http 500': 3, reset: 2, garbage: 1, hang: 0.3 };
type Mishap = keyof typeof mishaps;

const envelope = (code: number, errorCode: number | null, data: string) =>
  `{"responseCode":${code},"responseMessage":"","errorCode":${errorCode},"data":${data}}`;
const told = ({ hash, to, currency, amount }: Moved, at: number) =>
  `{"hash":"${hash}","fromAccountId":"payer@bank","toAccountId":"${to}","currency":"${currency}","amount":${amount},"description":"","createdDateMs":${at},"acknowledgedDateMs":${at}}`;

export async function khqrService(dice: SeededRandom) {
  const ledger: Moved[] = [];
  const counts: Partial<Record<Mishap, number>> = {};
  const pending = new Map<string, number>();
  let max = 0;
  let isWell = false;

  async function answer(
    path: string,
    requests: Record<string, string>,
    response: ServerResponse,
  ): Promise<void> {
    const say = (status: number, body: string) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (path.endsWith('generate_deeplink_by_qr')) return say(500, '{}');
    const mishap = isWell ? 'none' : pick(dice, mishaps);
    counts[mishap] = (counts[mishap] ?? 0) + 1;
    await sleep(5 + dice() * 25);
    if (mishap === 'hang') return;
    if (mishap === 'reset') return void response.socket?.destroy();
    if (mishap === 'garbage') return say(200, '<html>maintenance');
    if (mishap !== 'none') return say(Number(mishap.slice(-3)), '{}');
    const found = ledger.find(({ md5, hash }) => md5 === requests['md5'] || hash === requests['hash']);
    return found ? say(200, envelope(0, null, told(found, Date.now()))) : say(200, envelope(1, 1, 'null'));
  }

  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      if (request.headers.authorization !== `Bearer ${token}` && !request.url?.includes('deeplink'))
        throw new Error('request without the token');
      const requests = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, string>;
      const { md5 = '' } = requests;
      if (md5 !== '') {
        pending.set(md5, (pending.get(md5) ?? 0) + 1);
        max = Math.max(max, pending.get(md5)!);
        response.on('close', () => pending.set(md5, pending.get(md5)! - 1));
      }
      await answer(request.url ?? '', requests, response);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url,
    token,
    env: { KHQR_ACCOUNT: account, KHQR_TOKEN: token, KHQR_NAME: 'Angkor Gifts', KHQR_URL: url },
    ledger,
    counts,
    /** The highest number of concurrent requests for one code. */
    maxAtOnce: () => max,
    /** Answers all requests from now on. */
    heal: () => void (isWell = true),
    /**
     * Pays with a banking app.
     * @param wish differences from the code's request
     */
    pay(code: string, wish: Partial<Moved> = {}): Moved {
      const [, length = '', rest = ''] = /530(?:3840|3116)54(\d{2})(.*)$/u.exec(code) ?? [];
      const moved = {
        md5: createHash('md5').update(code).digest('hex'),
        hash: randomBytes(32).toString('hex'),
        to: account,
        currency: code.includes('5303840') ? 'USD' : 'KHR',
        amount: rest.slice(0, Number(length)),
        ...wish,
      };
      ledger.push(moved);
      return moved;
    },
  };
}
