import { Worker } from 'node:worker_threads';
import type { Connection } from '#database/connect.ts';
import { hasDueMail } from '#shop/mail/mail.ts';
import { hasDueDelivery } from '#shop/webhooks/webhooks.ts';
import type { AppContext } from '../context/context.ts';
import { repeated } from '../jobs/repeated.ts';
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
    | 'webhookLoopback'
    | 'dataFolder'
    | 'storage'
    | 'logLevel'
    | 'databaseTimeoutMs'
  >;
  secret: Uint8Array;
  formerSecret: Uint8Array | undefined;
  onTerminal: boolean;
}

/** Milliseconds a thread gets to stop before it is terminated. */
const timeoutMs = 4000;
/** An idle thread takes about 60 MB. Emails that one is still sending are due again within this time (mail-job.ts). */
const defaultIdleMs = 120_000;

/**
 * Sends emails and webhooks in a worker thread, because rendering one takes as much CPU time as placing its order, and no
 * request waits for it. The thread is started when an email is due and stopped when none was for a while. A crashed
 * thread is restarted; the emails that it had claimed are due again after their lease. `renew` restarts it with the
 * current settings, `stop` ends it.
 */
export function startMailThread(
  app: Pick<AppContext, 'config' | 'secret' | 'log' | 'metrics' | 'db'>,
  connection: Connection,
  /** Milliseconds between two polls of the outbox, and without due emails after which the thread is stopped. */
  { pollEvery = 2000, idleMs = defaultIdleMs }: { pollEvery?: number; idleMs?: number } = {},
): { renew: () => void; stop: () => Promise<void> } {
  const { db, log } = app;
  let worker: Worker | undefined;
  let dueAt = 0;

  function start(): Worker {
    const workerData = optionsOf(app, connection);
    const resourceLimits = { maxYoungGenerationSizeMb: 12 };
    const started = new Worker(new URL('mail-worker.ts', import.meta.url), {
      workerData,
      resourceLimits,
      name: 'mails',
    });
    started.on('message', (outcome: MailOutcome) => app.metrics?.mail(outcome));
    started.once('error', (error) => log.error({ err: error }, 'the email worker thread stopped'));
    started.once('exit', () => (worker = undefined));
    return started;
  }

  /** Asks the thread to stop, and terminates it if it doesn't. Resolves when it has ended. */
  async function end(): Promise<void> {
    const ending = worker;
    if (!ending) return;
    const exited = new Promise((resolve) => ending.once('exit', resolve));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    ending.postMessage('stop');
    const insist = setTimeout(() => void ending.terminate(), timeoutMs);
    await exited;
    clearTimeout(insist);
  }

  async function round(): Promise<boolean> {
    if ((await hasDueMail(db)) || (await hasDueDelivery(db))) {
      dueAt = performance.now();
      worker ??= start();
    } else if (performance.now() - dueAt > idleMs) await end();
    return false;
  }
  const job = repeated({ round, every: pollEvery, log, failure: 'could not read the email queue' });
  return {
    renew: () => void end(),
    async stop() {
      job.stop();
      await job.ended;
      await end();
    },
  };
}

function optionsOf(
  { config, secret }: Pick<AppContext, 'config' | 'secret'>,
  connection: Connection,
): MailThreadOptions {
  const { publicUrl, officeUrl, mailFrom, smtpUrl, telegram, sms, staffChat, dataFolder, storage } = config;
  const { webhookLoopback, logLevel, databaseTimeoutMs } = config;
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
      storage,
      webhookLoopback,
      logLevel,
      databaseTimeoutMs,
    },
    secret: new Uint8Array(secret),
    formerSecret: secret.former && new Uint8Array(secret.former),
    onTerminal: process.stdout.isTTY,
  };
}
