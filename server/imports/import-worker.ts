import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '#database/connect.ts';
import { connections, scaleTimeouts, officeTimeouts } from '#shop/capacity/capacity.ts';
import { openStores } from '../adapters/storage/open-stores.ts';
import { createLog } from '../process/log.ts';
import { lowerPriority } from '../process/lower-priority.ts';
import { importRound } from './import-round.ts';
import type { ImportThreadOptions } from './import-thread.ts';

// The thread that works on imports of the office as long as there are any (import-thread.ts).

lowerPriority();

const { connection, config, onTerminal } = workerData as ImportThreadOptions;
const ending = new AbortController();
parentPort?.once('message', () => ending.abort());
parentPort?.unref();
const log = createLog(config.logLevel, onTerminal);
const db = await openDatabase({
  connection: { ...connection, application_name: 'kado imports' },
  log,
  name: 'imports',
  size: connections.imports.size,
  ...scaleTimeouts(officeTimeouts, config.databaseTimeoutMs),
});
const { content, private: files } = openStores(config);
const place = {
  db,
  log,
  files,
  content,
  isServedElsewhere: Boolean(config.contentUrl),
  isEnding: () => ending.signal.aborted,
};
while (!ending.signal.aborted && (await importRound(place)));
await db.destroy();
// The processes that encode pictures would keep the thread for a while.
process.exit();
