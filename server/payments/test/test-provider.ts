import { timingSafeEqual } from 'node:crypto';
import { type PaymentMethodId, paymentMethodIds } from '#contract/constants.ts';
import type {
  Action,
  Outcome,
  PaymentProvider,
  ProviderEvent,
  RefundOutcome,
} from '#shop/payments/payments.ts';
import { signature } from './hook-signature.ts';

/** A charge as the provider's process reports it. */
interface TestPayment {
  id: string;
  key: string;
  method: 'card' | 'wallet' | 'code';
  amount: number;
  currency: string;
  payee: string;
  /** Missing in ledgers from before shops had an id. */
  shop?: string;
  status: 'open' | 'needs_action' | 'approved' | 'pending' | 'paid' | 'declined' | 'cancelled';
  secret: string;
  reason: string;
  money: string;
  takenAt: string;
  refunds: { amount: number }[];
}

const kinds: Readonly<Record<PaymentMethodId, TestPayment['method']>> = {
  [paymentMethodIds.wallet]: 'wallet',
};

/**
 * The built-in provider that takes no real money: card and wallet on a machine without keys.
 * @param url the URL of its process
 */
export function testProvider({
  url,
  key,
  methods = [paymentMethodIds.card, paymentMethodIds.wallet],
}: {
  url: string;
  key: string;
  /** The payment methods that no other provider serves. */
  methods?: readonly PaymentMethodId[];
}): PaymentProvider {
  /**
   * Asks the process. Returns null if the charge doesn't exist.
   * @throws on an invalid answer
   */
  async function request<T>(path: string, signal: AbortSignal, body?: object): Promise<T | null> {
    const response = await fetch(`${url}/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`answered ${response.status}`, { cause: response.status });
    return (await response.json()) as T;
  }
  const charge = (path: string, signal: AbortSignal, body?: object) =>
    request<TestPayment>(`charges/${encodeURIComponent(path).replaceAll('%2F', '/')}`, signal, body);

  return {
    name: 'test',
    methods,
    confirmedBy: 'provider',
    isTest: true,
    publicKey: '',
    holdMinutes: 30,
    pollSeconds: null,
    minCents: 1,
    listedAfterMinutes: 0,
    async create({ key: name, shop, methodId, amountCents, currency }, signal) {
      const method = kinds[methodId] ?? 'card';
      const body = { key: name, shop, method, amount: amountCents, currency };
      const made = await request<TestPayment>('charges', signal, body);
      if (!made) throw new Error('nothing was made');
      return { reference: made.id, action: actionOf(made) };
    },
    confirm: async ({ reference }, proof, signal) =>
      outcomeOf(await charge(`${reference}/confirm`, signal, { proof })),
    lookup: async ({ reference }, signal) => outcomeOf(await charge(reference, signal)),
    cancel: async ({ reference }, signal) => outcomeOf(await charge(`${reference}/cancel`, signal, {})),
    async refund({ reference }, { key: name, amountCents }, signal) {
      try {
        const done = await request<{ id: string }>(`charges/${reference}/refunds`, signal, {
          key: name,
          amount: amountCents,
        });
        return refundOf(done);
      } catch (error) {
        if (error instanceof Error && error.cause === 422) return { state: 'failed', reason: 'refused' };
        throw error;
      }
    },
    findRefund: async ({ reference }, name, signal) =>
      refundOf(await request<{ id: string }>(`charges/${reference}/refunds/${name}`, signal)),
    readWebhook: async (body, headers) => readWebhook(key, body, headers['kado-test-signature'] ?? ''),
    async charges(since, page, signal) {
      const query = new URLSearchParams({
        since: since.toISOString(),
        ...(page !== null && { after: page }),
      });
      const list = await request<{ charges: TestPayment[]; next: string | null }>(`charges?${query}`, signal);
      return {
        next: list?.next ?? null,
        charges: (list?.charges ?? [])
          .filter(({ method }) => method !== 'code')
          .map(({ id, money, amount, currency, refunds, takenAt, shop = '' }) => ({
            chargeId: money,
            reference: id,
            amountCents: amount,
            currency,
            refundedCents: refundedOf(refunds),
            takenAt: new Date(takenAt),
            shop,
          })),
      };
    },
  };
}

function actionOf({ method, id, secret }: TestPayment): Action {
  return method === 'wallet'
    ? { kind: 'approve', walletOrderId: id }
    : { kind: 'confirm', clientSecret: secret };
}

const refundedOf = (refunds: TestPayment['refunds']): number =>
  refunds.reduce((total, { amount }) => total + amount, 0);

function outcomeOf(payment: TestPayment | null): Outcome {
  if (!payment) return { state: 'missing' };
  const { status, reason, money, amount, currency, payee, takenAt, refunds, shop = '' } = payment;
  switch (status) {
    case 'paid':
      // A refunded payment doesn't pay for an order.
      if (refundedOf(refunds) >= amount)
        return { state: 'declined', reason: 'given back', refundedCents: refundedOf(refunds) };
      return {
        state: 'paid',
        refundedCents: refundedOf(refunds),
        charge: {
          chargeId: money,
          amountCents: amount,
          currency,
          isOurs: payee === 'shop',
          shop,
          takenAt: new Date(takenAt),
        },
      };
    case 'open':
    case 'approved':
    case 'needs_action':
      return { state: 'needs_action', action: actionOf(payment), isChallenge: status === 'needs_action' };
    case 'pending':
      return { state: 'pending' };
    case 'declined':
    case 'cancelled':
      return { state: 'declined', reason };
    default:
      return { state: 'unknown', reason: 'an answer nobody understands' };
  }
}

const refundOf = (payment: { id: string } | null): RefundOutcome => {
  if (!payment) return { state: 'missing' };
  return typeof payment.id === 'string'
    ? { state: 'done', reference: payment.id }
    : { state: 'unknown', reason: 'an answer nobody understands' };
};

const disputes: Readonly<Record<string, ProviderEvent['dispute']>> = {
  'dispute.opened': 'opened',
  'dispute.won': 'won',
  'dispute.lost': 'lost',
};

function readWebhook(key: string, body: Buffer, header: string): ProviderEvent | null {
  const [, at = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/u.exec(header) ?? [];
  if (at === '') return null;
  const expected = signature(key, Number(at), body);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(given))) return null;
  const event = JSON.parse(body.toString('utf8')) as {
    id: string;
    kind: string;
    happened: string;
    charge: { id: string; key: string };
  };
  return {
    eventId: event.id,
    kind: event.kind,
    key: event.charge.key,
    reference: event.charge.id,
    chargeId: '',
    signedAt: new Date(Number(at) * 1000),
    happenedAt: new Date(event.happened),
    dispute: disputes[event.kind] ?? null,
    isDecline: event.kind === 'charge.declined',
  };
}
