import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** With the database away there is no hurry. */
const afterFailure = 5000;

interface Repeated {
  /** True when there may be more to do at once. */
  round: () => Promise<boolean>;
  /** Milliseconds between two rounds when there is not. */
  every: number;
  /** Milliseconds between two rounds when there is (0): work that nobody waits for gives way to those who do. */
  pause?: number;
  log: Logger;
  /** Logged once, however often a round fails in a row. */
  failure: string;
}

/** Work of a job, round after round until it is stopped; `ended` when the round under way is over. */
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
        if (await round()) wait = pause;
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
