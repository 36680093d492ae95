import { openDatabase } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import type { Database } from '#database/schema.ts';
import { seedReferenceData } from '../reference-data/seed-reference-data.ts';
import { openStores } from '../adapters/storage/open-stores.ts';
import { withOwnerRole } from '../context/with-owner-role.ts';
import type { CommandContext } from './command.ts';

/**
 * Runs a command's work with the shop's own role, whether the shop is running or was never started. Tables
 * and reference data then exist. Starts and stops an embedded database if needed.
 */
export const onShop = <T>(
  { config, log }: Pick<CommandContext, 'config' | 'log'>,
  work: (db: Database) => Promise<T>,
): Promise<T> =>
  withOwnerRole(config, log, async (client, appRole, connection) => {
    await migrate(client, { appRole, log });
    const db = await openDatabase({ connection, log, size: 2 });
    try {
      await seedReferenceData(db, openStores(config).content);
      return await work(db);
    } finally {
      await db.destroy();
    }
  });
