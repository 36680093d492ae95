import pino from 'pino';
import { afterAll, beforeEach } from 'vitest';
import type { Operation } from '#contract/operation.ts';
import type { Database } from '#database/connect.ts';
import type { Envelope } from '#server/calls/envelope.ts';
import { createSession, nobodysHash } from '#shop/accounts/accounts.ts';
import type { PaymentMethods } from '#shop/payments/payments.ts';
import { strictSchema } from './calls.ts';
import { orderQueueCapacity, requestCapacity } from './order-queue-capacity.ts';
import { testApp } from './test-app.ts';

/** The caller, as clients store them. */
export interface Shopper {
  customerId: number;
  email: string;
  token: string;
}

export interface Reply {
  status: number;
  envelope: Envelope;
  // oxlint-disable-next-line typescript/no-explicit-any -- the tests say what they expect
  data: any;
  /** The Set-Cookie headers as received. */
  cookies: string[];
  /** The session's cookie, if any. */
  cookie: string | undefined;
  /** `kado-browser=…` if the browser became a trusted device, otherwise ''. */
  mark: string;
  retryAfter: unknown;
}

/** The headers that a browser sends from one of the shop's own pages. */
export const browser = { 'sec-fetch-site': 'same-origin' };

/**
 * Returns a function for the shop's answers over HTTP, without a port. Every error in the log fails the file,
 * because a client must never cause one.
 */
export async function shopApi(db: Database, env: Record<string, string> = {}, payments?: PaymentMethods) {
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  afterAll(() => {
    if (errors.length > 0) throw new Error(`errors in the log:\n${errors.join('')}`);
  });
  const { app, server } = await testApp(db, {
    env: { ...requestCapacity, ...orderQueueCapacity, ...env },
    log,
    ...(payments && { payments }),
  });

  async function post(
    path: string,
    parameters: unknown,
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ): Promise<Reply> {
    const response = await server.inject({
      method: 'POST',
      url: `/api/v1/${path}`,
      remoteAddress,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ requestParameters: parameters }),
    });
    const envelope = response.json<Envelope>();
    const cookies = [response.headers['set-cookie'] ?? []].flat();
    return {
      status: response.statusCode,
      envelope,
      data: JSON.parse(envelope.data),
      cookies,
      cookie: cookies.find((each) => /^(__Host-)?kado=/u.test(each)),
      mark: cookies.find((each) => each.startsWith('kado-browser='))?.split(';')[0] ?? '',
      retryAfter: response.headers['retry-after'],
    };
  }

  /**
   * Sends a call as a shopper (null for a guest) from a machine, with the headers of existing clients.
   * @throws when an answer has an unknown or missing key
   */
  async function request(
    operation: Operation,
    parameters: unknown,
    shopper: Shopper | null = null,
    headers: Record<string, string> = {},
    remoteAddress?: string,
  ): Promise<Reply> {
    const who = { token: shopper?.token ?? '', userid: shopper ? String(shopper.customerId) : '' };
    const reply = await post(operation.path, parameters, { ...who, ...headers }, remoteAddress);
    if (reply.envelope.statusCode === 200) strictSchema(operation.response).parse(reply.data);
    return reply;
  }

  return { app, server, post, request };
}

let shoppers = 0;

/** Creates customers with a session each and an unknown password. */
export async function newShoppers(db: Database, count: number): Promise<Shopper[]> {
  const country = await db.selectFrom('country').select('id').orderBy('id').executeTakeFirst();
  const rows = Array.from({ length: count }, () => ({
    email: `shopper${(shoppers += 1)}@example.com`,
    password_hash: nobodysHash(),
    first_name: 'Sokha',
    last_name: 'Chan',
    mobile: '+855 12 000 001',
    address: 'House 12, Street 178',
    country_id: country?.id ?? null,
  }));
  const made = await db.insertInto('customer').values(rows).returning('id').execute();
  // Creating a thousand at once would exceed the timeout for a connection.
  const all: Shopper[] = [];
  for (let from = 0; from < made.length; from += 20) {
    const some = made.slice(from, from + 20).map(async ({ id }, at) => ({
      customerId: id,
      email: rows[from + at]!.email,
      token: (await createSession(db, id, false)).token,
    }));
    all.push(...(await Promise.all(some)));
  }
  return all;
}

export async function newShopper(db: Database): Promise<Shopper> {
  const [shopper] = await newShoppers(db, 1);
  return shopper!;
}

/** Creates another customer for each test, always in the same object. */
export function eachTestsShopper(db: Database): Shopper {
  const shopper = {} as Shopper;
  beforeEach(async () => void Object.assign(shopper, await newShopper(db)));
  return shopper;
}
