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
 * Returns what stops it.
 */
export function startMailThread(
  { config, secret, log, metrics }: Pick<AppContext, 'config' | 'secret' | 'log' | 'metrics'>,
  connection: Connection,
  /** Milliseconds from the end of one to the start of the next. */
  { pause = 5000 }: { pause?: number } = {},
): () => Promise<void> {
  const { publicUrl, officeUrl, mailFrom, smtpUrl, telegram, sms, dataFolder, logLevel, databasePatience } =
    config;
  const options: MailThreadOptions = {
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
  const stopping = new AbortController();
  let worker: Worker;

  /** Resolves when it has ended. */
  async function run(): Promise<void> {
    worker = new Worker(new URL('mail-worker.ts', import.meta.url), { workerData: options, name: 'mails' });
    worker.on('message', (outcome: MailOutcome) => metrics?.mail(outcome));
    worker.once('error', (error) => log.error({ err: error }, 'the thread that sends mails has ended'));
    await once(worker, 'exit');
  }

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await run().catch(() => undefined);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
  const ended = keepRunning();
  return async () => {
    stopping.abort();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    worker.postMessage('stop');
    const insist = setTimeout(() => void worker.terminate(), patience);
    await ended;
    clearTimeout(insist);
  };
}
