import path from 'node:path';
import type { ClientConfig } from 'pg';
import { readPostmaster } from '#database/embedded/postmaster-file.ts';
import { appRole, databaseName } from '#database/embedded/roles.ts';
import type { ShopServer } from './shop-server.ts';

/** Returns how a test can connect to the database of a running shop. */
export function databaseOf({
  dataFolder,
  databaseUrl,
}: Pick<ShopServer, 'dataFolder' | 'databaseUrl'>): ClientConfig {
  if (databaseUrl !== undefined) return { connectionString: databaseUrl };
  const postmaster = readPostmaster(path.join(dataFolder, 'postgres', 'data'));
  if (!postmaster) throw new Error(`no database runs in ${dataFolder}`);
  return { host: postmaster.socketFolder, port: 5432, user: appRole, database: databaseName };
}
