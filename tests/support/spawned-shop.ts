import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { timeoutMs } from './slowness.ts';

/** A shop in its own process. */
export interface SpawnedShop {
  child: ChildProcess;
  /**
   * The URL without a trailing slash.
   * @throws if the system chooses the port and the shop hasn't printed it yet
   */
  readonly url: string;
  /** Everything that it has printed so far, on both streams. */
  output(): string;
  /**
   * Resolves once the shop is open.
   * @throws with its output when it exits before it opens, or takes too long
   */
  opened(within?: number): Promise<void>;
  /** The exit code or the signal's name, once it has ended. */
  ended: Promise<number | NodeJS.Signals | null>;
}

/**
 * Starts `node server/start.js`, on a port that the system chooses unless `env` names one. The shop's output
 * says when it is open.
 */
export function spawnShop(
  env: NodeJS.ProcessEnv,
  { nodeArgs = [], ...options }: SpawnOptions & { nodeArgs?: string[] } = {},
): SpawnedShop {
  const cwd = String(options.cwd ?? path.resolve(import.meta.dirname, '../..'));
  const child = spawn(process.execPath, [...nodeArgs, path.join(cwd, 'server/start.js')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
    cwd,
    env: { PORT: '0', ...env },
  });
  let output = '';
  const hear = (text: string) => void (output += text);
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
    child.once('error', () => resolve(null));
  });
  return {
    child,
    get url() {
      const port = Number(env['PORT']) || /Shop +http:\/\/\S+:(\d+)\//u.exec(output)?.[1];
      if (port === undefined) throw new Error(`the shop is not open yet:\n${output}`);
      return `http://127.0.0.1:${port}`;
    },
    output: () => output,
    ended,
    async opened(within = 4 * timeoutMs) {
      let hasEnded = false;
      void ended.then(() => (hasEnded = true));
      for (const limit = Date.now() + within; !/Press Ctrl-C to stop it/u.test(output); await sleep(20))
        if (hasEnded || Date.now() > limit) throw new Error(`the shop did not open:\n${output}`);
    },
  };
}
