import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';

/** Waits for something to become so. @returns the seconds it took. @throws (an assertion) when it does not within `patience` seconds */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  patience = 30,
): Promise<number> {
  const since = performance.now();
  while (!(await isSo())) {
    if (performance.now() - since > patience * 1000) expect.fail(`${what}: not within ${patience} s`);
    await sleep(50);
  }
  return (performance.now() - since) / 1000;
}

/** Seconds until `url` answers with 200. */
export const untilOk = (url: string, patience?: number): Promise<number> =>
  until(
    url,
    async () => (await fetch(url, { signal: AbortSignal.timeout(3000) }).catch(() => null))?.status === 200,
    patience,
  );
