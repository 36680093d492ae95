import { existsSync } from 'node:fs';
import path from 'node:path';
import { dump, type TellParts } from '#database/backup/dump.ts';
import type { DatabaseLog } from '#database/log.ts';
import { asOwner, type OwnersConfig } from '../context/as-owner.ts';
import { copyOut } from '../outside/storage/copy-files.ts';
import { openStores } from '../outside/storage/open-stores.ts';
import { backupFolder } from '../settings/backup-folder.ts';
import type { Config } from '../settings/config.ts';

/** What of the settings a backup needs. */
export type BackupConfig = OwnersConfig & Pick<Config, 'storage'>;

/** How much is in it. */
export interface MadeBackup {
  tables: number;
  rows: number;
  files: number;
}

interface Wish {
  folder: string;
  /** This process is the running shop. */
  within?: boolean;
  tell?: TellParts;
}

/** Where a backup goes that was given no folder: named by the second, and the second one of it apart. */
export function newBackupFolder(config: Pick<Config, 'dataFolder'>): string {
  const stamp = new Date().toISOString().replaceAll(/[:.]|\d{3}Z$/gu, '');
  const folder = path.join(backupFolder(config), `kado-${stamp}`);
  return existsSync(folder) ? `${folder}-${process.hrtime.bigint()}` : folder;
}

/** Everything the shop holds, as of one moment, while it goes on: for the command and for the office. */
export async function makeBackup(
  config: BackupConfig,
  log: DatabaseLog,
  { folder, within = false, tell }: Wish,
): Promise<MadeBackup> {
  const stores = openStores(config);
  const fileCopies = {
    content: (to: string) => copyOut(stores.content, to),
    private: (to: string) => copyOut(stores.private, to),
  };
  const { tables, files } = await asOwner(config, log, (client) => dump(client, folder, fileCopies, tell), {
    within,
  });
  return {
    tables: tables.length,
    rows: tables.reduce((sum, each) => sum + each.rows, 0),
    files: files.length,
  };
}
