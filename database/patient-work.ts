import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds that the start of the shop waits for a database connection. */
export const startWait = 30_000;
/** Milliseconds that a job waits for a connection. Not longer, because a shutdown waits for the job. */
export const jobWait = 5000;

const withoutVisitor = new AsyncLocalStorage<number>();

/**
 * Runs work for which no visitor waits: on a busy machine it is late, not wrong. A visitor gets an answer after
 * `connectionWait`.
 */
export const patiently = <T>(work: () => T, waitMs: number = startWait): T =>
  withoutVisitor.run(waitMs, work);

/** Returns how long the current work may wait for a connection, in milliseconds. */
export const connectionWaitNow = (connectionWait: number): number =>
  Math.max(withoutVisitor.getStore() ?? 0, connectionWait);
