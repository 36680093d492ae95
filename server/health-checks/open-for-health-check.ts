import path from 'node:path';
import type { Logger } from 'pino';
import {
  type Connection,
  type Database,
  openDatabase,
  refuseUnfit,
  UnreachableError,
} from '#database/connect.ts';
import { readPostmaster } from '#database/embedded/postmaster-file.ts';
import { refuseSplit } from '#database/primaries.ts';
import { appRole, databaseName } from '#database/embedded/roles.ts';
import { isAlive } from '#database/embedded/processes.ts';
import type { Config } from '../settings/config.ts';

export interface OpenForDoctor {
  state: 'open';
  db: Database;
  close(): Promise<void>;
}
type Opened = OpenForDoctor | { state: 'off' } | { state: 'refused'; why: string; isAway: boolean };

/**
 * Opens the database with the shop's role. Doesn't start an embedded one. `statementTimeout` is the maximum
 * milliseconds per statement.
 */
export async function openForHealthCheck(
  config: Config,
  log: Logger,
  statementTimeout = 5000,
): Promise<Opened> {
  const connection = connectionOf(config);
  if (!connection) return { state: 'off' };
  try {
    await refuseUnfit(connection);
    if (config.databaseUrl) await refuseSplit(connection, config.dataFolder);
    const db = await openDatabase({ connection, log, size: 2, statementTimeout });
    return { state: 'open', db, close: () => db.destroy() };
  } catch (error) {
    return {
      state: 'refused',
      why: (error as Error).message,
      isAway: error instanceof UnreachableError,
    };
  }
}

function connectionOf({ databaseUrl, dataFolder }: Config): Connection | undefined {
  if (databaseUrl) return { connectionString: databaseUrl };
  const found = readPostmaster(path.join(dataFolder, 'postgres', 'data'));
  if (!found?.ready || !isAlive(found.pid)) return undefined;
  return { host: found.socketFolder, port: 5432, user: appRole, database: databaseName };
}
