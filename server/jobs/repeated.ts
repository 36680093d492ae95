import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { jobWait, patiently } from '#database/patient-work.ts';

/** Milliseconds between rounds after a failure, longer because the database may be down. */
const afterFailure = 5000;

interface Repeated {
  /** Runs one round. Returns true when there may be more work right away, or the milliseconds until the next round. */
  round: () => Promise<boolean | number>;
  /** Milliseconds between two rounds without more work. */
  every: number;
  /**
   * Milliseconds between two rounds when there is more work (0), so that background work yields to requests.
   */
  pause?: number;
  log: Logger;
  /** The message logged once for consecutive failures. */
  failure: string;
}

/** Runs rounds of a job until it is stopped. `ended` resolves when the current round is finished. */
export function repeated({ round, every, pause = 0, log, failure }: Repeated): {
  stop(): void;
  ended: Promise<void>;
} {
  const stopping = new AbortController();

  async function run(): Promise<void> {
    let isFailing = false;
    while (!stopping.signal.aborted) {
      let wait = every;
      try {
        const next = await patiently(round, jobWait);
        if (next !== false) wait = next === true ? pause : next;
        isFailing = false;
      } catch (error) {
        if (!isFailing) log.error({ err: error }, failure);
        isFailing = true;
        wait = Math.max(every, afterFailure);
      }
      if (wait > 0)
        await sleep(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  return { stop: () => stopping.abort(), ended: run() };
}
