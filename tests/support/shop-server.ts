import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { roomForOrders, roomForRequests } from './room-for-orders.ts';
import { patience, databasePatience } from './slowness.ts';

const root = path.resolve(import.meta.dirname, '../..');

export type Build = 'production' | 'development';

export interface ShopOptions {
  /** Which build of React; development says where hydration differs. */
  build?: Build;
  /** False: production mode, an empty shop. It refuses to run as root, and so does this. */
  demo?: boolean;
  /** Where its data lies; by default a folder of its own, removed when it stops. */
  dataFolder?: string;
  /** With these the shop uses a server's database instead of one of its own. */
  databaseUrl?: string;
  ownerUrl?: string;
  env?: Record<string, string>;
  /** Who it runs as; by default whoever runs the tests. */
  user?: { uid?: number; gid?: number };
  /** By default a free one. */
  port?: number;
  /** The folder of its sources; by default these. */
  project?: string;
  /** How long the first page may take, build and demo data included. */
  startTimeout?: number;
}

export interface ShopServer {
  /** Without a trailing slash. */
  url: string;
  port: number;
  pid: number;
  dataFolder: string;
  databaseUrl?: string;
  /** All it has printed so far, both streams. */
  output(): string;
  /**
   * Asks it to end, insists after a while, and takes its own folder away. The exit code, or the signal's name.
   * @param signal SIGINT: at once, without the second in which a load balancer is told
   */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<number | string>;
}

/** A whole shop in a process of its own, as `npm start` runs it. @throws with its output when it does not open */
export async function startShop(options: ShopOptions = {}): Promise<ShopServer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOnce(options);
    } catch (error) {
      // A free port may be taken by somebody else before the shop has opened there.
      const isTaken = error instanceof Error && /port \d+ on \S+ is taken/u.test(error.message);
      if (options.port !== undefined || !isTaken || tries === 3) throw error;
    }
  }
}

/** What a shop says that is expected not to open; '' when it does. */
export const refusalOf = (options: ShopOptions): Promise<string> =>
  startShop(options).then(
    async (shop) => {
      await shop.stop('SIGINT');
      return '';
    },
    (error: Error) => error.message,
  );

async function startOnce(options: ShopOptions): Promise<ShopServer> {
  const { build = 'production', demo = true, databaseUrl, startTimeout = 4 * patience } = options;
  const dataFolder = options.dataFolder ?? mkdtempSync(path.join(tmpdir(), 'kado-shop-'));
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/start.js'], {
    ...options.user,
    cwd: options.project ?? root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...withoutTestRunner(process.env),
      PORT: String(port),
      PUBLIC_URL: url,
      KADO_DATA: dataFolder,
      KADO_BUILD: build,
      KADO_MODE: demo ? 'demo' : 'production',
      NODE_ENV: build,
      DATABASE_URL: databaseUrl ?? '',
      DATABASE_OWNER_URL: options.ownerUrl ?? '',
      ...roomForTests,
      ...options.env,
    },
  });
  const output = collect(child);
  // An interrupted run leaves no shop behind; the shop ends its database itself.
  const abandon = () => void child.kill('SIGTERM');
  process.once('exit', abandon);

  async function stop(signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM'): Promise<number | string> {
    const ended = await end(child, signal);
    process.off('exit', abandon);
    if (!options.dataFolder) rmSync(dataFolder, { recursive: true, force: true });
    return ended;
  }
  try {
    await untilReady({ child, output, address: `${url}/readyz` }, startTimeout);
  } catch (error) {
    await stop();
    throw new Error(`the shop did not open:\n${output()}`, { cause: error });
  }
  const pid = child.pid ?? 0;
  return { url, port, pid, dataFolder, output, stop, ...(databaseUrl !== undefined && { databaseUrl }) };
}

/** One address runs the whole suite: it is no flood. Tests of the limits set their own. */
const roomForTests = {
  ...roomForRequests,
  COD_DAILY_CAP: '10000',
  ...roomForOrders,
  ...databasePatience,
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

function collect(child: ChildProcess): () => string {
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
}

interface Opening {
  child: ChildProcess;
  output(): string;
  address: string;
}

async function untilReady({ child, output, address }: Opening, timeout: number): Promise<void> {
  let spawnError: Error | undefined;
  child.once('error', (error) => (spawnError = error));
  for (const until = Date.now() + timeout; Date.now() < until; await sleep(100)) {
    if (spawnError) throw spawnError;
    if (hasEnded(child)) throw new Error(`it ended: ${child.exitCode ?? child.signalCode}`);
    // Its own word first: at its address another shop might answer that was quicker to take the port.
    if (!output().includes('Kado is open')) continue;
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) }).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`not ready within ${timeout} ms`);
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | string> {
  if (!hasEnded(child)) {
    const exited = once(child, 'exit');
    child.kill(signal);
    const insist = setTimeout(() => child.kill('SIGKILL'), patience);
    await exited;
    clearTimeout(insist);
  }
  return child.exitCode ?? child.signalCode ?? 'unknown';
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
