import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { timeoutMs, slowness } from '../support/slowness.ts';

/**
 * Waits for a condition.
 * @returns the seconds that it took
 * @throws (an assertion) when the condition isn't met within `seconds`, multiplied by the slowness of this
 * machine
 */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  seconds = 30,
): Promise<number> {
  const since = performance.now();
  while (!(await isSo())) {
    if (performance.now() - since > seconds * slowness * 1000)
      expect.fail(`${what}: not within ${seconds} s`);
    await sleep(50);
  }
  return (performance.now() - since) / 1000;
}

/** Waits until `url` answers with 200. Returns the seconds. */
export const waitForOk = (url: string, seconds?: number): Promise<number> =>
  until(
    url,
    async () =>
      (await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null))?.status === 200,
    seconds,
  );
