import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { backupFolder } from '../settings/backup-folder.ts';
import type { Config } from '../settings/config.ts';
import { wholeBackups } from './whole-backups.ts';
import { type Finding, must, note, ok } from './finding.ts';

/** Bytes that must stay free. */
export const minFreeBytes = 1024 ** 3;
const oldestBackup = 26 * 3_600_000;

/** Checks free space, permissions and the age of the latest backup. */
export async function examineDisk(config: Config): Promise<Finding[]> {
  const { dataFolder } = config;
  if (!existsSync(dataFolder)) return [note('noDataFolder', { folder: dataFolder }, 'firstStart')];
  const { bavail, bsize } = await statfs(dataFolder);
  const free = bavail * bsize;
  const gigabytes = Math.round((free / 1024 ** 3) * 10) / 10;
  return [
    free < minFreeBytes
      ? must('diskFree', { gigabytes, folder: dataFolder }, 'makeRoom')
      : ok('diskFree', { gigabytes, folder: dataFolder }),
    secretFile(dataFolder),
    examineBackups(config),
  ];
}

function secretFile(dataFolder: string): Finding {
  const found = statSync(path.join(dataFolder, 'secret'), { throwIfNoEntry: false });
  if (!found) return ok('noKeyFile');
  return (found.mode & 0o077) === 0
    ? ok('keyFileShut')
    : must('keyFileOpen', { file: path.join(dataFolder, 'secret') }, 'chmod');
}

/** Checks the age of the newest backup on this machine. */
export function examineBackups(config: Pick<Config, 'dataFolder' | 'mode'>): Finding {
  const folder = backupFolder(config);
  const newest = wholeBackups(folder)[0];
  const warn = config.mode === 'production' ? must : note;
  if (!newest) return warn('noBackup', { folder }, 'backupNightly');
  const age = Date.now() - newest.madeAt;
  const hours = Math.round(age / 3_600_000);
  return age > oldestBackup ? warn('backupOld', { folder, hours }, 'backupNightly') : ok('backup', { hours });
}
