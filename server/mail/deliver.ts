import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#database/schema.ts';
import { shopLanguage } from '#shop/content/content.ts';
import { earlierReplies } from '#shop/inquiries/inquiries.ts';
import {
  allowedMail,
  type ClaimedMail,
  isStale,
  type MailFailure,
  openMail,
  releaseMail,
  applyFailure,
  markRefundSent,
  emailOnHold,
} from '#shop/mail/mail.ts';
import type { Config } from '../settings/config.ts';
import { failureOf } from '../adapters/mail/mail-failure.ts';
import type { MailTransport } from '../adapters/mail/outgoing-mail.ts';
import { senderOf } from './mail-server.ts';
import type { TextsOf } from './mail-texts.ts';
import { withLinks } from './mailed-links.ts';
import { writeMail } from './write-mail.ts';

export interface Delivery {
  db: Database;
  log: Logger;
  transport: MailTransport;
  config: Pick<Config, 'publicUrl' | 'officeUrl' | 'mailFrom'>;
  texts: TextsOf;
  /** The key that encrypts one-time codes. */
  secret: Buffer;
  /** The timeout for each email, in milliseconds. */
  deadline: number;
  /** Milliseconds during which recording a result is retried, which is the remaining lease. */
  settleWithin: number;
  /** Receives the outcome of each email. */
  onOutcome?: (outcome: MailOutcome) => void;
  /** Aborts emails in progress when the process exits. */
  cutOff: AbortSignal;
}

export type MailOutcome = 'sent' | 'saved' | 'failed' | 'withheld' | 'given up';

type Outcome = 'sent' | 'saved' | 'interrupted' | MailFailure;

/**
 * Sends one claimed email and records the result. It is sent twice only if the server's OK gets lost, because
 * the process dies, or the connection or database fails, between the two. Never throws.
 */
export async function deliver(claim: ClaimedMail, delivery: Delivery): Promise<void> {
  const { db, log } = delivery;
  const outcome = await attempt(claim, delivery);
  const { id, tries, mail } = claim;
  // Logs no recipient, text or error object, because replies of email servers repeat addresses.
  const about = { mail: id, kind: mail.kind, tries };
  await persist(delivery, async () => {
    if (outcome === 'sent' || outcome === 'saved') {
      await markRefundSent(db, claim, { isSaved: outcome === 'saved' });
      delivery.onOutcome?.(outcome);
      log.debug(about, outcome === 'saved' ? 'email saved, not sent' : 'email sent');
    } else if (outcome === 'interrupted') {
      await releaseMail(db, claim);
    } else {
      const isStored = await applyFailure(db, claim, outcome);
      delivery.onOutcome?.(!isStored ? 'given up' : outcome === emailOnHold ? 'withheld' : 'failed');
      const what = isStored ? 'could not send an email; retrying later' : 'an email failed for good';
      log.warn({ ...about, reason: outcome.reason }, what);
    }
  }).catch((error: unknown) =>
    log.error({ ...about, err: error }, 'could not record the delivery result of an email'),
  );
}

async function attempt(
  claim: ClaimedMail,
  { transport, deadline, cutOff, ...rest }: Delivery,
): Promise<Outcome> {
  if (isStale(claim.mail, claim.ageSeconds))
    return { reason: 'expired before it was sent', isRefused: false };
  const tooLong = AbortSignal.timeout(deadline);
  let unsent = async () => undefined as void;
  try {
    const allowed = await allowedMail(rest.db, claim.mail);
    if (!allowed) return emailOnHold;
    unsent = allowed.unsent;
    const outgoing = await outgoingMail({ ...claim, mail: allowed.mail }, rest);
    if (typeof outgoing === 'string') return { reason: outgoing, isRefused: false };
    await transport.send(outgoing, AbortSignal.any([tooLong, cutOff]));
    return transport.saves?.(outgoing) ? 'saved' : 'sent';
  } catch (error) {
    await unsent().catch(() => undefined);
    if (cutOff.aborted) return 'interrupted';
    return tooLong.aborted ? { reason: 'took too long', isRefused: false } : failureOf(error);
  }
}

/** Returns the email with its headers, or why it isn't sent. */
async function outgoingMail(
  { id, createdAt, mail }: ClaimedMail,
  { db, log, config, texts: textsOf, secret }: Pick<Delivery, 'db' | 'log' | 'config' | 'texts' | 'secret'>,
) {
  const forShop = mail.to === 'shop' ? await shopLanguage(db) : null;
  const texts = await textsOf(forShop ?? mail.language);
  const { hostname } = new URL(config.publicUrl);
  const to = mail.to === 'shop' ? texts.shop.email : mail.to;
  if (to === '') return 'the shop has no email address';
  const idOf = (sent: { id: number; createdAt: Date }) =>
    `<${sent.id}.${sent.createdAt.getTime()}.kado@${hostname}>`;
  try {
    return {
      ...writeMail(await withLinks(db, openMail(mail, secret), secret), texts),
      id,
      kind: mail.kind,
      ...('proof' in mail.content && {
        proof: { itemId: mail.content.itemId, number: mail.content.proof },
      }),
      isAgain: mail.kind === 'oneTimeCode' && mail.content.isAgain === true,
      messageId: idOf({ id, createdAt }),
      // A conversation starts with the message that the person wrote, which has no email.
      ...(mail.kind === 'inboxReply' && {
        references: [
          `<inbox.${mail.content.inquiryId}.kado@${hostname}>`,
          ...(await earlierReplies(db, mail.content.inquiryId, id)).map(idOf),
        ],
      }),
      date: createdAt,
      from: senderOf(config, texts.shop.siteTitle),
      to,
    };
  } catch (error) {
    log.error({ mail: id, kind: mail.kind, err: error }, 'could not render an email');
    return 'could not be rendered';
  }
}

/**
 * Runs `work` and retries it every second while there is time.
 * @throws the last error
 */
async function persist(
  { settleWithin, cutOff }: Pick<Delivery, 'settleWithin' | 'cutOff'>,
  work: () => Promise<void>,
): Promise<void> {
  for (const until = performance.now() + settleWithin; ; await sleep(1000)) {
    try {
      return await work();
    } catch (error) {
      if (cutOff.aborted || performance.now() > until) throw error;
    }
  }
}
