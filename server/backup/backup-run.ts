import { rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { databaseFacts } from '#database/doctor-queries.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import type { AppContext } from '../context/context.ts';
import { newestBackup } from '../health-checks/backup-check.ts';
import { minFreeBytes } from '../health-checks/disk.ts';
import { backupFolder } from '../settings/backup-folder.ts';
import type { Config } from '../settings/config.ts';
import { type BackupConfig, type MadeBackup, newBackupFolder } from './create-backup.ts';

/** The input of the worker thread, which reads no settings itself. */
export interface BackupTask {
  config: BackupConfig;
  folder: string;
  logLevel: string;
  onTerminal: boolean;
}
export type BackupMessage = { done: number; all: number } | { made: MadeBackup };

/** A backup started in the office. Lives in memory: a process forgets it when it exits. */
export interface BackupRun {
  startedAt: number;
  state: 'running' | 'made' | 'failed';
  /** The progress in parts. */
  done: number;
  all: number;
}

/** The latest run for each backup folder. */
const runs = new Map<string, BackupRun>();

export const lastRun = (config: Pick<Config, 'dataFolder'>): BackupRun | null =>
  runs.get(backupFolder(config)) ?? null;

/** Starts a backup without waiting for it. */
export async function startBackup(app: AppContext, by: Actor): Promise<'begun' | 'under-way' | 'no-room'> {
  const { config } = app;
  if (lastRun(config)?.state === 'running') return 'under-way';
  const run: BackupRun = { startedAt: Date.now(), state: 'running', done: 0, all: 0 };
  // Set before the first await, so that two clicks start only one backup.
  const before = lastRun(config);
  runs.set(backupFolder(config), run);
  const folder = newBackupFolder(config);
  try {
    if (!(await hasCapacity(app))) {
      forget(config, before);
      return 'no-room';
    }
    await writeAudit(app.db, by, 'backup asked', { name: path.basename(folder) });
  } catch (error) {
    forget(config, before);
    throw error;
  }
  void follow(app, run, folder, by);
  return 'begun';
}

function forget(config: Config, before: BackupRun | null): void {
  if (before) runs.set(backupFolder(config), before);
  else runs.delete(backupFolder(config));
}

/**
 * Returns whether the disk has room for the size of the newest backup, or of the database if there is none,
 * plus the space that must stay free.
 */
async function hasCapacity({ config, db }: AppContext): Promise<boolean> {
  const { bavail, bsize } = await statfs(config.dataFolder);
  const { megabytes } = await databaseFacts(db);
  const needed = Math.max(newestBackup(config)?.bytes ?? 0, megabytes * 1024 ** 2);
  return bavail * bsize > needed + minFreeBytes;
}

async function follow({ config, log, db }: AppContext, run: BackupRun, folder: string, by: Actor) {
  try {
    const made = await inThread(config, folder, (done, all) => Object.assign(run, { done, all }));
    const { rows, files } = made;
    try {
      await writeAudit(db, by, 'backup made', { name: path.basename(folder), rows, files });
    } finally {
      run.done = run.all;
      run.state = 'made';
    }
  } catch (error) {
    if (run.state === 'running') run.state = 'failed';
    log.warn({ err: error }, 'a backup from the office failed');
    // Free the disk again if it ran full.
    await rm(`${folder}.partial`, { recursive: true, force: true }).catch(() => undefined);
  }
}

function inThread(config: Config, folder: string, notify: (done: number, all: number) => void) {
  const { dataFolder, databaseUrl, databaseOwnerUrl, storage, logLevel } = config;
  const task: BackupTask = {
    config: { dataFolder, databaseUrl, databaseOwnerUrl, storage },
    folder,
    logLevel,
    onTerminal: process.stdout.isTTY,
  };
  const worker = new Worker(new URL('backup-worker.ts', import.meta.url), {
    workerData: task,
    name: 'backup',
  });
  // Don't delay the exit of the process for it, because unfinished backups are recognized by their name.
  worker.unref();
  return new Promise<MadeBackup>((resolve, reject) => {
    worker.on('message', (message: BackupMessage) => {
      if ('made' in message) resolve(message.made);
      else notify(message.done, message.all);
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread that made a backup has ended')));
  });
}
