import { expect, test } from 'vitest';
import { type RequestQuota, rateLimits } from './rate-limits.ts';

const perMinute = { browse: 600, account: 20, order: 30, message: 10, office: 300 };

/** Returns a stand-in for the table that all processes share, which counts its queries. */
function sharedTable() {
  const hits = new Map<string, number>();
  let questions = 0;
  const request: RequestQuota = async (name, address, requested, max) => {
    questions += 1;
    const key = `${name} ${address}`;
    const before = hits.get(key) ?? 0;
    if (before >= max) return { granted: 0, left: 0, endsIn: 1000 };
    hits.set(key, before + requested);
    const left = max - before - requested;
    return { granted: requested + Math.min(left, 0), left: Math.max(left, 0), endsIn: 60_000 };
  };
  return { ask: request, questions: () => questions, newMinute: () => hits.clear() };
}

async function allowed(requests: number, allow: (at: number) => Promise<boolean>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: requests }, (_, at) => allow(at)));
  return answers.filter(Boolean).length;
}

test.each(['browse', 'account', 'order', 'message', 'office'] as const)(
  'two processes together allow the limit of one: %s',
  async (name) => {
    const table = sharedTable();
    const processes = [rateLimits(perMinute, table.ask), rateLimits(perMinute, table.ask)];
    expect(await allowed(2000, (at) => processes[at % 2]!.allow(name, '1.2.3.4'))).toBe(perMinute[name]);
    // Another IP address has its own limit.
    expect(await allowed(3, () => processes[0]!.allow(name, '1.2.3.5'))).toBe(3);
  },
);

test('browsing rarely queries the shared table, and a client over the limit causes no queries', async () => {
  const table = sharedTable();
  const limits = rateLimits(perMinute, table.ask);
  expect(await allowed(600, () => limits.allow('browse', 'a'))).toBe(600);
  expect(table.questions()).toBeLessThan(60);
  await limits.allow('browse', 'a');
  const before = table.questions();
  expect(await allowed(500, () => limits.allow('browse', 'a'))).toBe(0);
  expect(table.questions()).toBe(before);
});

test('restarted processes count no more requests than their clients made', async () => {
  const table = sharedTable();
  for (let start = 0; start < 20; start += 1)
    expect(await rateLimits(perMinute, table.ask).allow('browse', 'a')).toBe(true);
});

test('a new minute resets the limit', async () => {
  const table = sharedTable();
  let now = 0;
  const limits = rateLimits(perMinute, table.ask, () => now);
  expect(await allowed(30, () => limits.allow('account', 'a'))).toBe(20);
  now = 60_001;
  table.newMinute();
  expect(await allowed(30, () => limits.allow('account', 'a'))).toBe(20);
});

test('requests are rejected while the shared table is unavailable, and accepted again afterwards', async () => {
  const table = sharedTable();
  let isUnreachable = true;
  const limits = rateLimits(perMinute, async (...question) => {
    if (isUnreachable) throw new Error('away');
    return table.ask(...question);
  });
  await expect(limits.allow('browse', 'a')).rejects.toThrow('away');
  isUnreachable = false;
  expect(await limits.allow('browse', 'a')).toBe(true);
});

test.each(['browse', 'account'] as const)(
  'expensive requests count more, across all processes: %s',
  async (name) => {
    const table = sharedTable();
    const processes = [rateLimits(perMinute, table.ask), rateLimits(perMinute, table.ask)];
    let passed = 0;
    for (let at = 0; at < 2000; at += 1) {
      const limits = processes[at % 2]!;
      if (!(await limits.allow(name, 'a'))) continue;
      limits.charge(name, 'a', 4);
      passed += 1;
    }
    // The last request of each process may exceed it.
    expect(passed).toBeGreaterThanOrEqual(perMinute[name] / 5);
    expect(passed).toBeLessThanOrEqual(perMinute[name] / 5 + 2);
    expect(await processes[0]!.allow(name, 'b')).toBe(true);
  },
);
