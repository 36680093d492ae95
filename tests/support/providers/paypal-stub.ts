import { createHmac, randomBytes } from 'node:crypto';
import { certificateFor } from './certificate.ts';
import { orderBody, refundBody, type StubCapture, type StubOrder, transactionOf } from './paypal-bodies.ts';
import { type RequestRecord, type StubResponse, stubServer } from './stub-server.ts';

// A stand-in for PayPal with its own ledger, over TLS under PayPal's name. Its answers have the format of PayPal's
// published descriptions (tests/guarantees/money/providers.test.ts compares them). It shares no code with the shop.

export const stubMerchant = 'KADXMERCHANT2';
const name = 'api-m.sandbox.paypal.com';
const id = () => randomBytes(9).toString('hex').toUpperCase().slice(0, 17);
const cents = (value: string) => Math.round(Number(value) * 100);

export async function paypalStub({ webhookId = 'WHSTUB' } = {}) {
  const ledger: StubOrder[] = [];
  const answers = new Map<string, StubResponse>();
  const sealKey = randomBytes(16);
  const tls = certificateFor(name);

  function answer(requests: RequestRecord): StubResponse {
    const { method, path, headers } = requests;
    if (path === '/v1/oauth2/token') return token(requests);
    if (headers.authorization !== 'Bearer stub-token') return refuse(401, 'AUTHENTICATION_FAILURE', '');
    const key = headers['paypal-request-id'];
    const known = typeof key === 'string' ? answers.get(`${path} ${key}`) : undefined;
    if (known) return { ...known, status: 200 };
    const output = make(requests);
    if (method === 'POST' && typeof key === 'string' && output.status < 500)
      answers.set(`${path} ${key}`, output);
    return output;
  }

  function token({ headers }: RequestRecord): StubResponse {
    const basic = `Basic ${Buffer.from('stub-client:stub-secret').toString('base64')}`;
    if (headers.authorization !== basic) return refuse(401, 'invalid_client', '');
    return {
      status: 200,
      body: {
        scope: '',
        access_token: 'stub-token',
        token_type: 'Bearer',
        app_id: 'APP-1',
        expires_in: 32_400,
      },
    };
  }

  function make(requests: RequestRecord): StubResponse {
    const { method, path, body } = requests;
    if (path === '/v2/checkout/orders' && method === 'POST') return begin(JSON.parse(body));
    if (path === '/v1/notifications/verify-webhook-signature') return verify(body);
    if (path === '/v1/reporting/transactions') return report(requests.query);
    const [, kind, which, verb] =
      /^\/v2\/(checkout\/orders|payments\/captures)\/(\w+)(?:\/(\w+))?$/u.exec(path) ?? [];
    const order = ledger.find((each) =>
      kind === 'checkout/orders' ? each.id === which : each.captures.some((taken) => taken.id === which),
    );
    if (!order) return refuse(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    if (verb === 'capture') return capture(order);
    if (verb === 'refund') return refund(order, JSON.parse(body));
    return { status: 200, body: orderBody(order) };
  }

  function begin(wish: {
    purchase_units: { amount: { value: string; currency_code: string }; custom_id: string }[];
  }): StubResponse {
    const [unit] = wish.purchase_units;
    if (!unit) return refuse(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER');
    const order = add({
      value: unit.amount.value,
      currency: unit.amount.currency_code,
      custom: unit.custom_id,
    });
    order.status = 'PAYER_ACTION_REQUIRED';
    return { status: 201, body: { id: order.id, status: order.status, links: [] } };
  }

  function add(wish: Partial<StubOrder>): StubOrder {
    const order: StubOrder = {
      id: id(),
      value: '1.00',
      currency: 'USD',
      custom: '',
      payee: stubMerchant,
      status: 'CREATED',
      isPoor: false,
      captures: [],
      refunds: [],
      ...wish,
    };
    ledger.push(order);
    return order;
  }

  function capture(order: StubOrder): StubResponse {
    if (order.status === 'COMPLETED') return refuse(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return refuse(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
    if (order.isPoor) return refuse(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED');
    take(order);
    return { status: 201, body: { id: order.id, status: order.status, links: [] } };
  }

  function take(order: StubOrder, status: StubCapture['status'] = 'COMPLETED'): StubOrder {
    const { value, currency } = order;
    order.status = 'COMPLETED';
    order.captures.push({
      id: id(),
      value,
      currency,
      status,
      at: `${new Date().toISOString().slice(0, 19)}Z`,
    });
    return order;
  }

  function refund(order: StubOrder, wish: { amount: { value: string }; custom_id: string }): StubResponse {
    const back = order.refunds.reduce((sum, each) => sum + cents(each.value), 0);
    if (back + cents(wish.amount.value) > cents(order.value))
      return refuse(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED');
    const made = { id: id(), value: wish.amount.value, custom: wish.custom_id };
    order.refunds.push(made);
    return { status: 201, body: refundBody(order, made) };
  }

  function report(query: URLSearchParams): StubResponse {
    const isRefunds = query.get('transaction_type') === 'T1107';
    const rows = ledger
      .filter(({ captures }) => captures.length > 0)
      .flatMap((order) => transactionOf(order, isRefunds));
    const size = Math.min(Number(query.get('page_size')), 2);
    const page = Number(query.get('page'));
    return {
      status: 200,
      body: {
        transaction_details: rows.slice((page - 1) * size, page * size),
        page,
        total_items: rows.length,
        total_pages: Math.max(1, Math.ceil(rows.length / size)),
      },
    };
  }

  const seal = (transmission: string, at: string, hook: string, event: string) =>
    createHmac('sha256', sealKey).update(`${transmission}|${at}|${hook}|${event}`).digest('hex');

  function verify(body: string): StubResponse {
    const output = JSON.parse(body) as Record<string, string>;
    // The event's original bytes, because parsing and serializing could change them.
    const event = body.slice(body.indexOf('"webhook_event":') + 16, -1);
    const { transmission_id: transmission = '', transmission_time: at = '', webhook_id: hook = '' } = output;
    const isGenuine =
      hook === webhookId && output['transmission_sig'] === seal(transmission, at, hook, event);
    return { status: 200, body: { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' } };
  }

  const server = await stubServer(answer, tls);
  return {
    ...server,
    address: `https://127.0.0.1:${server.port}`,
    authority: tls.cert,
    webhookId,
    ledger,
    taken: () => ledger.filter(({ captures }) => captures.some(({ status }) => status !== 'DECLINED')),
    order: (which: string) => ledger.find((each) => each.id === which),
    /** Approves as the shopper in PayPal's window. */
    approve(which: string, { isPoor = false } = {}) {
      Object.assign(
        ledger.find((each) => each.id === which)!,
        { status: 'APPROVED', isPoor },
      );
    },
    /** Acts as an existing client: creates and captures an order in the browser, without the shop. */
    captured(wish: Partial<StubOrder>, status?: StubCapture['status']): StubOrder {
      return take(add({ status: 'APPROVED', ...wish }), status);
    },
    add,
    /** Captures an order as the buttons' own script does, without the shop. */
    take: (which: string) => void take(ledger.find((each) => each.id === which)!),
    /** Returns an event as PayPal sends it: body and headers. */
    event(
      kind: string,
      resource: object,
      { at = new Date().toISOString(), hook = webhookId, eventId = id() } = {},
    ) {
      const body = JSON.stringify(
        { id: `WH-${eventId}`, event_type: kind, create_time: at, resource },
        null,
        1,
      );
      const transmission = id().toLowerCase();
      return {
        body,
        headers: {
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-stub',
          'paypal-transmission-id': transmission,
          'paypal-transmission-sig': seal(transmission, at, hook, body),
          'paypal-transmission-time': at,
        },
      };
    },
  };
}

const refuse = (status: number, errorName: string, issue: string): StubResponse => ({
  status,
  body: {
    name: errorName,
    message: 'No.',
    debug_id: 'stub',
    details: issue ? [{ issue, description: 'No.' }] : [],
  },
});
