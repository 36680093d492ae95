import type { Database } from '#database/schema.ts';
import type { Envelope } from '#server/calls/envelope.ts';
import { afterwards, forTheRun } from './afterwards.ts';
import { demoDatabase } from './postgres.ts';
import { type ShopServer, startShop } from './shop-server.ts';

/** The caller, as existing clients store them in the browser. */
export interface Visitor {
  UserID: number;
  token: string;
}

export interface WireAnswer {
  status: number;
  headers: Headers;
  /** The body as received. */
  text: string;
  envelope: Envelope;
  // oxlint-disable-next-line typescript/no-explicit-any -- the tests say what they expect
  data: any;
}

export interface Asking {
  /** The caller; undefined for a guest. */
  as?: Visitor | undefined;
  headers?: Record<string, string>;
}

/** The demo shop in a separate process, with a connection of our own to its database. */
export interface RunningShop extends ShopServer {
  db: Database;
  request(path: string, parameters: unknown, asking?: Asking): Promise<WireAnswer>;
  /**
   * Logs in over HTTP.
   * @throws when that fails
   */
  logIn(email: string, password: string): Promise<Visitor>;
  /**
   * Returns log lines at level error and above, and other output that isn't log, except messages about being
   * busy.
   */
  faults(): string[];
}

/** The customers of the demo shop (database/demo/accounts.json). Each of the first two has orders. */
export const demoLogins = {
  sokha: ['sokha@example.com', 'kado-demo-1'],
  dara: ['dara@example.com', 'kado-demo-2'],
  maly: ['maly@example.com', 'kado-demo-3'],
} as const;

/** Starts the demo shop on the file's own database. Both end after its last test. */
export async function runningShop(env: Record<string, string> = {}): Promise<RunningShop> {
  const { db, url, ownerUrl } = await demoDatabase();
  const shop = await startShop({ databaseUrl: url, ownerUrl, env });
  afterwards(() => shop.stop('SIGINT'), { pids: [shop.pid], folders: [shop.dataFolder] });
  const request = caller(shop.url);
  return { ...shop, db, request, logIn: logInBy(request), faults: () => errorsIn(shop.output()) };
}

let shared: Promise<RunningShop> | undefined;
/**
 * Returns one shop for all files of a run that don't disturb each other. It uses 29 of PostgreSQL's 100
 * connections, so there is only one.
 */
export const sharedShop = (): Promise<RunningShop> => (shared ??= forTheRun(() => runningShop()));

/**
 * Returns a function that calls a shop as existing clients do: POST, `{requestParameters}`, always with
 * `Token` and `UserID`.
 */
export function caller(shopUrl: string): RunningShop['request'] {
  return async (call, parameters, { as, headers = {} } = {}) => {
    const response = await fetch(`${shopUrl}/api/v1/${call}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        token: as?.token ?? '',
        userid: as ? String(as.UserID) : '',
        ...headers,
      },
      body: JSON.stringify({ requestParameters: parameters }),
    });
    const text = await response.text();
    const envelope = JSON.parse(text) as Envelope;
    const data: unknown = envelope.data === '' ? '' : JSON.parse(envelope.data);
    return { status: response.status, headers: response.headers, text, envelope, data };
  };
}

export const logInBy =
  (request: RunningShop['request']): RunningShop['logIn'] =>
  async (Email, Password) => {
    const { data, envelope } = await request('dynamic/dataoperation/get-user-login', { Email, Password });
    if (data[0]?.ResponseMsg !== 'Login Successfully') throw new Error(`${Email} cannot log in`);
    return { UserID: data[0].UserID, token: envelope.token ?? '' };
  };

const errorLevel = 50;

/**
 * Matches messages that a client was asked to retry, because a statement or a connection took too long. On a
 * busy machine that isn't an error.
 */
const busy =
  /^57014$|timeout exceeded when trying to connect|terminated due to connection timeout|Query read timeout/u;

/** Returns the printed lines that need an operator's attention. */
export function errorsIn(output: string): string[] {
  return output.split('\n').filter((line) => {
    if (!line.startsWith('{')) return /\b(Error|Exception|Unhandled|Warning)\b/u.test(line);
    const { level, err } = JSON.parse(line) as { level: number; err?: { code?: string; message?: string } };
    return level >= errorLevel && !busy.test(err?.code ?? '') && !busy.test(err?.message ?? '');
  });
}
