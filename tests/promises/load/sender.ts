import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, median, type Question, share } from '../asking.ts';
import { LeanClient } from './lean-client.ts';

// A process of its own, so that what measures is not slowed by what is measured in the same loop.

/** Requests that leave at a steady rate, whether the ones before were answered or not. */
export interface Stream {
  name: string;
  /** A second. */
  rate: number;
  /** Sent in turn, again from the first after the last. */
  requests: Question[];
  /** Stands in the body of an answer that did what was asked. */
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
  /** 503 with Retry-After. */
  shed: number;
  /** Everything else, by what it was. */
  other: Record<string, number>;
  /** Milliseconds. */
  p50: number;
  p99: number;
  slowest: number;
  /** By how much the sender itself was late, at p99. */
  ownDelay: number;
  /** What the accepted answers said in `OrderNumber`. */
  numbers: string[];
}

const kept = 500;

export interface ClosedLoopOptions {
  url: string;
  clients: number;
  seconds: number;
  requests: Question[];
}

process.on('message', (options: SenderOptions | ClosedLoopOptions) => {
  const outcome = 'streams' in options ? sendAll(options) : askAgain(options);
  void outcome.then((each) => process.send?.(each, () => process.exit(0)));
});

async function sendAll({ url, seconds, streams }: SenderOptions): Promise<StreamOutcome[]> {
  const client = new LeanClient(url);
  await client.open(kept);
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
      if (next) answers.push(client.ask(next));
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

/** How many were answered with 200. */
async function askAgain({ url, clients, seconds, requests }: ClosedLoopOptions): Promise<number> {
  const lean = new LeanClient(url);
  const prepared = requests.map((each) => lean.prepare(each));
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  let next = 0;
  const client = async () => {
    while (performance.now() < end) {
      const question = prepared[(next += 1) % prepared.length];
      if (question && (await lean.ask(question)).status === 200) answers += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answers;
}
