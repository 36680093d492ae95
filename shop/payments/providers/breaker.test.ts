import { describe, expect, it } from 'vitest';
import { guarded } from './breaker.ts';
import type { Attempt, PaymentProvider } from './provider.ts';

const attempt: Attempt = { key: 'k', reference: 'r', methodId: 5, amountCents: 1, currency: 'USD' };
const never = AbortSignal.timeout(60_000);

/** Returns a provider with a single relevant request, and its circuit breaker, on a controlled clock. */
function ward(answer: () => Promise<unknown>) {
  let requested = 0;
  let now = 0;
  const switched: string[] = [];
  const provider = {
    name: 'bank',
    lookup: () => {
      requested += 1;
      return answer();
    },
  } as unknown as PaymentProvider;
  const breaker = guarded(provider, { now: () => now, onSwitch: (_, error) => switched.push(String(error)) });
  return {
    breaker,
    asked: () => requested,
    switched,
    ask: (signal: AbortSignal = never) =>
      breaker.lookup(attempt, signal).then(
        () => true,
        () => false,
      ),
    pass: (ms: number) => void (now += ms),
  };
}
const fails = () => Promise.reject(new Error('reset'));
const answers = () => Promise.resolve({ state: 'pending' });
async function failing(times: number) {
  let does = fails as () => Promise<unknown>;
  const made = ward(() => does());
  for (let at = 0; at < times; at += 1) await made.ask();
  return { ...made, become: (next: () => Promise<unknown>) => void (does = next) };
}

describe('a provider that does not answer', () => {
  it('the provider is called five times in a row, then paused', async () => {
    const four = await failing(4);
    expect(four.breaker.isAnswering()).toBe(true);
    await four.ask();
    expect(four.breaker.isAnswering()).toBe(false);
    for (let at = 0; at < 20; at += 1) expect(await four.ask()).toBe(false);
    expect(four.asked()).toBe(5);
  });

  it('the breaker reports once that it opened, and once that the provider responds again', async () => {
    const bank = await failing(7);
    expect(bank.switched).toEqual(['Error: reset']);
    bank.pass(10_000);
    await bank.ask();
    expect(bank.switched).toHaveLength(1);
    bank.become(answers);
    bank.pass(10_000);
    await bank.ask();
    await bank.ask();
    expect(bank.switched).toEqual(['Error: reset', 'undefined']);
  });

  it('only consecutive failures count: one response resets them', async () => {
    const bank = await failing(4);
    bank.become(answers);
    expect(await bank.ask()).toBe(true);
    bank.become(fails);
    for (let at = 0; at < 4; at += 1) await bank.ask();
    expect(bank.breaker.isAnswering()).toBe(true);
  });

  it('after ten seconds one request at a time tries the provider', async () => {
    const bank = await failing(5);
    bank.pass(9999);
    await bank.ask();
    expect(bank.asked()).toBe(5);
    bank.pass(1);
    let answer = () => undefined as void;
    bank.become(() => new Promise((resolve) => (answer = () => resolve({}))));
    const trying = bank.ask();
    expect(bank.breaker.isAnswering()).toBe(false);
    expect(await Promise.all(Array.from({ length: 10 }, () => bank.ask()))).not.toContain(true);
    expect(bank.asked()).toBe(6);
    answer();
    expect(await trying).toBe(true);
    bank.become(answers);
    expect(await Promise.all(Array.from({ length: 10 }, () => bank.ask()))).not.toContain(false);
  });

  it('a failed try pauses the provider for another ten seconds', async () => {
    const bank = await failing(5);
    bank.pass(10_000);
    await bank.ask();
    expect(bank.asked()).toBe(6);
    await bank.ask();
    expect(bank.asked()).toBe(6);
    bank.pass(10_000);
    bank.become(answers);
    expect(await bank.ask()).toBe(true);
    expect(bank.breaker.isAnswering()).toBe(true);
  });

  it('a hanging request counts as a failure after its timeout', async () => {
    const bank = await failing(0);
    bank.become(() => new Promise(() => undefined));
    const short = () => AbortSignal.timeout(1);
    expect(await Promise.all(Array.from({ length: 5 }, () => bank.ask(short())))).not.toContain(true);
    expect(bank.breaker.isAnswering()).toBe(false);
  });
});

describe.each([400, 402, 404, 409, 422])('a request answered with status %i', (status) => {
  it('the response counts as success, however often it occurs', async () => {
    const bank = ward(() => Promise.reject(Object.assign(new Error('no'), { status })));
    for (let at = 0; at < 10; at += 1) expect(await bank.ask()).toBe(false);
    expect(bank.breaker.isAnswering()).toBe(true);
    expect(bank.asked()).toBe(10);
  });
});

// Invalid keys fail every request of every caller.
it.each([0, 401, 403, 408, 429, 500, 503])(
  'a request answered with status %i counts as a failure',
  async (status) => {
    const bank = ward(() => Promise.reject(Object.assign(new Error('no'), { status })));
    for (let at = 0; at < 5; at += 1) await bank.ask();
    expect(bank.breaker.isAnswering()).toBe(false);
  },
);

it('a declined payment counts as a response', async () => {
  const bank = ward(async () => ({ state: 'declined', reason: 'no money' }));
  for (let at = 0; at < 10; at += 1) await bank.ask();
  expect(bank.breaker.isAnswering()).toBe(true);
});
