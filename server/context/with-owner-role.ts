import path from 'node:path';
import type { ClientBase } from 'pg';
import { type Connection, roleOf, withClient } from '#database/connect.ts';
import { lockDataFolder, prepareDataFolder } from '#database/data-folder-lock.ts';
import { startEmbedded } from '#database/embedded/embedded.ts';
import { readPostmaster } from '#database/embedded/postmaster-file.ts';
import { appRole, databaseName, ownerRole } from '#database/embedded/roles.ts';
import type { DatabaseLog } from '#database/log.ts';
import { refuseSplit } from '#database/primaries.ts';
import type { Config } from '../settings/config.ts';
import { OperatorError } from '../process/operator-error.ts';

/**
 * The work that a command does as the owner of the tables. `role` is the running shop's role; `app` is its
 * connection.
 */
type OwnersWork<T> = (client: ClientBase, role: string, app: Connection) => Promise<T>;

export type OwnersConfig = Pick<Config, 'dataFolder' | 'databaseUrl' | 'databaseOwnerUrl'>;

/**
 * Runs a command's work on the configured database, whether or not the shop is running: starts and stops an embedded
 * database if needed.
 * @param alone requires that the shop isn't running
 * @param within true when this process is the running shop
 */
export async function withOwnerRole<T>(
  config: OwnersConfig,
  log: DatabaseLog,
  work: OwnersWork<T>,
  { alone = false, within = false } = {},
): Promise<T> {
  if (config.databaseUrl) {
    const { databaseUrl: connectionString, databaseOwnerUrl = connectionString } = config;
    const app = { connectionString };
    await refuseSplit(app, config.dataFolder);
    return withClient({ connectionString: databaseOwnerUrl }, (client) => work(client, roleOf(app), app));
  }
  prepareDataFolder(config.dataFolder);
  const running = within ? embeddedOf(config) : alone ? undefined : runningEmbedded(config);
  if (running) return withClient(running, (client) => work(client, appRole, { ...running, user: appRole }));
  const unlock = lockDataFolder(config.dataFolder);
  try {
    const embedded = await startEmbedded({ dataFolder: config.dataFolder, log });
    try {
      return await withClient(embedded.connection('owner'), (client) =>
        work(client, appRole, embedded.connection('app')),
      );
    } finally {
      await embedded.stop();
    }
  } finally {
    unlock();
  }
}

/** Returns the embedded database of a running shop. */
function runningEmbedded(config: OwnersConfig): Connection | undefined {
  try {
    lockDataFolder(config.dataFolder)();
    return undefined;
  } catch (error) {
    const found = embeddedOf(config);
    if (!(error instanceof OperatorError) || !found) throw error;
    return found;
  }
}

/** Connects as the owner. Undefined when the database isn't running. */
function embeddedOf({ dataFolder }: Pick<Config, 'dataFolder'>): Connection | undefined {
  const found = readPostmaster(path.join(dataFolder, 'postgres', 'data'));
  return found?.ready
    ? { host: found.socketFolder, port: 5432, user: ownerRole, database: databaseName }
    : undefined;
}
