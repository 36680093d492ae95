import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  type Connection,
  type Database,
  openDatabase,
  refuseUnfit,
  roleOf,
  UnreachableError,
  withClient,
} from '#database/connect.ts';
import { startEmbedded } from '#database/embedded/embedded.ts';
import { refuseEmbedded } from '#database/embedded/release.ts';
import { migrate } from '#database/migrate.ts';
import { analyzeTables, takeLock } from '#database/owner-work.ts';
import type { OnQuery } from '#database/kysely-on.ts';
import { refuseSplit } from '#database/primaries.ts';
import { databaseIdentity, openReplica } from '#database/replica.ts';
import {
  connections,
  databaseTimeouts,
  scaleTimeouts,
  officeTimeouts,
  replicaConnections,
  replicaTimeouts,
} from '#shop/capacity/capacity.ts';
import { publishInvalidation } from '#shop/invalidation/invalidation.ts';
import { seedReferenceData } from '../reference-data/seed-reference-data.ts';
import type { Config } from '../settings/config.ts';
import { openStores } from '../adapters/storage/open-stores.ts';
import { step } from '../process/progress.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { Shutdown } from './shutdown.ts';

interface Access {
  app: Connection;
  owner: Connection;
  onDisk?: Promise<void>;
}

/** The shop's pool, and how to open other connections. */
export interface OpenShop {
  db: Database;
  /** The database on connections reserved for checkout. */
  checkoutDb: Database;
  /** The database on connections reserved for the office. */
  officeDb: Database;
  /** The database on a replica, if there is one. */
  replica?: Database;
  /** How the shop connects, for code that opens its own connections. */
  connection: Connection;
  /** The connection for LISTEN. */
  listenAt: Connection;
}

interface Surroundings {
  log: Logger;
  shutdown: Shutdown;
  /** Called for every statement of the shop. */
  onQuery?: OnQuery | undefined;
}

/**
 * Opens the database: starts it if embedded, migrates it, and adds the reference data and, if it was empty, the demo
 * shop.
 */
export async function openShopDatabase(
  config: Config,
  { log, shutdown, onQuery }: Surroundings,
): Promise<OpenShop> {
  const access = config.databaseUrl ? serverAccess(config) : await embeddedAccess(config, log, shutdown);
  shutdown.signal.throwIfAborted();
  if (config.databaseUrl) {
    for (const each of [access.owner, access.app])
      await whenReachable(() => refuseUnfit(each), { waitMs: config.databaseWaitMs, log, shutdown });
    await refuseSplit(access.app, config.dataFolder);
  }
  const open = async (
    size: number,
    more: { name: string; isByKey?: boolean; isPipelined?: boolean },
    times: Parameters<typeof scaleTimeouts>[0] = databaseTimeouts,
  ) => {
    const opened = await openDatabase({
      connection: access.app,
      log,
      size,
      onQuery,
      ...scaleTimeouts(times, config.databaseTimeoutMs),
      ...more,
    });
    shutdown.afterwards(() => opened.destroy());
    return opened;
  };
  const db = await step('Preparing the tables', () =>
    withClient(access.owner, async (client) => {
      await migrate(client, { appRole: roleOf(access.app), log });
      const opened = await open(connections.shared.size, { name: 'shared' });
      // Runs under the migration lock, which lasts as long as the connection.
      if (await seedReferenceData(opened, openStores(config).content))
        await publishInvalidation(opened, 'all');
      return opened;
    }),
  );
  const checkoutDb = await open(connections.checkout.size, {
    name: 'checkout',
    isByKey: true,
    isPipelined: true,
  });
  const officeDb = await open(connections.office.size, { name: 'office' }, officeTimeouts);
  await (config.mode === 'demo' ? seedWhenEmpty(access, config, log) : refuseDemoShop(db));
  await access.onDisk;
  return {
    db,
    checkoutDb,
    officeDb,
    connection: access.app,
    listenAt: access.app,
    ...(await openOthers(config, { db, log, shutdown, onQuery })),
  };
}

const retryAfterMs = 1000;

