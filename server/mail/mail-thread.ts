import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Connection } from '#database/connect.ts';
import type { AppContext } from '../context/context.ts';
import type { Config } from '../settings/config.ts';
import type { MailOutcome } from './deliver.ts';

/** What the thread is given; it reads no settings itself. */
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
    | 'dataFolder'
    | 'logLevel'
    | 'databasePatience'
  >;
  secret: Uint8Array;
  formerSecret: Uint8Array | undefined;
  onTerminal: boolean;
}

/** Milliseconds until one that is asked to end is ended. */
const patience = 4000;

/**
 * Sends mails in a thread of its own: writing one takes as much of a processor as placing the order it tells of, and nobody
 * waits for it. A thread that ends by a fault is followed by the next; what it had claimed is due again after its lease.
 * `renew` ends it for one with the settings of then, `stop` for good.
 */
export function startMailThread(
  app: Pick<AppContext, 'config' | 'secret' | 'log' | 'metrics'>,
  connection: Connection,
  /** Milliseconds from the end of one to the start of the next. */
  { pause = 5000 }: { pause?: number } = {},
): { renew: () => void; stop: () => Promise<void> } {
  const stopping = new AbortController();
  let worker: Worker;
  let isRenewing = false;

  /** Resolves when it has ended. */
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

  /** Asks the thread of now to end, and ends it when it does not. Returns what takes that back. */
  function end(): () => void {
    const ending = worker;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    ending.postMessage('stop');
    const insist = setTimeout(() => void ending.terminate(), patience);
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
  const { publicUrl, officeUrl, mailFrom, smtpUrl, telegram, sms, dataFolder, logLevel, databasePatience } =
    config;
  return {
    connection,
    config: {
      publicUrl,
      officeUrl,
      mailFrom,
      smtpUrl,
      telegram,
      sms,
      dataFolder,
      logLevel,
      databasePatience,
    },
    secret: new Uint8Array(secret),
    formerSecret: secret.former && new Uint8Array(secret.former),
    onTerminal: process.stdout.isTTY,
  };
}
