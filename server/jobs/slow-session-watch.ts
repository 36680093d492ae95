import { watchLocks } from '#database/lock-holders.ts';
import { slowSessions } from '#database/slow-sessions.ts';
import type { AppContext } from '../context/context.ts';
import { repeated } from './repeated.ts';

/** Milliseconds between looks. */
const every = 5000;
/** Seconds after which a transaction with locks is logged. */
const longLocked = 30;

/**
 * Logs sessions that make the shop wait and statements that take more than a second, each once, and leaves the latest
 * result in the context for `/readyz`. Runs in each process. Returns a function that stops it.
 */
export function startSlowSessionWatch(app: AppContext): () => Promise<void> {
  const { db, log } = app;
  const locks = watchLocks(db);
  let logged = new Set<string>();

  async function round(): Promise<boolean> {
    const found = await slowSessions(db);
    const current = new Set<string>();
    const warnOnce = (kind: string, message: string, session: { pid: number }) => {
      const key = `${kind} ${session.pid}`;
      current.add(key);
      // The line has the pid of this process already.
      const { pid: sessionPid, ...facts } = session;
      if (!logged.has(key)) log.warn({ sessionPid, ...facts }, message);
    };
    for (const each of found.blocking) warnOnce('blocking', 'a database session blocks others', each);
    for (const each of found.statements) warnOnce('slow', 'a statement takes more than a second', each);
    for (const each of await locks())
      if (each.seconds >= longLocked) warnOnce('locks', 'a database session holds locks for long', each);
    logged = current;
    app.slowSessions = found;
    return false;
  }

  const job = repeated({ round, every, log, failure: 'could not look for slow database sessions' });
  return async () => {
    job.stop();
    await job.ended;
  };
}
