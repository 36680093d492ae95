import { once } from 'node:events';
import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

// Code shared by the stubs of the payment providers: a server that can be made to fail, and that records its
// requests.

export interface RequestRecord {
  method: string;
  /** The path without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface StubResponse {
  status: number;
  body: unknown;
}

/** How a stub fails, before or after processing the request. */
export type Failure =
  | 'hang'
  | 'reset'
  | 'reset-after'
  | 'hang-after'
  | 'garbage'
  | 'garbage-after'
  | '500'
  | '409';

export interface Fault {
  on: RegExp;
  does: Failure;
  times?: number;
}

export interface StubServer {
  port: number;
  /** All requests and answers, in order. */
  log: { requests: RequestRecord; output: StubResponse | null }[];
  /** Makes requests that match "METHOD path" fail from now on. */
  fault(fault: Fault): void;
  /** Ends all faults. */
  heal(): void;
}

/**
 * Starts a stub. It stops after the file's last test.
 * @param tls its key and certificate, or null for plain HTTP
 */
export async function stubServer(
  answer: (requests: RequestRecord) => StubResponse,
  tls: { key: string; cert: string } | null = null,
): Promise<StubServer> {
  const log: StubServer['log'] = [];
  let faults: (Fault & { left: number })[] = [];

  function failureOf(requests: RequestRecord): Failure | null {
    const fault = faults.find(({ on, left }) => left > 0 && on.test(`${requests.method} ${requests.path}`));
    if (!fault) return null;
    fault.left -= 1;
    return fault.does;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub.invalid');
    const requests: RequestRecord = {
      method: request.method ?? '',
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    const failure = failureOf(requests);
    const isBefore = failure !== null && !failure.endsWith('-after');
    const output = isBefore ? null : answer(requests);
    log.push({ requests, output });
    if (failure === 'hang' || failure === 'hang-after') return;
    if (failure === 'reset' || failure === 'reset-after') return void request.socket.destroy();
    if (failure === 'garbage' || failure === 'garbage-after') return void response.end('<html>maintenance');
    const { status, body } =
      output ?? (failure === '409' ? { status: 409, body: conflict } : { status: 500, body: broken });
    const text = isRaw(body) ? body.raw : JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  }
  const listener = (request: IncomingMessage, response: ServerResponse) => void serve(request, response);
  const server = tls ? createHttps(tls, listener) : createHttp(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    port: (server.address() as AddressInfo).port,
    log,
    fault: (fault) => void faults.push({ ...fault, left: fault.times ?? 1 }),
    heal: () => void (faults = []),
  };
}

const isRaw = (body: unknown): body is { raw: string } =>
  typeof body === 'object' && body !== null && 'raw' in body && typeof body.raw === 'string';

const broken = { error: { type: 'api_error', message: 'broken' }, name: 'INTERNAL_SERVER_ERROR' };
const conflict = {
  error: { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'another is under way' },
  name: 'RESOURCE_CONFLICT',
};
