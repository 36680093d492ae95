import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '#server/calls/envelope.ts';

// Calls as they come over the network: from a machine of one's own each, since every address of 127.0.0.0/8 is this one.

export interface Said {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** `name=value` of the cookies it set. */
  cookies: string[];
  text: string;
  envelope: Envelope;
  // oxlint-disable-next-line typescript/no-explicit-any -- the gates say what they expect
  data: any;
  milliseconds: number;
}

export interface From {
  /** The machine that asks. */
  address?: string;
  headers?: Record<string, string>;
  /** False: what the shop is too busy for is not asked again. */
  isPatient?: boolean;
}

/** The `at`th machine, another one for each number below 4 million. */
export const machine = (at: number): string =>
  `127.${((at >> 16) % 60) + 1}.${(at >> 8) % 256}.${(at % 254) + 1}`;

const agent = new Agent({ keepAlive: false });

/** How often, and after how many milliseconds, what the shop was too busy for is asked again: as clients do by its Retry-After. */
const [mostTries, pause] = [40, 250];

/** Does `work` again after a moment as long as it is answered 503. */
export async function again<Answer extends { status: number }>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await work();
    if (answer.status !== 503 || tries === mostTries) return answer;
    await sleep(pause);
  }
}

/** Asks a call of the shop at `url`. @throws when the connection ends without an answer */
export function askFrom(url: string, path: string, parameters: unknown, from: From = {}): Promise<Said> {
  const once = () => askOnce(url, path, parameters, from);
  return from.isPatient === false ? once() : again(once);
}

function askOnce(url: string, path: string, parameters: unknown, from: From): Promise<Said> {
  const { hostname, port } = new URL(url);
  const body = JSON.stringify({ requestParameters: parameters });
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        path: `/api/v1/${path}`,
        method: 'POST',
        agent,
        ...(from.address !== undefined && { localAddress: from.address }),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...from.headers,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const envelope = JSON.parse(text) as Envelope;
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            cookies: (answer.headers['set-cookie'] ?? []).map((each) => each.split(';')[0] ?? ''),
            text,
            envelope,
            data: envelope.data === '' ? '' : JSON.parse(envelope.data),
            milliseconds: performance.now() - started,
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Runs `work` for each, so many at a time, in order. */
export async function eachOf<Item, Value>(
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

/** The number below which that share of the numbers is. */
export function share(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
