import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Question } from './ask.ts';
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
  shedP99: number;
  /** By how much the sender itself was late, at p99. */
  ownDelay: number;
  /** What the accepted answers said in `OrderNumber`. */
  numbers: string[];
}

const kept = 500;

process.on('message', (options: SenderOptions) => {
  void run(options).then((outcomes) => process.send?.(outcomes, () => process.exit(0)));
});

async function run({ url, seconds, streams }: SenderOptions): Promise<StreamOutcome[]> {
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
  const times = accepted.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const shedTimes = shed.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    name,
    sent: all.length,
    accepted: accepted.length,
    shed: shed.length,
    other,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    slowest: times.at(-1) ?? 0,
    shedP99: quantile(shedTimes, 0.99),
    ownDelay: 0,
    numbers: accepted.flatMap(({ text }) => /OrderNumber\\?":\\?"([^"\\]+)/u.exec(text)?.[1] ?? []),
  };
}

const quantile = (sorted: number[], part: number): number => sorted[Math.ceil(sorted.length * part) - 1] ?? 0;
