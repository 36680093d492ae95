import { statfs } from 'node:fs/promises';
import { getBackups } from '#contract/operations/office/backups/get-backups.ts';
import { lastRun } from '../../../backup/backup-run.ts';
import { handle } from '../../../calls/operation.ts';
import { backupsHere } from '../../../health-checks/backup-check.ts';
import { backupAnswer } from './backup-answers.ts';

const maxRows = 30;

export const handler = handle(getBackups, async (_, { app: { config } }) => {
  const { bavail, bsize } = await statfs(config.dataFolder);
  const run = lastRun(config);
  return {
    backups: backupsHere(config, maxRows).map(backupAnswer),
    run: run && { ...run, startedAt: new Date(run.startedAt).toISOString() },
    freeBytes: bavail * bsize,
    isEmbedded: config.databaseUrl === undefined,
    hasBucket: config.storage !== null,
    isKeyInFile: config.secret === undefined,
  };
});
