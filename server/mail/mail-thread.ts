import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Connection } from '#database/connect.ts';
import type { AppContext } from '../context/context.ts';
import type { Config } from '../settings/config.ts';
import type { MailOutcome } from './deliver.ts';

/** The input of the thread, which reads no settings itself. */
export interface MailThreadOptions {
  connection: Connection;
  config: Pick<
    Config,
    | 'publicUrl'
    | 'officeUrl'
    | 'mailFrom'
    | 'smtpUrl'
    | 'telegram'
    | 'sms'
    | 'staffChat'
    | 'dataFolder'
    | 'logLevel'
    | 'databaseTimeoutMs'
  >;
  secret: Uint8Array;
  formerSecret: Uint8Array | undefined;
  onTerminal: boolean;
}

/** Milliseconds a thread gets to stop before it is terminated. */
const timeoutMs = 4000;

/**
 * Sends emails in a worker thread, because rendering one takes as much CPU time as placing its order, and no
 * request waits for it. A crashed thread is restarted; the emails that it had claimed are due again after
 * their lease. `renew` restarts it with the current settings, `stop` ends it.
 */
export function startMailThread(
  app: Pick<AppContext, 'config' | 'secret' | 'log' | 'metrics'>,
  connection: Connection,
  /** Milliseconds between the end of one thread and the start of the next. */
  { pause = 5000 }: { pause?: number } = {},
): { renew: () => void; stop: () => Promise<void> } {
  const stopping = new AbortController();
  let worker: Worker;
  let isRenewing = false;

  /** Runs a thread. Resolves when the thread has ended. */
  async function run(): Promise<void> {
    const workerData = optionsOf(app, connection);
    worker = new Worker(new URL('mail-worker.ts', import.meta.url), { workerData, name: 'mails' });
    worker.on('message', (outcome: MailOutcome) => app.metrics?.mail(outcome));
    worker.once('error', (error) => app.log.error({ err: error }, 'the email worker thread stopped'));
    await once(worker, 'exit');
  }

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await run().catch(() => undefined);
      if (isRenewing) {
        isRenewing = false;
        continue;
      }
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
  const ended = keepRunning();

  /**
   * Asks the current thread to stop, and terminates it if it doesn't. Returns a function that cancels the termination.
   */
  function end(): () => void {
    const ending = worker;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    ending.postMessage('stop');
    const insist = setTimeout(() => void ending.terminate(), timeoutMs);
    ending.once('exit', () => clearTimeout(insist));
    return () => clearTimeout(insist);
  }
  return {
    renew() {
      if (stopping.signal.aborted) return;
      isRenewing = true;
      end();
    },
    async stop() {
      stopping.abort();
      const take = end();
      await ended;
      take();
    },
  };
}

function optionsOf(
  { config, secret }: Pick<AppContext, 'config' | 'secret'>,
  connection: Connection,
): MailThreadOptions {
  const { publicUrl, officeUrl, mailFrom, smtpUrl, telegram, sms, staffChat, dataFolder } = config;
  const { logLevel, databaseTimeoutMs } = config;
  return {
    connection,
    config: {
      publicUrl,
      officeUrl,
      mailFrom,
      smtpUrl,
      telegram,
      sms,
      staffChat,
      dataFolder,
      logLevel,
      databaseTimeoutMs,
    },
    secret: new Uint8Array(secret),
    formerSecret: secret.former && new Uint8Array(secret.former),
    onTerminal: process.stdout.isTTY,
  };
}
