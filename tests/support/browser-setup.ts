import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { withClient } from '#database/connect.ts';
import { bundleServerIfNeeded } from '#server/start/build.ts';
import { type BrowserProgram, findBrowser, removeBrowser } from './browser-program.ts';
import { copyOfFolder, makeFilledFolder } from './filled-folder.ts';
import { databaseOf } from './shop-database.ts';
import { type Build, type ShopServer, startShop } from './shop-server.ts';
import { inDatabase, prepareServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browserProgram: BrowserProgram;
    /** URLs of the run's shops. */
    shops: Record<RunShop, string>;
    databases: Record<RunShop, ClientConfig>;
    /** A folder to copy for a test file's own shops; '' on the server in DATABASE_URL. */
    filledFolder: string;
  }
}

/**
 * Selects npm's browser where it exists: for each new visitor it costs a fifth of an installed one, and it is
 * the same everywhere.
 */
const lighter: Record<string, string> =
  process.platform === 'linux' && process.arch === 'x64' && !process.env['CHROME_PATH']
    ? { KADO_TEST_BROWSER: 'npm' }
    : {};

/**
 * The shops of a run: two on React's production build, one of them for tests of the office, whose changes the
 * storefront's tests would see; and one on the development build, which reports more errors.
 */
export type RunShop = Build | 'office';
/** `KADO_TEST_BUILDS=production` starts only that shop, for tests that don't need the others. */
const runShops = (process.env['KADO_TEST_BUILDS'] ?? 'production,office,development').split(',') as RunShop[];

/**
 * Runs once for the browser tests. Starts one browser and the run's shops, which have
 * separate databases, on the server in DATABASE_URL if it is set.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const undo: (() => unknown)[] = [];
  const undoAll = async () => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    await bundleServerIfNeeded();
    const program = await findBrowser({ ...lighter, ...process.env });
    undo.push(() => removeBrowser(program));
    project.provide('browserProgram', program);

    const databaseFor = await databases(undo);
    const filled = databaseFor ? '' : await makeFilledFolder();
    undo.push(() => removeFolder(filled));
    project.provide('filledFolder', filled);
    const shops: [RunShop, ShopServer][] = [];
    // The shops start one after the other: two parallel builds on two cores take as long, and a single
    // failure is easier to read.
    for (const name of runShops) {
      const build = name === 'development' ? name : 'production';
      const place = databaseFor ? await databaseFor(name) : { dataFolder: copyOfFolder(filled) };
      const shop = await startShop({ build, ...place });
      undo.push(async () => {
        await shop.stop();
        removeFolder(shop.dataFolder);
      });
      shops.push([name, shop]);
    }
    const ofEach = <Value>(what: (shop: ShopServer) => Value) =>
      Object.fromEntries(shops.map(([name, shop]) => [name, what(shop)])) as Record<RunShop, Value>;
    project.provide(
      'shops',
      ofEach(({ url }) => url),
    );
    project.provide('databases', ofEach(databaseOf));
    return undoAll;
  } catch (error) {
    await undoAll();
    throw error;
  }
}

const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

async function databases(undo: (() => unknown)[]) {
  const adminUrl = process.env['DATABASE_URL'];
  if (!adminUrl) return null;
  const { server, cleanUp } = await prepareServer(adminUrl, {
    info: () => undefined,
    warn: console.warn,
    error: console.error,
  });
  undo.push(cleanUp);
  return async (shop: RunShop) => {
    const name = `${server.prefix}_${shop}_${randomBytes(3).toString('hex')}`;
    await withClient({ connectionString: adminUrl }, (client) =>
      client.query(`create database ${name} template ${server.template}`),
    );
    return { databaseUrl: inDatabase(server.appUrl, name), ownerUrl: inDatabase(server.adminUrl, name) };
  };
}
