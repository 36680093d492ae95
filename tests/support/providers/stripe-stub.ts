import { createHmac, randomBytes } from 'node:crypto';
import { type RequestRecord, type StubResponse, stubServer } from './stub-server.ts';

// A stand-in for Stripe with its own ledger. Its answers have the format of Stripe's published examples
// (tests/guarantees/money/providers.test.ts compares them). It shares no code with the shop.

export interface StubIntent {
  id: string;
  amount: number;
  currency: string;
  payment: string;
  shop: string;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  secret: string;
  /** The id of the charge; '' until it was charged. */
  charge: string;
  takenAt: number;
  failure: string;
  refunds: { id: string; amount: number; name: string }[];
  /** The account that received the payment, if it isn't the shop's. */
  payee: string | null;
}

const id = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;
const seconds = () => Math.floor(Date.now() / 1000);

export async function stripeStub(webhookSecret = 'whsec_stub') {
  const ledger: StubIntent[] = [];
  const answers = new Map<string, { body: string; output: StubResponse }>();
  const spent = new Set<string>();

  function answer(requests: RequestRecord): StubResponse {
    const key = requests.headers['idempotency-key'];
    if (requests.method !== 'POST' || typeof key !== 'string') return make(requests);
    const before = answers.get(key);
    if (before) return before.body === requests.body ? before.output : refuse(400, 'idempotency_error', '');
    const output = make(requests);
    answers.set(key, { body: requests.body, output });
    return output;
  }

  function make({ method, path, query, body, headers }: RequestRecord): StubResponse {
    if (!headers.authorization?.startsWith('Bearer sk_test_')) return refuse(401, 'auth', '');
    const form = new URLSearchParams(body);
    const [, kind, name, verb] = /^\/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/u.exec(path) ?? [];
    if (kind === 'refunds') return method === 'POST' ? refund(form) : refundsOf(query);
    if (kind === 'charges') return charges(query);
    if (kind !== 'payment_intents') return refuse(404, 'invalid_request_error', 'resource_missing');
    if (method === 'POST' && name === undefined) {
      if (Number(form.get('amount')) < 50) return refuse(400, 'invalid_request_error', 'amount_too_small');
      return { status: 200, body: intentOf(begin(form)) };
    }
    const intent = ledger.find((each) => each.id === name);
    if (!intent) return refuse(404, 'invalid_request_error', 'resource_missing');
    if (verb === 'confirm') return confirm(intent, form);
    if (verb === 'cancel') return cancel(intent);
    return { status: 200, body: intentOf(intent) };
  }

  function begin(form: URLSearchParams): StubIntent {
    const made: StubIntent = {
      id: id('pi'),
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      payment: form.get('metadata[payment]') ?? '',
      shop: form.get('metadata[shop]') ?? '',
      status: 'requires_payment_method',
      secret: '',
      charge: '',
      takenAt: 0,
      failure: '',
      refunds: [],
      payee: null,
    };
    made.secret = `${made.id}_secret_${randomBytes(6).toString('hex')}`;
    ledger.push(made);
    return made;
  }

  function confirm(intent: StubIntent, form: URLSearchParams): StubResponse {
    if (intent.status !== 'requires_payment_method')
      return refuse(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    const token = form.get('payment_method_data[card][token]');
    const card = token ?? form.get('payment_method') ?? '';
    if (spent.has(card)) return refuse(400, 'invalid_request_error', 'token_already_used');
    if (token !== null) spent.add(card);
    if (card.includes('chargeDeclined')) {
      intent.failure = 'card_declined';
      return refuse(402, 'card_error', 'card_declined');
    }
    if (card.includes('threeDSecure')) intent.status = 'requires_action';
    else if (card.includes('visa')) take(intent);
    else return refuse(400, 'invalid_request_error', 'resource_missing');
    return { status: 200, body: intentOf(intent) };
  }

  function cancel(intent: StubIntent): StubResponse {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return refuse(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    intent.status = 'canceled';
    return { status: 200, body: intentOf(intent) };
  }

  function refund(form: URLSearchParams): StubResponse {
    const intent = ledger.find((each) => each.id === form.get('payment_intent'));
    const amount = Number(form.get('amount'));
    if (!intent?.charge) return refuse(404, 'invalid_request_error', 'resource_missing');
    if (refundedOf(intent) + amount > intent.amount)
      return refuse(400, 'invalid_request_error', 'charge_already_refunded');
    const made = { id: id('re'), amount, name: form.get('metadata[refund]') ?? '' };
    intent.refunds.push(made);
    return { status: 200, body: refundBody(intent, made) };
  }

  function refundsOf(query: URLSearchParams): StubResponse {
    const intent = ledger.find((each) => each.id === query.get('payment_intent'));
    return list(
      (intent?.refunds ?? []).map((each) => refundBody(intent!, each)),
      false,
    );
  }

  function charges(query: URLSearchParams): StubResponse {
    const from = Number(query.get('created[gte]'));
    const taken = ledger.filter(({ charge, takenAt }) => charge !== '' && takenAt >= from).toReversed();
    const start = taken.findIndex(({ charge }) => charge === query.get('starting_after')) + 1;
    const page = taken.slice(start, start + Number(query.get('limit')));
    return list(page.map(chargeOf), start + page.length < taken.length);
  }

  const server = await stubServer(answer);
  return {
    ...server,
    address: `http://127.0.0.1:${server.port}`,
    ledger,
    taken: () => ledger.filter(({ charge }) => charge !== ''),
    /** Acts as the shopper at the bank's challenge. */
    act(secret: string, isPassed: boolean) {
      const intent = ledger.find((each) => each.secret === secret);
      if (intent?.status !== 'requires_action') throw new Error('no request is expected');
      if (isPassed) return take(intent);
      intent.status = 'requires_payment_method';
      intent.failure = 'payment_intent_authentication_failure';
      return undefined;
    },
    /** Returns an event as Stripe sends it: body and header. */
    event(
      type: string,
      object: object,
      {
        at = seconds(),
        secret = webhookSecret,
        eventId = id('evt'),
        created = at,
      }: { at?: number; secret?: string; eventId?: string; created?: unknown } = {},
    ) {
      const body = JSON.stringify({
        id: eventId,
        object: 'event',
        api_version: '2026-10-28.endive',
        created,
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      });
      return { body, header: stripeSignature(body, at, secret) };
    },
    intentOf,
  };
}

export const stripeSignature = (body: string, at: number, secret: string): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

function take(intent: StubIntent): void {
  intent.status = 'succeeded';
  intent.charge = id('ch');
  intent.takenAt = seconds();
}

const refundedOf = ({ refunds }: StubIntent) => refunds.reduce((sum, { amount }) => sum + amount, 0);

const refuse = (status: number, type: string, code: string): StubResponse => ({
  status,
  body: { error: { type, code, message: 'No.' } },
});
const list = (data: object[], more: boolean): StubResponse => ({
  status: 200,
  body: { object: 'list', data, has_more: more, url: '/v1/list' },
});

/** Returns the intent with its charge, as in requests with `expand`. */
export function intentOf(intent: StubIntent) {
  const isTaken = intent.charge !== '';
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: isTaken ? intent.amount : 0,
    cancellation_reason: null,
    client_secret: intent.secret,
    created: seconds(),
    currency: intent.currency,
    last_payment_error: intent.failure === '' ? null : { type: 'card_error', code: intent.failure },
    latest_charge: isTaken ? chargeOf(intent) : null,
    livemode: false,
    metadata: metadataOf(intent),
    next_action: intent.status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
    on_behalf_of: intent.payee,
    payment_method_types: ['card'],
    status: intent.status,
    transfer_data: intent.payee === null ? null : { destination: { id: intent.payee } },
  };
}

const metadataOf = ({ payment, shop }: StubIntent) => ({ payment, shop });

const chargeOf = (intent: StubIntent) => ({
  id: intent.charge,
  object: 'charge',
  amount: intent.amount,
  amount_captured: intent.amount,
  amount_refunded: refundedOf(intent),
  captured: true,
  created: intent.takenAt,
  currency: intent.currency,
  livemode: false,
  metadata: metadataOf(intent),
  paid: true,
  payment_intent: intent.id,
  refunded: refundedOf(intent) === intent.amount,
  status: 'succeeded',
});

const refundBody = (
  intent: StubIntent,
  { id: name, amount, name: refundName }: StubIntent['refunds'][number],
) => ({
  id: name,
  object: 'refund',
  amount,
  charge: intent.charge,
  created: seconds(),
  currency: intent.currency,
  metadata: { refund: refundName },
  payment_intent: intent.id,
  status: 'succeeded',
});
