import { existsSync } from 'node:fs';
import path from 'node:path';
import { dump, type NoticeParts } from '#database/backup/dump.ts';
import type { DatabaseLog } from '#database/log.ts';
import { withOwnerRole, type OwnersConfig } from '../context/with-owner-role.ts';
import { copyOut } from '../adapters/storage/copy-files.ts';
import { openStores } from '../adapters/storage/open-stores.ts';
import { backupFolder } from '../settings/backup-folder.ts';
import type { Config } from '../settings/config.ts';

export type BackupConfig = OwnersConfig & Pick<Config, 'storage'>;

/** What a backup contains. */
export interface MadeBackup {
  tables: number;
  rows: number;
  files: number;
}

interface BackupOptions {
  folder: string;
  /** Whether this process is the running shop. */
  within?: boolean;
  notify?: NoticeParts;
}

/**
 * Returns the default folder of a new backup, named by the current second. A second backup within it gets a
 * different name.
 */
export function newBackupFolder(config: Pick<Config, 'dataFolder'>): string {
  const stamp = new Date().toISOString().replaceAll(/[:.]|\d{3}Z$/gu, '');
  const folder = path.join(backupFolder(config), `kado-${stamp}`);
  return existsSync(folder) ? `${folder}-${process.hrtime.bigint()}` : folder;
}

/**
 * Backs up all data of the shop, as of one moment, while the shop runs. Used by the command and the office.
 */
export async function createBackup(
  config: BackupConfig,
  log: DatabaseLog,
  { folder, within = false, notify }: BackupOptions,
): Promise<MadeBackup> {
  const stores = openStores(config);
  const fileCopies = {
    content: (to: string) => copyOut(stores.content, to),
    private: (to: string) => copyOut(stores.private, to),
  };
  const { tables, files } = await withOwnerRole(
    config,
    log,
    (client) => dump(client, folder, fileCopies, notify),
    {
      within,
    },
  );
  return {
    tables: tables.length,
    rows: tables.reduce((total, each) => total + each.rows, 0),
    files: files.length,
  };
}