/** Runs `connect` again while the database is unreachable: after a reboot, it may start later than the shop. */
async function whenReachable(
  connect: () => Promise<void>,
  { waitMs, log, shutdown }: Pick<Surroundings, 'log' | 'shutdown'> & { waitMs: number },
): Promise<void> {
  const end = performance.now() + waitMs;
  for (let tries = 1; ; tries += 1)
    try {
      return await connect();
    } catch (error) {
      const isLate = error instanceof UnreachableError && error.isTemporary;
      if (!isLate || performance.now() + retryAfterMs > end) throw error;
      if (tries === 1) log.warn(`${error.message} Trying for ${waitMs / 1000} s.`);
      await sleep(retryAfterMs, undefined, { signal: shutdown.signal });
    }
}

interface Opened extends Surroundings {
  db: Database;
}

/** Opens the replica, if there is one, and the LISTEN connection that bypasses a pooler. */
async function openOthers(
  { databaseReadUrl, databaseListenUrl, databaseTimeoutMs }: Config,
  { db, log, shutdown, onQuery }: Opened,
): Promise<Pick<OpenShop, 'replica'> & Partial<Pick<OpenShop, 'listenAt'>>> {
  const identity = databaseReadUrl || databaseListenUrl ? await databaseIdentity(db) : '';
  const listenAt = { connectionString: databaseListenUrl };
  if (databaseListenUrl) await refuseUnfit(listenAt, { setting: 'DATABASE_LISTEN_URL', identity });
  if (!databaseReadUrl) return databaseListenUrl ? { listenAt } : {};
  const connection = { connectionString: databaseReadUrl };
  await refuseUnfit(connection, {
    setting: 'DATABASE_READ_URL',
    mayBeStandby: true,
    identity,
  }).catch((error: unknown) => {
    if (!(error instanceof UnreachableError)) throw error;
    log.warn(`${error.message} Until then, all reads go to the primary.`);
  });
  const replica = openReplica({
    connection,
    log,
    onQuery,
    size: replicaConnections.size,
    ...scaleTimeouts(replicaTimeouts, databaseTimeoutMs),
    identity,
  });
  shutdown.afterwards(() => replica.destroy());
  return { replica, ...(databaseListenUrl && { listenAt }) };
}

function serverAccess({ databaseUrl, databaseOwnerUrl }: Config): Access {
  return {
    app: { connectionString: databaseUrl },
    owner: { connectionString: databaseOwnerUrl ?? databaseUrl },
  };
}

async function embeddedAccess(config: Config, log: Logger, shutdown: Shutdown): Promise<Access> {
  refuseEmbedded(config);
  const embedded = await step('Starting the database', () =>
    startEmbedded({ dataFolder: config.dataFolder, log }),
  );
  shutdown.afterwards(() => embedded.stop());
  shutdown.lastAct(() => embedded.abandon());
  return {
    app: embedded.connection('app'),
    owner: embedded.connection('owner'),
    onDisk: embedded.onDisk,
  };
}

/**
 * Refuses to open a demo shop in production, because it has demo prices, made-up customers and public
 * passwords.
 */
async function refuseDemoShop(db: Database): Promise<void> {
  const { isDemoShop } = await import('../demo/queries.ts');
  if (await isDemoShop(db)) {
    throw new OperatorError(
      'KADO_MODE=production refuses the demo shop: this database was filled with demo data.',
    );
  }
}

async function seedWhenEmpty({ app, owner }: Access, config: Config, log: Logger): Promise<void> {
  const { copyDemoFiles, isDemoShop, isEmpty, seedDemo } = await import('../demo/seed.ts');
  const { content, private: privateFiles } = openStores(config);
  await withClient(owner, async (client) => {
    await takeLock(client, 'seed');
    // Large statements need no time limit, unlike requests.
    const db = await openDatabase({ connection: app, log, statementTimeout: 0, size: 2 });
    try {
      if (!(await isEmpty(db))) {
        if (await isDemoShop(db)) await copyDemoFiles({ content, privateFiles });
        return;
      }
      await step('Filling the demo shop', () => seedDemo(db, { log, content, privateFiles }));
    } finally {
      await db.destroy();
    }
    await analyzeTables(client);
  });
}
