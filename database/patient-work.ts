import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Milliseconds that the start of the shop and its jobs wait for a database connection: no visitor waits for them, and on a
 * busy machine they are late, not wrong. A visitor gets an answer after `connectionWait`.
 */
const patientWait = 30_000;

const withoutVisitor = new AsyncLocalStorage<true>();

/** Runs work for which no visitor waits. */
export const patiently = <T>(work: () => T): T => withoutVisitor.run(true, work);

/** Returns how long the current work may wait for a connection, in milliseconds. */
export const connectionWaitNow = (connectionWait: number): number =>
  withoutVisitor.getStore() ? Math.max(patientWait, connectionWait) : connectionWait;
