import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { load } from '#database/backup/load.ts';
import { checkFiles, readManifest } from '#database/backup/manifest.ts';
import { contentFolder, privateFolder } from '../stores/folders.ts';
import { asOwner } from './as-owner.ts';
import { OperatorError } from '../operator-error.ts';
import { command } from './command.ts';

// `npm run db:restore -- FOLDER`: a backup into an empty database and data folder. The copy keeps silent until
// `npm run db:wake`.

await command(async ({ config, log, say }) => {
  const [, , given] = process.argv;
  if (!given) throw new OperatorError('say which backup: npm run db:restore -- FOLDER');
  const folder = path.resolve(given);
  const manifest = readManifest(folder);
  await checkFiles(folder, manifest);
  const targets = { content: contentFolder(config), private: privateFolder(config) };
  for (const target of Object.values(targets))
    if (readdirSync(target).length > 0)
      throw new OperatorError(`${target} is not empty; restore into a new KADO_DATA.`);
  await asOwner(config, log, (client, appRole) => load(client, folder, manifest, { appRole, log }), {
    alone: true,
  });
  for (const [name, target] of Object.entries(targets)) {
    const from = path.join(folder, 'files', name);
    if (existsSync(from)) cpSync(from, target, { recursive: true });
  }
  say(`Restored as of ${manifest.takenAt}.`);
  say(
    'This copy is silent: it sends no mail, runs no job and takes no payment. When it is to be the shop: npm run db:wake',
  );
});
