import { existsSync } from 'node:fs';
import path from 'node:path';
import { load } from '#database/backup/load.ts';
import { checkFiles, readManifest } from '#database/backup/manifest.ts';
import { copyIn, isEmpty } from '../adapters/storage/copy-files.ts';
import { openStores } from '../adapters/storage/open-stores.ts';
import { withOwnerRole } from '../context/with-owner-role.ts';
import { OperatorError } from '../process/operator-error.ts';
import { command } from '../cli/command.ts';

// `npm run db:restore -- FOLDER`: restores a backup into an empty database and data folder. The copy stays inactive
// until `npm run db:wake`.

await command(async ({ config, log, print }) => {
  const [, , given] = process.argv;
  if (!given) throw new OperatorError('specify a backup: npm run db:restore -- FOLDER');
  const folder = path.resolve(given);
  const manifest = readManifest(folder);
  await checkFiles(folder, manifest);
  const stores = openStores(config);
  const targets = [
    ['content', stores.content],
    ['private', stores.private],
  ] as const;
  for (const [name, target] of targets)
    if (!(await isEmpty(target)))
      throw new OperatorError(
        `${config.storage?.url ?? config.dataFolder}/${name} is not empty; restore into a new ${config.storage ? 'bucket' : 'KADO_DATA'}.`,
      );
  await withOwnerRole(config, log, (client, appRole) => load(client, folder, manifest, { appRole, log }), {
    alone: true,
  });
  for (const [name, target] of targets) {
    const from = path.join(folder, 'files', name);
    if (existsSync(from)) await copyIn(from, target);
  }
  print(`Restored backup from ${manifest.takenAt}.`);
  print(
    'This copy is inactive: it sends no email, runs no jobs and takes no payments. To make it the live shop, run npm run db:wake',
  );
});
