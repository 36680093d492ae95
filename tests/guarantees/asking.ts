import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '#server/calls/envelope.ts';
import { timeoutMs } from '../support/slowness.ts';

// Requests over the network, each from its own machine: every IP address in 127.0.0.0/8 is this machine.

export interface Question {
  path: string;
  headers?: Record<string, string>;
  /** The body. If it is empty, the request is a GET. */
  body: string;
}

export interface Answer {
  /** The status; 0 when there was no response, and `text` then says why. */
  status: number;
  mayRetry: boolean;
  text: string;
  ms: number;
}

interface FullAnswer extends Answer {
  headers: Record<string, string | string[] | undefined>;
}

const anew = new Agent({ keepAlive: false });

/**
 * Sends one request. Returns errors as an answer as well.
 * @param address the IP address that sends it
 */
export function ask(
  url: string,
  { path, headers, body }: Question,
  agent: Agent = anew,
  address?: string,
): Promise<FullAnswer> {
  const since = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, text: string, got: FullAnswer['headers'] = {}) =>
      resolve({
        status,
        mayRetry: got['retry-after'] !== undefined,
        text,
        headers: got,
        ms: performance.now() - since,
      });
    const asking = request(
      `${url}${path}`,
      {
        agent,
        method: body === '' ? 'GET' : 'POST',
        headers: { ...(body !== '' && { 'content-type': 'application/json' }), ...headers },
        timeout: timeoutMs,
        ...(address !== undefined && { localAddress: address }),
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('error', (error) => end(0, error.message));
        answer.on('end', () => end(answer.statusCode ?? 0, text, answer.headers));
      },
    );
    asking.on('timeout', () => asking.destroy(new Error('no answer')));
    asking.on('error', (error) => end(0, error.message));
    asking.end(body);
  });
}

export interface ApiResponse extends FullAnswer {
  /** `name=value` of the cookies in the response. */
  cookies: string[];
  envelope: Envelope;
  // oxlint-disable-next-line typescript/no-explicit-any -- the gates say what they expect
  data: any;
}

export interface From {
  /** The IP address that sends the request. */
  address?: string;
  headers?: Record<string, string>;
  /** Whether to retry a request that the shop rejects as too busy. Default true. */
  isPatient?: boolean;
}

/** Returns the IP address of machine number `at`. Each number below 4 million has a different one. */
export const machine = (at: number): string =>
  `127.${((at >> 16) % 60) + 1}.${(at >> 8) % 256}.${(at % 254) + 1}`;

/** How often, and after how many ms, a 503 is retried. Clients do so because of its Retry-After. */
const [maxTries, pause] = [40, 250];

/** Repeats `work` after a pause as long as the answer is 503. */
export async function again<Reply extends { status: number }>(work: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    const answer = await work();
    if (answer.status !== 503 || tries === maxTries) return answer;
    await sleep(pause);
  }
}

/**
 * Sends a call to the shop at `url`.
 * @throws when the connection ends without an answer
 */
export async function fetchFrom(
  url: string,
  path: string,
  parameters: unknown,
  from: From = {},
): Promise<ApiResponse> {
  const { address, headers = {}, isPatient: waitsLonger = true } = from;
  const question = {
    path: `/api/v1/${path}`,
    headers,
    body: JSON.stringify({ requestParameters: parameters }),
  };
  const once = () => ask(url, question, anew, address);
  const answer = await (waitsLonger ? again(once) : once());
  if (answer.status === 0) throw new Error(answer.text);
  const envelope = JSON.parse(answer.text) as Envelope;
  return {
    ...answer,
    cookies: [answer.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0] ?? ''),
    envelope,
    data: envelope.data === '' ? '' : JSON.parse(envelope.data),
  };
}

/** Runs `work` for each item in order, with limited concurrency. */
export async function mapConcurrently<Item, Value>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, at: number) => Promise<Value>,
): Promise<Value[]> {
  const results: Value[] = [];
  const left = items.entries();
  const line = async () => {
    for (const [at, item] of left) results[at] = await work(item, at);
  };
  await Promise.all(Array.from({ length: atOnce }, line));
  return results;
}

export const median = (numbers: readonly number[]): number => share(numbers, 0.5);

/** Returns the quantile of the numbers: a share of `part` is below it. */
export function share(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
