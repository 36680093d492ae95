import type { WebhookEvent } from './calls.ts';

/** A message whose signature, time or content is wrong. Answer it with 400, and don’t act on it. */
export class InvalidWebhook extends Error {
  override readonly name = 'InvalidWebhook';
}

/** The headers of a request, as `fetch` servers or Node have them. Names are in lower case. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | string[] | undefined>>;

/** What staff send from the office to try an address. */
export interface TestEvent {
  type: 'test';
  version: number;
  timestamp: string;
  data: Record<string, never>;
}

/** How far a message’s time may differ from this clock. */
const toleranceSeconds = 300;

/**
 * Returns the event in a webhook’s message, after checking its signature and time (Standard Webhooks 1.0). It may come
 * more than once: ignore a `webhook-id` that you have seen.
 * @param body the raw body, exactly as received
 * @param secret the signing secret, which begins with `whsec_`
 * @throws {InvalidWebhook}
 */
export async function verifyWebhook(
  body: string,
  headers: WebhookHeaders,
  secret: string,
  now = Date.now(),
): Promise<WebhookEvent | TestEvent> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    headerOf(headers, `webhook-${name}`),
  );
  if (!id || !timestamp || !signatures) throw new InvalidWebhook('a webhook header is missing');
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= toleranceSeconds))
    throw new InvalidWebhook('the message is too old, or from the future');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = bytesOf(secret.replace(/^whsec_/u, ''));
  if (!bytes) throw new TypeError('the secret isn’t Base64');
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const signature of signatures.split(' ')) {
    const given = signature.startsWith('v1,') && bytesOf(signature.slice(3));
    if (given && (await crypto.subtle.verify('HMAC', key, given, signed))) return eventOf(body);
  }
  throw new InvalidWebhook('the signature is wrong');
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return typeof value === 'string' ? value : undefined;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  } catch {
    return null;
  }
}

function eventOf(body: string): WebhookEvent | TestEvent {
  try {
    return JSON.parse(body) as WebhookEvent | TestEvent;
  } catch {
    throw new InvalidWebhook('the body isn’t JSON');
  }
}
