import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, median, type Question, share } from '../asking.ts';
import { LeanClient } from './lean-client.ts';

// Runs in a separate process, so that the measured code doesn't slow down the measurement.

/** Requests that are sent at a steady rate, whether or not the previous ones were answered. */
export interface Stream {
  name: string;
  /** Requests per second. */
  rate: number;
  /** The requests to send in turn, starting over after the last. */
  requests: Question[];
  /** A text that the body of every successful answer contains. */
  success: string;
}

export interface SenderOptions {
  url: string;
  seconds: number;
  streams: Stream[];
}

export interface StreamOutcome {
  name: string;
  sent: number;
  accepted: number;
  /** The number of 503 answers with Retry-After. */
  shed: number;
  /** All other outcomes, by description. */
  other: Record<string, number>;
  /** Response times in ms. */
  p50: number;
  p99: number;
  slowest: number;
  /** The sender's own delay in ms, at p99. */
  ownDelay: number;
  /** The `OrderNumber` of the accepted answers. */
  numbers: string[];
}

const stored = 500;

export interface ClosedLoopOptions {
  url: string;
  clients: number;
  seconds: number;
  requests: Question[];
}

process.on('message', (options: SenderOptions | ClosedLoopOptions) => {
  const outcome = 'streams' in options ? sendAll(options) : retryRequest(options);
  void outcome.then((each) => process.send?.(each, () => process.exit(0)));
});

async function sendAll({ url, seconds, streams }: SenderOptions): Promise<StreamOutcome[]> {
  const client = new LeanClient(url);
  await client.open(stored);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const outcomes = await Promise.all(streams.map((stream) => send(stream, client, seconds)));
  client.close();
  return outcomes.map((each) => ({ ...each, ownDelay: delay.percentile(99) / 1e6 }));
}

async function send(stream: Stream, client: LeanClient, seconds: number): Promise<StreamOutcome> {
  const { name, rate, success } = stream;
  const requests = stream.requests.map((each) => client.prepare(each));
  const total = Math.round(rate * seconds);
  const answers: Promise<Answer>[] = [];
  const started = performance.now();
  while (answers.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - started) / 1000) * rate) + 1);
    while (answers.length < due) {
      const next = requests[answers.length % requests.length];
      if (next) answers.push(client.request(next));
    }
    await sleep(2);
  }
  const all = await Promise.all(answers);
  const accepted = all.filter(({ status, text }) => status === 200 && text.includes(success));
  const shed = all.filter(({ status, mayRetry }) => status === 503 && mayRetry);
  const other: Record<string, number> = {};
  const expected = new Set([...accepted, ...shed]);
  for (const each of all) {
    if (expected.has(each)) continue;
    const what = `${each.status} ${each.text.slice(0, 120)}`;
    other[what] = (other[what] ?? 0) + 1;
  }
  const times = accepted.map(({ ms }) => ms);
  return {
    name,
    sent: all.length,
    accepted: accepted.length,
    shed: shed.length,
    other,
    p50: median(times),
    p99: share(times, 0.99),
    slowest: Math.max(0, ...times),
    ownDelay: 0,
    numbers: accepted.flatMap(({ text }) => /OrderNumber\\?":\\?"([^"\\]+)/u.exec(text)?.[1] ?? []),
  };
}

/** Returns the number of answers with status 200. */
async function retryRequest({ url, clients, seconds, requests }: ClosedLoopOptions): Promise<number> {
  const lean = new LeanClient(url);
  const prepared = requests.map((each) => lean.prepare(each));
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  let next = 0;
  const client = async () => {
    while (performance.now() < end) {
      const question = prepared[(next += 1) % prepared.length];
      if (question && (await lean.request(question)).status === 200) answers += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answers;
}
