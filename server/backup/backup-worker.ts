import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createLog } from '../process/log.ts';
import type { BackupMessage, BackupTask } from './backup-run.ts';
import { makeBackup } from './make-backup.ts';

// The thread in which a backup from the office is made: what is copied is hashed, which takes a processor's time.

/** Where everybody wants the processor, a tenth of what others get. */
const niceness = 10;
// Elsewhere this would be said of the whole process.
if (process.platform === 'linux') setPriority(niceness);

const { config, folder, logLevel, onTerminal } = workerData as BackupTask;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
const post = (message: BackupMessage) => parentPort?.postMessage(message);
const made = await makeBackup(config, createLog(logLevel, onTerminal), {
  folder,
  within: true,
  tell: (done, all) => post({ done, all }),
});
post({ made });
