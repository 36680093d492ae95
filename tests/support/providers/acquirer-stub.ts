import { createHmac, randomUUID } from 'node:crypto';
import { type RequestRecord, type StubResponse, stubServer } from './stub-server.ts';

// A stand-in for an acquirer, with its own ledger. It shares no code with the shop.

export interface StubCode {
  id: string;
  key: string;
  shop: string;
  amount: string;
  currency: string;
  state: 'waiting' | 'paid' | 'ended';
  payment: {
    id: string;
    merchant: string;
    amount: string;
    currency: string;
    paidAt: string;
    refunds: Record<string, string>;
  } | null;
}

export const stubMerchant = 'kado.shop';
export const stubSecret = 'a-secret-of-the-tests';
export const signed = (secret: string, time: string, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

const hundredths = (amount: string): number => Number(amount.replace('.', ''));
const written = (cents: number): string => (cents / 100).toFixed(2);

export async function acquirerStub() {
  const codes: StubCode[] = [];
  const by = (id: unknown) => codes.find((each) => each.id === id);
  const byPayment = (id: unknown) => codes.find(({ payment }) => payment?.id === id)?.payment ?? null;
  const notFound: StubResponse = { status: 404, body: { code: 'not_found' } };
  const given = ({ refunds }: NonNullable<StubCode['payment']>) =>
    Object.values(refunds).reduce((sum, amount) => sum + hundredths(amount), 0);
  const told = ({ id, shop, payment }: StubCode) =>
    payment && {
      id: payment.id,
      code: id,
      shop,
      merchant: payment.merchant,
      amount: payment.amount,
      currency: payment.currency,
      refunded: written(given(payment)),
      paidAt: payment.paidAt,
    };
  const status = (code: StubCode | undefined): StubResponse =>
    code
      ? { status: 200, body: { state: code.state, ...(code.payment && { payment: told(code) }) } }
      : notFound;

  function refund(requests: Record<string, string>): StubResponse {
    const payment = byPayment(requests['payment']);
    if (!payment) return notFound;
    const { key = '', amount = '' } = requests;
    if (payment.refunds[key] === undefined) {
      if (given(payment) + hundredths(amount) > hundredths(payment.amount))
        return { status: 422, body: { code: 'too_much' } };
      payment.refunds[key] = amount;
    }
    return { status: 200, body: { state: 'done', reference: `back-${key}` } };
  }

  function answer({ path, body, headers }: RequestRecord): StubResponse {
    const time = String(headers['x-time']);
    if (headers['x-merchant'] !== stubMerchant || headers['x-signature'] !== signed(stubSecret, time, body))
      return { status: 401, body: { code: 'signature' } };
    const requests = JSON.parse(body) as Record<string, string>;
    if (path === '/v1/qr') {
      let code = codes.find(({ key }) => key === requests['key']);
      if (!code) {
        const { key = '', shop = '', amount = '', currency = '' } = requests;
        code = { id: randomUUID(), key, shop, amount, currency, state: 'waiting', payment: null };
        codes.push(code);
      }
      return {
        status: 200,
        body: { id: code.id, qr: `QR ${code.id}`, link: `https://bank.invalid/${code.id}`, seconds: 300 },
      };
    }
    if (path === '/v1/status') return status(by(requests['code']));
    if (path === '/v1/cancel') {
      const code = by(requests['code']);
      if (code?.state === 'waiting') code.state = 'ended';
      return status(code);
    }
    if (path === '/v1/refund') return refund(requests);
    if (path === '/v1/refund-status') {
      const { key = '' } = requests;
      return byPayment(requests['payment'])?.refunds[key] === undefined
        ? notFound
        : { status: 200, body: { state: 'done', reference: `back-${key}` } };
    }
    if (path === '/v1/payments')
      return { status: 200, body: { payments: codes.map(told).filter(Boolean), next: null } };
    return notFound;
  }

  const server = await stubServer(answer);
  return {
    url: `http://127.0.0.1:${server.port}`,
    codes,
    log: server.log,
    fault: server.fault,
    heal: server.heal,
    /** Pays with a banking app. */
    pay(qr: string, wish: Partial<NonNullable<StubCode['payment']>> = {}): StubCode {
      const code = by(qr.replace('QR ', ''))!;
      code.state = 'paid';
      code.payment = {
        id: `paid-${code.id}`,
        merchant: stubMerchant,
        amount: code.amount,
        currency: code.currency,
        paidAt: new Date().toISOString(),
        refunds: {},
        ...wish,
      };
      return code;
    },
    /** Returns the body and headers of its notification to the shop about a code. */
    push(
      code: StubCode,
      {
        secret = stubSecret,
        time = Date.now(),
        event = randomUUID(),
        at = new Date().toISOString(),
      }: { secret?: string; time?: number; event?: string; at?: string } = {},
    ) {
      const body = JSON.stringify({ event, kind: 'paid', code: code.id, at });
      return {
        body,
        headers: { 'x-time': String(time), 'x-signature': signed(secret, String(time), body) },
      };
    },
  };
}
