import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { orderQueueCapacity, requestCapacity } from './order-queue-capacity.ts';
import { databaseTimeoutMs, timeoutMs } from './slowness.ts';
import { spawnShop } from './spawned-shop.ts';

export type Build = 'production' | 'development';

export interface ShopOptions {
  /** The build of React; the development build reports hydration mismatches. */
  build?: Build;
  /**
   * Whether it is a demo shop. If false, it is an empty shop in production mode, which refuses to run as
   * root. Default true.
   */
  demo?: boolean;
  /** The data folder. Default: its own folder, removed when it stops. */
  dataFolder?: string;
  /** The URL of a server's database to use instead of its own. */
  databaseUrl?: string;
  ownerUrl?: string;
  env?: Record<string, string>;
  /** The user that runs the shop. Default: the user that runs the tests. */
  user?: { uid?: number; gid?: number };
  /** The port. Default: one that the system chooses. */
  port?: number;
  /** The folder with the sources to run. Default: this project. */
  project?: string;
  /** Timeout for the first page, including the build and demo data. */
  startTimeout?: number;
}

export interface ShopServer {
  /** The URL without a trailing slash. */
  url: string;
  port: number;
  pid: number;
  dataFolder: string;
  databaseUrl?: string;
  /** Everything that it has printed so far, on both streams. */
  output(): string;
  /**
   * Stops the shop, kills it after a while if necessary, and removes its own folder. Returns the exit code or
   * the signal's name.
   * @param signal SIGINT stops at once, without the second in which load balancers notice
   */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<number | string>;
}

/** Returns the output of a shop that is expected not to start; '' if it does. */
export const refusalOf = (options: ShopOptions): Promise<string> =>
  startShop(options).then(
    async (shop) => {
      await shop.stop('SIGINT');
      return '';
    },
    (error: Error) => error.message,
  );

/**
 * Starts a whole shop in a separate process, as `npm start` does.
 * @throws with its output when it doesn't open
 */
export async function startShop(options: ShopOptions = {}): Promise<ShopServer> {
  const { build = 'production', demo = true, databaseUrl, startTimeout } = options;
  const dataFolder = options.dataFolder ?? mkdtempSync(path.join(tmpdir(), 'kado-shop-'));
  const known = options.port ?? (demo ? 0 : await freePort());
  const spawned = spawnShop(
    {
      ...withoutTestRunner(process.env),
      PORT: String(known),
      PUBLIC_URL: known > 0 ? `http://127.0.0.1:${known}` : undefined,
      KADO_DATA: dataFolder,
      KADO_BUILD: build,
      KADO_MODE: demo ? 'demo' : 'production',
      NODE_ENV: build,
      DATABASE_URL: databaseUrl ?? '',
      DATABASE_OWNER_URL: options.ownerUrl ?? '',
      ...layerForTests,
      ...options.env,
    },
    { ...options.user, cwd: options.project },
  );
  const { child, output, ended } = spawned;
  // Kills the shop, so that an interrupted run leaves none behind; the shop stops its database itself.
  const abandon = () => void child.kill('SIGTERM');
  process.once('exit', abandon);

  async function stop(signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM'): Promise<number | string> {
    child.kill(signal);
    const insist = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    const how = await ended;
    clearTimeout(insist);
    process.off('exit', abandon);
    if (!options.dataFolder) rmSync(dataFolder, { recursive: true, force: true });
    return how ?? 'unknown';
  }
  try {
    await spawned.opened(startTimeout);
    for (const limit = Date.now() + timeoutMs; !(await isReady(spawned.url)); await sleep(50))
      if (Date.now() > limit) throw new Error(`the shop is not ready:\n${output()}`);
  } catch (error) {
    await stop();
    throw error;
  }
  const { url } = spawned;
  const [port, pid] = [Number(new URL(url).port), child.pid ?? 0];
  return { url, port, pid, dataFolder, output, stop, ...(databaseUrl !== undefined && { databaseUrl }) };
}

const isReady = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null))?.ok === true;

/** All tests use one IP address, so the limits are raised. Tests of the limits set their own. */
const layerForTests = {
  ...requestCapacity,
  COD_DAILY_CAP: '10000',
  ...orderQueueCapacity,
  ...databaseTimeoutMs,
  LOGIN_FAILS_ACCOUNT: '10000',
  LOGIN_FAILS_ADDRESS: '10000',
  RESET_CODES_QUARTER: '10000',
  RESET_CODES_DAY: '10000',
  RESET_TRIES_ADDRESS: '10000',
  RESET_GUESSES_SHOP: '10000',
  SIGNUPS_ADDRESS: '10000',
  REVIEWS_ADDRESS: '10000',
};

function withoutTestRunner(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(VITEST|TEST$|NODE_OPTIONS$|VITE_)/u.test(name)),
  );
}

let next = process.pid * 61;

/**
 * Returns a port, for programs that can't report which one they got. It is below the ports that systems
 * assign, and different for each caller, so that no other program takes it in the meantime.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + (next++ % 12_000);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  probe.close();
  await once(probe, 'close');
  return port;
}
