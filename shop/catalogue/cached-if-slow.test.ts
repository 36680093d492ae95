import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachedIfSlow } from './cached-if-slow.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const source = {};
const asking = (takes: number) =>
  vi.fn<() => Promise<number>>(() => new Promise((resolve) => setTimeout(resolve, takes, takes)));

async function once(ask: (of: object) => Promise<number>, of: object = source): Promise<number> {
  const answer = ask(of);
  await vi.advanceTimersByTimeAsync(100);
  return answer;
}

it('asks anew each time while the answer comes quickly', async () => {
  const ask = asking(5);
  const kept = cachedIfSlow(ask);
  expect(await once(kept)).toBe(5);
  await once(kept);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('gives a slow answer again for half a minute', async () => {
  const ask = asking(50);
  const kept = cachedIfSlow(ask);
  await once(kept);
  expect(await once(kept)).toBe(50);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30_000);
  await once(kept);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks once for those who ask at the same time, and apart for each source', async () => {
  const ask = asking(5);
  const kept = cachedIfSlow(ask);
  await Promise.all([once(kept), once(kept), once(kept, {})]);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('forgets a failure', async () => {
  const ask = vi.fn<() => Promise<number>>(async () => {
    throw new Error('away');
  });
  const kept = cachedIfSlow(ask);
  await expect(kept(source)).rejects.toThrow('away');
  await expect(kept(source)).rejects.toThrow('away');
  expect(ask).toHaveBeenCalledTimes(2);
});
