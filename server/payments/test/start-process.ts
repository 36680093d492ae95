import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TestProcessSettings } from './process/main.ts';

export interface TestProcess {
  url: string;
  /** The pid of the current process, which changes on a restart. */
  pid(): number;
  stop(): Promise<void>;
}

const startsAgainAfter = 500;
const timeoutMs = 20_000;

/**
 * Starts the test provider's process and restarts it when it dies, with the same ledger.
 * @param ledger its file
 * @param webhook the webhook URL, or '' if there is none
 */
export async function startTestProcess(options: {
  key: string;
  ledger: string;
  webhook: string;
}): Promise<TestProcess> {
  let child: ChildProcess;
  let isStopping = false;
  let port = 0;

  async function start(): Promise<void> {
    child = fork(path.join(import.meta.dirname, 'process', 'main.ts'), [], {
      env: {},
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const running = child;
    running.send({ ...options, port } satisfies TestProcessSettings);
    running.once('exit', () => {
      if (!isStopping && port > 0)
        setTimeout(() => void start().catch(() => undefined), startsAgainAfter).unref();
    });
    const message = await Promise.race([
      once(running, 'message', { signal: AbortSignal.timeout(timeoutMs) }),
      once(running, 'exit').then(() => null),
    ]);
    if (!message) throw new Error('the test provider ended at its start');
    ({ port } = message[0] as { port: number });
  }

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => child.pid ?? 0,
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
