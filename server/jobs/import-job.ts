import type { Connection } from '#database/connect.ts';
import type { AppContext } from '../context/context.ts';
import { importThread } from '../imports/import-thread.ts';
import { repeated } from './repeated.ts';

/** Works on the office's imports; the processes share the work. Returns a function that stops it. */
export function startImportJob(app: AppContext, connection: Connection, every = 1000): () => Promise<void> {
  const { round, stop } = importThread(app, connection);
  const job = repeated({ round, every, log: app.log, failure: 'could not read the import queue' });
  return async () => {
    job.stop();
    stop();
    await job.ended;
  };
}
