import path from 'node:path';
import { dump } from '#database/backup/dump.ts';
import { backupFolder } from '../settings/backup-folder.ts';
import { copyOut } from '../outside/storage/copy-files.ts';
import { openStores } from '../outside/storage/open-stores.ts';
import { asOwner } from '../terminal/as-owner.ts';
import { command } from '../terminal/command.ts';

// `npm run db:backup [-- FOLDER]`: everything the shop holds, as of one moment, while it goes on.

await command(async ({ config, log, print }) => {
  const stamp = new Date().toISOString().replaceAll(/[:.]|\d{3}Z$/gu, '');
  const folder = path.resolve(process.argv[2] ?? path.join(backupFolder(config), `kado-${stamp}`));
  const stores = openStores(config);
  const files = {
    content: (to: string) => copyOut(stores.content, to),
    private: (to: string) => copyOut(stores.private, to),
  };
  const { tables, files: copied } = await asOwner(config, log, (client) => dump(client, folder, files));
  const rows = tables.reduce((sum, each) => sum + each.rows, 0);
  print(`${folder}: ${tables.length} tables, ${rows} rows, ${copied.length} files.`);
  print(
    'Not in it: KADO_SECRET or the file `secret`. Keep that apart; without it codes and links under way end.',
  );
});
