import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClientConfig } from 'pg';
import type { Database } from '#database/schema.ts';
import { lockDataFolder, prepareDataFolder } from '#database/data-folder-lock.ts';
import { openDatabase } from '#database/connect.ts';
import { startEmbedded } from '#database/embedded/embedded.ts';
import { growDemo } from '#server/demo/grow.ts';
import { grownProducts } from '#server/demo/grow-queries.ts';
import { orderQueueCapacity } from '#tests/support/order-queue-capacity.ts';
import { type ShopServer, startShop } from '#tests/support/shop-server.ts';

/** The setup for all measurements: a shop as `npm start` runs it, and its database for the bare servers. */
export interface Stage {
  shop: ShopServer;
  /** The shop's own access, which the bare servers share. */
  connection: ClientConfig;
  /** The folder of the stage's PostgreSQL. */
  clusterFolder: string;
  /**
   * Grows the catalog to this size and restarts the shop.
   * @returns the milliseconds until it was open
   */
  grow(products: number): Promise<number>;
  /** Undoes everything, whatever failed. */
  clear(): Promise<void>;
}

/** The log messages of a database that the bench prints. */
export const log = { info: () => undefined, warn: console.warn, error: console.error };

/** The limits are raised, because one IP address sends all requests. */
const withoutLimits = {
  LIMIT_BROWSE: '1000000',
  LIMIT_ACCOUNT: '1000000',
  LIMIT_ORDER: '1000000',
  LIMIT_MESSAGE: '1000000',
  LIMIT_OFFICE: '1000000',
  COD_DAILY_CAP: '1000000',
  ...orderQueueCapacity,
  DATABASE_PATIENCE: '1',
  // Buyers send their IP address in a header.
  TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'warn',
};

/**
 * Starts a PostgreSQL as the shop does (durable), and the shop with its demo data.
 * @param project the folder with the shop's sources. Default: this project
 */
export async function setStage(project?: string): Promise<Stage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-bench-'));
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const clear = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const dataFolder = path.join(folder, 'database');
    prepareDataFolder(dataFolder);
    undo.push(lockDataFolder(dataFolder));
    const database = await startEmbedded({ dataFolder, log });
    const abandon = () => database.abandon();
    process.once('exit', abandon);
    undo.push(async () => {
      await database.stop();
      process.off('exit', abandon);
    });
    const connection = database.connection('app');
    const open = () =>
      startShop({
        databaseUrl: urlOf(connection),
        ownerUrl: urlOf(database.connection('owner')),
        env: withoutLimits,
        startTimeout: 600_000,
        ...(project !== undefined && { project }),
      });
    const stage: Stage = {
      shop: await open(),
      connection,
      clusterFolder: path.join(dataFolder, 'postgres', 'data'),
      async grow(products) {
        await stage.shop.stop();
        await growTo(connection, products);
        const begun = performance.now();
        stage.shop = await open();
        return performance.now() - begun;
      },
      clear,
    };
    undo.push(() => stage.shop.stop());
    return stage;
  } catch (error) {
    await clear();
    throw error;
  }
}

/** Runs work on the shop's database, beside the shop. */
export async function withDatabase<Value>(
  connection: ClientConfig,
  work: (db: Database) => Promise<Value>,
): Promise<Value> {
  const db = await openDatabase({ connection, log, size: 2, statementTimeout: 0 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function growTo(connection: ClientConfig, products: number): Promise<void> {
  await withDatabase(connection, async (db) => {
    const all = await db
      .selectFrom('product')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    const grown = await grownProducts(db);
    const target = products - (Number(all.count) - grown);
    const { signal } = new AbortController();
    const progress = (done: number) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${target} products `);
    };
    await growDemo({ db, target, signal, progress });
  });
}

const urlOf = ({ user, host, database }: ClientConfig): string =>
  `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`;
