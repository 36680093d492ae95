import type { Client } from '@paypal/paypal-server-sdk';
import type { ProviderEvent } from '#shop/payments/payments.ts';
import { answerOf } from './paypal-client.ts';
import { readPaypalMark } from './paypal-mark.ts';

/** Headers of a webhook that PayPal needs to verify it. */
const proofs = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

type Headers = Readonly<Record<string, string | undefined>>;

/**
 * Reads a webhook. Null when PayPal, given its raw bytes, doesn't confirm that it sent them to our URL. Its
 * certificate URL must be one of PayPal's; we pass it on and never fetch it. The caller checks its age.
 * @throws when PayPal can't be reached
 */
export async function readPaypalWebhook(
  client: Client,
  webhookId: string,
  body: Buffer,
  headers: Headers,
  abortSignal: AbortSignal,
): Promise<ProviderEvent | null> {
  const text = body.toString('utf8');
  const event = eventIn(text);
  const proof = Object.entries(proofs).map(([name, header]) => [name, headers[header] ?? ''] as const);
  const signedAt = new Date(headers[proofs.transmission_time] ?? '');
  const isWhole = proof.every(([, value]) => value !== '' && value.length <= 1000);
  if (!event || !isWhole || webhookId === '' || Number.isNaN(signedAt.getTime())) return null;
  if (!isOfPaypal(headers[proofs.cert_url] ?? '')) return null;
  const reply = JSON.stringify({ ...Object.fromEntries(proof), webhook_id: webhookId });
  // Sent as text, because serializing it again might change the signed bytes.
  const question = `${reply.slice(0, -1)},"webhook_event":${text}}`;
  if (!(await isGenuine(client, question, abortSignal))) return null;
  return { ...event, signedAt };
}

/**
 * Returns whether a URL is like those in PayPal's own samples:
 * https://api.paypal.com/v1/notifications/certs/…
 */
const isOfPaypal = (address: string): boolean => /^https:\/\/(?:[\w-]+\.)+paypal\.com\//u.test(address);

async function isGenuine(client: Client, question: string, abortSignal: AbortSignal): Promise<boolean> {
  // The SDK has no method for it, so use its request builder.
  const request = client.getRequestBuilderFactory()('POST', '/v1/notifications/verify-webhook-signature');
  request.header('content-type', 'application/json');
  request.text(question);
  request.authenticate([{ oauth2: true }]);
  const answer = await answerOf(request.callAsText({ abortSignal }));
  return (JSON.parse(answer) as { verification_status?: unknown } | null)?.verification_status === 'SUCCESS';
}

/** Outcomes of a dispute after which we keep the payment. */
const wins = new Set(['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER']);

interface Resource {
  id?: string;
  custom_id?: string;
  supplementary_data?: { related_ids?: { order_id?: string } };
  disputed_transactions?: { custom?: string; seller_transaction_id?: string }[];
  dispute_outcome?: { outcome_code?: string };
  /** Links; for a refund, 'up' leads to its capture. */
  links?: { rel?: string; href?: string }[];
}

/** Parses an event. Null if it isn't one. */
function eventIn(text: string): Omit<ProviderEvent, 'signedAt'> | null {
  try {
    const reply = JSON.parse(text) as {
      id?: unknown;
      event_type?: unknown;
      create_time?: unknown;
      resource?: Resource | null;
    } | null;
    const { id, event_type: kind, create_time: at, resource } = reply ?? {};
    if (typeof id !== 'string' || typeof kind !== 'string' || typeof at !== 'string') return null;
    const key = resource?.custom_id ?? resource?.disputed_transactions?.[0]?.custom;
    const order = kind.startsWith('CHECKOUT.ORDER.') ? resource?.id : orderOf(resource);
    return {
      eventId: id,
      kind,
      key: readPaypalMark(key).key,
      reference: textOf(order),
      chargeId: chargeOf(resource),
      happenedAt: new Date(at),
      dispute: disputeOf(kind, resource),
    };
  } catch {
    return null;
  }
}

/** Returns a text. Accepts any type, because it is external input. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const orderOf = (resource: Resource | null | undefined) =>
  resource?.supplementary_data?.related_ids?.order_id;

function chargeOf(resource: Resource | null | undefined): string {
  const disputed = textOf(resource?.disputed_transactions?.[0]?.seller_transaction_id);
  if (disputed !== '') return disputed;
  const up = resource?.links?.find(({ rel }) => rel === 'up')?.href;
  return /\/captures\/([\dA-Z]{1,64})$/u.exec(textOf(up))?.[1] ?? '';
}

function disputeOf(kind: string, resource: Resource | null | undefined): ProviderEvent['dispute'] {
  if (kind === 'CUSTOMER.DISPUTE.CREATED') return 'opened';
  if (kind !== 'CUSTOMER.DISPUTE.RESOLVED') return null;
  return wins.has(textOf(resource?.dispute_outcome?.outcome_code)) ? 'won' : 'lost';
}
