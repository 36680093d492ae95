import { parentPort, workerData } from 'node:worker_threads';
import { createLog } from '../process/log.ts';
import { lowerPriority } from '../process/lower-priority.ts';
import type { BackupMessage, BackupTask } from './backup-run.ts';
import { createBackup } from './create-backup.ts';

// The worker thread that makes a backup started in the office. It hashes what it copies, which is CPU-bound.

lowerPriority();

const { config, folder, logLevel, onTerminal } = workerData as BackupTask;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
const post = (message: BackupMessage) => parentPort?.postMessage(message);
const made = await createBackup(config, createLog(logLevel, onTerminal), {
  folder,
  within: true,
  notify: (done, all) => post({ done, all }),
});
post({ made });
