import type { Stripe } from 'stripe';
import type { ProviderEvent } from '#shop/payments/payments.ts';
import { idOf } from './stripe-answers.ts';

/**
 * Matches one timestamp and signatures. With a second timestamp, the SDK would use the last, even a forged
 * one.
 */
const headerShape = /^t=(\d{1,12})(?:,v\d=[0-9a-f]{1,128}){1,10}$/u;

/**
 * Reads a webhook, signed with one of our secrets over the raw bytes. Null if it isn't genuine. The caller
 * checks its age in both directions by the database's clock, because the SDK accepts times in the future, and
 * any time when its tolerance is 0.
 */
export function readStripeWebhook(
  stripe: Stripe,
  secrets: readonly string[],
  body: Buffer,
  header: string,
): ProviderEvent | null {
  const [, at] = headerShape.exec(header) ?? [];
  if (at === undefined) return null;
  const event = secrets
    .filter((secret) => secret !== '')
    .map((secret) => genuine(stripe, body, header, secret))
    .find((each) => each !== null);
  if (!event || typeof event.id !== 'string' || typeof event.type !== 'string') return null;
  const about = event.data.object as StripeObject;
  return {
    eventId: event.id,
    kind: event.type,
    key: '',
    reference: about.object === 'payment_intent' ? idOf(about) : idOf(about.payment_intent),
    chargeId: '',
    signedAt: new Date(Number(at) * 1000),
    happenedAt: new Date(event.created * 1000),
    dispute: disputeOf(event.type, about),
    isDecline: event.type === 'payment_intent.payment_failed',
  };
}

interface StripeObject {
  id?: unknown;
  object?: unknown;
  payment_intent?: unknown;
  status?: unknown;
}

function disputeOf(kind: string, { status }: StripeObject): ProviderEvent['dispute'] {
  if (kind === 'charge.dispute.created') return 'opened';
  if (kind !== 'charge.dispute.closed') return null;
  // warning_closed: the bank only inquired, and no money was taken.
  return status === 'won' || status === 'warning_closed' ? 'won' : 'lost';
}

const anyAge = Number.MAX_SAFE_INTEGER;

function genuine(stripe: Stripe, body: Buffer, header: string, secret: string): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(body, header, secret, anyAge);
  } catch {
    return null;
  }
}
