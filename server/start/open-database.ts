import type { Logger } from 'pino';
import {
  type Connection,
  type Database,
  openDatabase,
  refuseSharedSessions,
  roleOf,
  withClient,
} from '#database/connect.ts';
import { startEmbedded } from '#database/embedded/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { analyzeTables, takeLock } from '#database/owner-work.ts';
import { connections, databaseTimes, officeTimes } from '#shop/capacity/capacity.ts';
import { announce } from '#shop/changes/changes.ts';
import { bringBaseData } from '../base-data/bring-base-data.ts';
import type { Config } from '../settings/config.ts';
import { contentFolder, privateFolder } from '../stores/folders.ts';
import { step } from './progress.ts';
import { OperatorError } from '../operator-error.ts';
import type { Shutdown } from './shutdown.ts';

interface Access {
  app: Connection;
  owner: Connection;
}

/** The shop's pool, and how to open a connection beside it. */
export interface OpenShop {
  db: Database;
  /** The same on connections that are kept for checkout. */
  checkoutDb: Database;
  /** The same for the office. */
  officeDb: Database;
  connection: Connection;
}

/**
 * The database, from nothing to filled: started when it is ours, migrated, with what every shop has, and with the demo shop
 * when it was empty.
 */
export async function openShopDatabase(config: Config, log: Logger, shutdown: Shutdown): Promise<OpenShop> {
  const access = config.databaseUrl ? serverAccess(config) : await embeddedAccess(config, log, shutdown);
  shutdown.signal.throwIfAborted();
  if (config.databaseUrl) for (const each of [access.owner, access.app]) await refuseSharedSessions(each);
  const open = async (size: number, more: { isByKey?: boolean; statementTimeout?: number } = {}) => {
    const opened = await openDatabase({ connection: access.app, log, size, ...databaseTimes, ...more });
    shutdown.afterwards(() => opened.destroy());
    return opened;
  };
  const db = await step('Preparing the tables', () =>
    withClient(access.owner, async (client) => {
      await migrate(client, { appRole: roleOf(access.app), log });
      const opened = await open(connections.shared.size);
      // Under the lock of the migrations, which is held as long as the connection.
      if (await bringBaseData(opened, contentFolder(config))) await announce(opened, 'all');
      return opened;
    }),
  );
  const checkoutDb = await open(connections.checkout.size, { isByKey: true });
  const officeDb = await open(connections.office.size, officeTimes);
  await (config.mode === 'demo' ? seedWhenEmpty(access, config, log) : refuseDemoShop(db));
  return { db, checkoutDb, officeDb, connection: access.app };
}

function serverAccess({ databaseUrl, databaseOwnerUrl }: Config): Access {
  return {
    app: { connectionString: databaseUrl },
    owner: { connectionString: databaseOwnerUrl ?? databaseUrl },
  };
}

async function embeddedAccess(config: Config, log: Logger, shutdown: Shutdown): Promise<Access> {
  const embedded = await step('Starting the database', () =>
    startEmbedded({ dataFolder: config.dataFolder, log }),
  );
  shutdown.afterwards(() => embedded.stop());
  shutdown.lastAct(() => embedded.abandon());
  return { app: embedded.connection('app'), owner: embedded.connection('owner') };
}

/** Demo prices, made-up customers and passwords everybody knows are no shop to open. */
async function refuseDemoShop(db: Database): Promise<void> {
  const { isDemoShop } = await import('../demo/queries.ts');
  if (await isDemoShop(db)) {
    throw new OperatorError(
      'KADO_MODE=production refuses the demo shop: this database was filled with demo data.',
    );
  }
}

async function seedWhenEmpty({ app, owner }: Access, config: Config, log: Logger): Promise<void> {
  const { copyDemoFiles, DemoDataError, isDemoShop, isEmpty, seedDemo } = await import('../demo/seed.ts');
  const folders = { contentFolder: contentFolder(config), privateFolder: privateFolder(config) };
  await withClient(owner, async (client) => {
    await takeLock(client, 'seed');
    // Large statements: without the time limit of requests.
    const db = await openDatabase({ connection: app, log, statementTimeout: 0, size: 2 });
    try {
      if (!(await isEmpty(db))) {
        if (await isDemoShop(db)) await copyDemoFiles(folders);
        return;
      }
      await step('Filling the demo shop', () => seedDemo(db, { log, ...folders }));
    } catch (error) {
      throw error instanceof DemoDataError ? new OperatorError(error.message) : error;
    } finally {
      await db.destroy();
    }
    await analyzeTables(client);
  });
}
