import type { Logger } from 'pino';
import type { Database } from '#database/schema.ts';
import { jobs } from '#shop/capacity/capacity.ts';
import { claimMails } from '#shop/mail/mail.ts';
import type { MailTransport } from '../adapters/mail/outgoing-mail.ts';
import { repeated } from '../jobs/repeated.ts';
import { type Delivery, deliver } from './deliver.ts';
import { mailTextsOnce } from './mail-texts.ts';

export interface MailJobOptions {
  db: Database;
  log: Logger;
  transport: MailTransport;
  config: Delivery['config'];
  secret: Buffer;
  onOutcome?: Delivery['onOutcome'];
  /** Milliseconds between two polls of the outbox. Default 2000. */
  pollEvery?: number;
  /**
   * The timeout for each email, however slow the server is. Default 45 s; the lease is half a minute longer.
   */
  deadline?: number;
  /** How long emails in progress may take after the job is stopped. Default 2 s. */
  grace?: number;
  /** Whether it sends messages to customers' chats instead of emails, so that neither waits for the other. */
  isChat?: boolean;
}

/** Milliseconds between two full rounds, so that emails don't slow down a rush of orders. */
const pause = 50;
const leaseBeyondDeadline = 30_000;

/**
 * Sends queued emails while the shop runs. Several processes share the work: one claims an email, sends it outside any
 * transaction, then records the result. Returns a function that stops it.
 */
export function startMailJob(options: MailJobOptions): () => Promise<void> {
  const {
    db,
    log,
    transport,
    config,
    secret,
    pollEvery = 2000,
    deadline = 45_000,
    grace = 2000,
    isChat = false,
    onOutcome,
  } = options;
  const cutOff = new AbortController();
  const leaseSeconds = (deadline + leaseBeyondDeadline) / 1000;
  const delivery: Omit<Delivery, 'texts'> = {
    db,
    log,
    transport,
    config,
    secret,
    deadline,
    settleWithin: leaseBeyondDeadline,
    ...(onOutcome && { onOutcome }),
    cutOff: cutOff.signal,
  };

  /** Sends what is due. Returns true when there may be more. */
  async function round(): Promise<boolean> {
    const mails = await claimMails(db, { limit: jobs.mails, leaseSeconds, isChat });
    const texts = mailTextsOnce(db, config);
    await Promise.all(mails.map((mail) => deliver(mail, { ...delivery, texts })));
    return mails.length === jobs.mails;
  }

  const failure = 'could not read the email queue';
  const job = repeated({ round, every: pollEvery, pause, log, failure });
  return async () => {
    job.stop();
    const cut = setTimeout(() => cutOff.abort(), grace);
    await job.ended;
    clearTimeout(cut);
  };
}
