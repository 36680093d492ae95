import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#database/schema.ts';
import {
  claimDeliveries,
  type ClaimedDelivery,
  endEndpoint,
  failOldDeliveries,
  openSecret,
  recordAttempt,
  releaseDelivery,
  secondsToNextAttempt,
} from '#shop/webhooks/webhooks.ts';
import type { Secret } from '#shop/purpose-key.ts';
import { repeated } from '../jobs/repeated.ts';
import type { Internet } from '../outgoing/public-request.ts';
import { type SentWebhook, sendWebhook, webhookInternet, webhookTimeoutMs } from './send-webhook.ts';

export interface WebhookJobOptions {
  db: Database;
  log: Logger;
  secret: Secret;
  /** Whether endpoints may be on this machine. */
  isLoopbackAllowed: boolean;
  /** Replaced by tests. */
  by?: Internet;
  /** Milliseconds between two polls. */
  pollEvery?: number;
  /** Seconds after which another process may send what this one claimed: longer than an attempt. */
  leaseSeconds?: number;
}

const gone = 410;
/** Milliseconds between two rounds while there is more to send. */
const pause = 50;
const oldEvery = 60_000;

/**
 * Sends events to endpoints while the shop runs. Several processes share the work; an event is sent at least once. Returns
 * a function that stops it: what is being sent is released for another process.
 */
export function startWebhookJob({
  db,
  log,
  secret,
  isLoopbackAllowed,
  by = webhookInternet(isLoopbackAllowed),
  pollEvery = 1000,
  leaseSeconds = (3 * webhookTimeoutMs) / 1000,
}: WebhookJobOptions): () => Promise<void> {
  const cutOff = new AbortController();
  const running = new Set<Promise<void>>();

  /** Starts what is due and doesn't wait for a slow endpoint. Returns true when a place may have become free. */
  async function round(): Promise<boolean> {
    const claimed = await claimDeliveries(db, leaseSeconds);
    for (const claim of claimed) {
      const sending: Promise<void> = deliver(claim)
        .catch((error: unknown) =>
          log.error({ err: error, delivery: claim.id }, 'could not record a webhook delivery'),
        )
        .finally(() => running.delete(sending));
      running.add(sending);
    }
    if (claimed.length === 0) return false;
    await Promise.race([...running, sleep(pollEvery, undefined, { ref: false })]);
    return true;
  }

  async function deliver(claim: ClaimedDelivery): Promise<void> {
    const secrets = [claim.secret, claim.former].flatMap((sealed) =>
      sealed ? (openSecret(secret, claim.endpointId, sealed) ?? []) : [],
    );
    const sent: SentWebhook =
      secrets.length === 0
        ? { code: null, error: 'secret', response: '', durationMs: 0, retryAfter: 0 }
        : await sendWebhook(claim, secrets, { by, isLoopbackAllowed, cutOff: cutOff.signal });
    if (sent.error === null) return recordAttempt(db, claim, sent, 'delivered');
    if (cutOff.signal.aborted) return releaseDelivery(db, claim);
    const next = sent.code === gone ? null : secondsToNextAttempt(claim.tries, claim.ageSeconds, sent);
    await recordAttempt(db, claim, sent, next ?? 'failed');
    log.debug({ delivery: claim.id, reason: sent.error, code: sent.code }, 'could not deliver to a webhook');
    const why = sent.code === gone ? 'gone' : 'failing';
    if (next === null && (await endEndpoint(db, claim.endpointId, why)))
      log.warn({ endpoint: claim.endpointId, why }, 'switched off a webhook');
  }

  async function failOld(): Promise<boolean> {
    await failOldDeliveries(db);
    return false;
  }

  const jobs = [
    repeated({ round, every: pollEvery, pause, log, failure: 'could not read the webhook queue' }),
    repeated({ round: failOld, every: oldEvery, log, failure: 'could not end old webhook deliveries' }),
  ];
  return async () => {
    for (const job of jobs) job.stop();
    cutOff.abort();
    await Promise.all(jobs.map(({ ended }) => ended));
    await Promise.all(running);
  };
}
