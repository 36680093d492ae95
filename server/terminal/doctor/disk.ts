import { existsSync, readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { manifestName } from '#database/backup/manifest.ts';
import { backupFolder } from '../../settings/backup-folder.ts';
import type { Config } from '../../settings/config.ts';
import { type Finding, must, note, ok } from './finding.ts';

const leastFree = 1024 ** 3;
const oldestBackup = 26 * 3_600_000;

/** Room, rights and how old the latest backup is. */
export async function examineDisk(config: Config): Promise<Finding[]> {
  const { dataFolder } = config;
  if (!existsSync(dataFolder)) return [note(`${dataFolder} is not there yet`, 'the first start makes it')];
  const { bavail, bsize } = await statfs(dataFolder);
  const free = bavail * bsize;
  const gigabytes = Math.round((free / 1024 ** 3) * 10) / 10;
  return [
    free < leastFree
      ? must(`${gigabytes} GB are free at ${dataFolder}`, 'make room: a full disk stops orders')
      : ok(`${gigabytes} GB are free at ${dataFolder}`),
    secretFile(dataFolder),
    backups(config),
  ];
}

function secretFile(dataFolder: string): Finding {
  const found = statSync(path.join(dataFolder, 'secret'), { throwIfNoEntry: false });
  if (!found) return ok('no key lies in the data folder');
  return (found.mode & 0o077) === 0
    ? ok('only its owner can read the key')
    : must('others can read the key in the data folder', `chmod 600 ${path.join(dataFolder, 'secret')}`);
}

function backups(config: Config): Finding {
  const folder = backupFolder(config);
  const times = (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => statSync(path.join(folder, name, manifestName), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    .filter((time) => time > 0);
  const warn = config.mode === 'production' ? must : note;
  const todo = 'npm run db:backup every night, and its result to another machine';
  if (times.length === 0) return warn(`no backup lies in ${folder}`, todo);
  const age = Date.now() - Math.max(...times);
  const hours = Math.round(age / 3_600_000);
  return age > oldestBackup
    ? warn(`the latest backup in ${folder} is ${hours} hours old`, todo)
    : ok(`the latest backup is ${hours} hours old`);
}
