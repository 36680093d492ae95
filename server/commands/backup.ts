import path from 'node:path';
import { createBackup, newBackupFolder } from '../backup/create-backup.ts';
import { command } from '../cli/command.ts';

// `npm run db:backup [-- FOLDER]`: backs up all data of the shop, as of one moment, while the shop runs.

await command(async ({ config, log, print }) => {
  const [, , given] = process.argv;
  const folder = given === undefined ? newBackupFolder(config) : path.resolve(given);
  const { tables, rows, files } = await createBackup(config, log, { folder });
  print(`${folder}: ${tables} tables, ${rows} rows, ${files} files.`);
  print(
    'KADO_SECRET (or the `secret` file) is not included. Keep a separate copy; without it, unused codes and links stop working.',
  );
});
