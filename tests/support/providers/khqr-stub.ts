import { createHash, randomBytes } from 'node:crypto';
import { type RequestRecord, type StubResponse, stubServer } from './stub-server.ts';

// A stand-in for Bakong's service according to its documentation, with its own list of transfers. It shares no code
// with the shop.

export interface StubTransfer {
  hash: string;
  toAccountId: string;
  currency: 'USD' | 'KHR';
  /** The amount as written into the answer, digit by digit. */
  amount: string;
  createdDateMs: number;
}

export const stubAccount = 'kado_shop@devb';

/** Returns a token in the service's format, which contains its expiry time. */
export const tokenFor = (days: number): string =>
  ['{"alg":"HS256"}', JSON.stringify({ exp: Math.floor(Date.now() / 1000) + days * 86_400 }), randomBytes(8)]
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const envelope = (responseCode: number, errorCode: number | null, data: string): StubResponse => ({
  status: 200,
  // Built as text, because serialized amounts would look like JavaScript numbers.
  body: {
    raw: `{"responseCode":${responseCode},"responseMessage":"…","errorCode":${errorCode},"data":${data}}`,
  },
});

export async function khqrStub() {
  const transfers = new Map<string, StubTransfer>();
  const valid = new Set<string>();
  /** The status of every answer to a request with a token, or null for normal answers. */
  let refusing: number | null = null;
  let failing = false;
  /** The next token, or '' if it is sent by email. */
  let next = '';

  function answer({ path, body, headers }: RequestRecord): StubResponse {
    const requests = JSON.parse(body) as Record<string, string>;
    if (path === '/v1/renew_token') return renew();
    if (path === '/v1/generate_deeplink_by_qr')
      return envelope(0, null, '{"shortLink":"https://bank.invalid/pay/1"}');
    if (refusing !== null) return { status: refusing, body: { message: 'no' } };
    if (!valid.has(headers.authorization?.replace('Bearer ', '') ?? '')) return { status: 401, body: {} };
    const found =
      path === '/v1/check_transaction_by_md5'
        ? transfers.get(requests['md5'] ?? '')
        : [...transfers.values()].find(({ hash }) => hash === requests['hash']);
    if (found) return envelope(0, null, told(found));
    return envelope(1, failing ? 3 : 1, 'null');
  }

  function renew(): StubResponse {
    if (next === '') return envelope(0, null, 'null');
    valid.clear();
    valid.add(next);
    return envelope(0, null, JSON.stringify({ token: next }));
  }

  const server = await stubServer(answer);
  const token = tokenFor(80);
  valid.add(token);
  return {
    url: `http://127.0.0.1:${server.port}`,
    log: server.log,
    fault: server.fault,
    heal: () => {
      refusing = null;
      failing = false;
      server.heal();
    },
    token,
    /** The tokens that it accepts. */
    valid,
    refuse: (status: number) => void (refusing = status),
    fail: () => void (failing = true),
    gives: (given: string) => void (next = given),
    /** Returns the content of the newest code, from the shop's request for a link. */
    newest(): string {
      const last = server.log.findLast(({ requests }) => requests.path.includes('deeplink'));
      return (JSON.parse(last?.requests.body ?? '{}') as { qr: string }).qr;
    },
    /** Pays a code as a banking app does. */
    pay(code: string, wish: Partial<StubTransfer> = {}) {
      const currency = /5303840/u.test(code) ? 'USD' : 'KHR';
      const [, length = '', rest = ''] = /530(?:3840|3116)54(\d{2})(.*)$/u.exec(code) ?? [];
      const transfer: StubTransfer = {
        hash: randomBytes(32).toString('hex'),
        toAccountId: stubAccount,
        currency,
        amount: rest.slice(0, Number(length)),
        createdDateMs: Date.now(),
        ...wish,
      };
      transfers.set(createHash('md5').update(code).digest('hex'), transfer);
      return transfer;
    },
  };
}

const told = ({ hash, toAccountId, currency, amount, createdDateMs }: StubTransfer): string =>
  `{"hash":"${hash}","fromAccountId":"payer@bank","toAccountId":"${toAccountId}","currency":"${currency}",` +
  `"amount":${amount},"description":"","createdDateMs":${createdDateMs},"acknowledgedDateMs":${createdDateMs + 900}}`;
