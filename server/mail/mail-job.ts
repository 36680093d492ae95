import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#database/schema.ts';
import { claimMails } from '#shop/mail/mail.ts';
import type { MailTransport } from '../outside/mail/outgoing-mail.ts';
import { type Delivery, deliver } from './deliver.ts';

export interface MailJobOptions {
  db: Database;
  log: Logger;
  transport: MailTransport;
  config: Delivery['config'];
  secret: Buffer;
  /** Milliseconds from one look into the outbox to the next (2000). */
  pollEvery?: number;
  /** Milliseconds one mail may take, whatever the server does (45 s); the lease is longer by half a minute. */
  deadline?: number;
  /** Milliseconds that mails under way still have when the job is stopped (2 s). */
  grace?: number;
}

/** Mails sent at the same time. */
const atOnce = 5;
const leaseBeyondDeadline = 30_000;
/** With the database away there is no hurry. */
const afterFailure = 5000;

/**
 * Sends what waits in the outbox, for as long as the shop is open. Several processes share the work: a mail is claimed by
 * one of them, sent outside any transaction, then settled. Returns what stops it.
 */
export function startMailJob(options: MailJobOptions): () => Promise<void> {
  const { db, log, transport, config, secret, pollEvery = 2000, deadline = 45_000, grace = 2000 } = options;
  const stopping = new AbortController();
  const cutOff = new AbortController();
  const leaseSeconds = (deadline + leaseBeyondDeadline) / 1000;
  const delivery: Delivery = {
    db,
    log,
    transport,
    config,
    secret,
    deadline,
    settleWithin: leaseBeyondDeadline,
    cutOff: cutOff.signal,
  };
  let isAway = false;

  /** Sends what is due; true when there may be more. */
  async function round(): Promise<boolean> {
    const mails = await claimMails(db, { limit: atOnce, leaseSeconds });
    await Promise.all(mails.map((mail) => deliver(mail, delivery)));
    return mails.length === atOnce;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      let wait = pollEvery;
      try {
        if (await round()) wait = 0;
        isAway = false;
      } catch (error) {
        if (!isAway) log.error({ err: error }, 'could not look into the outbox of mails');
        isAway = true;
        wait = Math.max(pollEvery, afterFailure);
      }
      if (wait > 0)
        await sleep(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  const running = run();
  return async () => {
    stopping.abort();
    const cut = setTimeout(() => cutOff.abort(), grace);
    await running;
    clearTimeout(cut);
  };
}
