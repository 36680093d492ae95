import type { IncomingMessage } from 'node:http';
import type { Attempt, ClaimedDelivery } from '#shop/webhooks/webhooks.ts';
import { signedHeaders } from '#shop/webhooks/webhooks.ts';
import { isPublicAddress, resolveHost } from '../outgoing/public-address.ts';
import { internet, type Internet, requestPublic } from '../outgoing/public-request.ts';

export const webhookTimeoutMs = 10_000;
/** Bytes of an answer that are read and kept. */
const maxAnswer = 1024;
const loopback = '127.0.0.1';

/** Where endpoints may be. With `isLoopbackAllowed`, also on this machine, without TLS: for tests and development. */
export function webhookInternet(isLoopbackAllowed: boolean): Internet {
  if (!isLoopbackAllowed) return internet;
  return {
    ...internet,
    resolve: async (host) => (host === 'localhost' ? [loopback] : resolveHost(host)),
    isPublic: (address) => address === loopback || isPublicAddress(address),
  };
}

export interface SentWebhook extends Attempt {
  /** The seconds that the receiver asked to wait. */
  retryAfter: number;
}

/** Sends one signed event. Follows no redirect, and never throws. */
export async function sendWebhook(
  { address, messageId, body }: Pick<ClaimedDelivery, 'address' | 'messageId' | 'body'>,
  secrets: readonly string[],
  { by, isLoopbackAllowed, cutOff }: { by: Internet; isLoopbackAllowed: boolean; cutOff: AbortSignal },
): Promise<SentWebhook> {
  const startedAt = performance.now();
  const result = (
    code: number | null,
    error: Attempt['error'],
    response = '',
    retryAfter = 0,
  ): SentWebhook => ({
    code,
    error,
    response,
    retryAfter,
    durationMs: Math.round(performance.now() - startedAt),
  });
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !isAllowed(url, isLoopbackAllowed)) return result(null, 'address');
  const signal = AbortSignal.any([cutOff, AbortSignal.timeout(webhookTimeoutMs)]);
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Kado webhooks',
    ...signedHeaders(secrets, { id: messageId, timestamp, body }),
  };
  const answer = await requestPublic(url, { method: 'POST', headers, body }, by, signal);
  if (typeof answer === 'string') return result(null, answer);
  const { statusCode: code = 0 } = answer;
  const response = await startOf(answer);
  const isDelivered = code >= 200 && code < 300;
  const seconds = Number(answer.headers['retry-after'] ?? 0);
  return result(code, isDelivered ? null : 'refused', response, Number.isFinite(seconds) ? seconds : 0);
}

/** Whether events may be sent to this kind of address. */
export function isAllowed(
  { protocol, hostname, username, password }: URL,
  isLoopbackAllowed: boolean,
): boolean {
  if (username !== '' || password !== '') return false;
  const isLoopback = hostname === loopback || hostname === 'localhost';
  return protocol === 'https:' || (protocol === 'http:' && isLoopback && isLoopbackAllowed);
}

/** Reads the start of an answer. The status counts even if the rest never comes. */
async function startOf(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      pieces.push(piece);
      length += piece.length;
      if (length >= maxAnswer) break;
    }
  } catch {
    // What came until then is enough.
  }
  answer.destroy();
  return Buffer.concat(pieces).subarray(0, maxAnswer).toString().replaceAll('\u0000', '').toWellFormed();
}
