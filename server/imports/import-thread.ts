import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Connection } from '#database/connect.ts';
import { hasOpenImport } from '#shop/imports/imports.ts';
import type { AppContext } from '../context/context.ts';
import type { Config } from '../settings/config.ts';

/** The input of the thread, which reads no settings itself. */
export interface ImportThreadOptions {
  connection: Connection;
  config: Pick<Config, 'dataFolder' | 'storage' | 'contentUrl' | 'logLevel' | 'databaseTimeoutMs'>;
  onTerminal: boolean;
}

/** Milliseconds a thread gets to stop before it is terminated. A batch that it interrupts is rolled back. */
const timeoutMs = 4000;

/** Works on imports in a thread of low priority, which ends when there are none. */
export function importThread({ db, log, config }: AppContext, connection: Connection) {
  let worker: Worker | undefined;
  return {
    async round(): Promise<boolean> {
      if (!(await hasOpenImport(db))) return false;
      const { dataFolder, storage, contentUrl, logLevel, databaseTimeoutMs } = config;
      const workerData: ImportThreadOptions = {
        connection,
        config: { dataFolder, storage, contentUrl, logLevel, databaseTimeoutMs },
        onTerminal: process.stdout.isTTY,
      };
      worker = new Worker(new URL('import-worker.ts', import.meta.url), { workerData, name: 'imports' });
      worker.once('error', (error) => log.error({ err: error }, 'the import thread stopped'));
      await once(worker, 'exit').catch(() => undefined);
      worker = undefined;
      return false;
    },
    stop(): void {
      const ending = worker;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
      ending?.postMessage('stop');
      const insist = setTimeout(() => void ending?.terminate(), timeoutMs).unref();
      ending?.once('exit', () => clearTimeout(insist));
    },
  };
}
