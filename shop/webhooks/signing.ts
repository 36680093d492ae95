import { createHmac, randomBytes } from 'node:crypto';
import { seal, unseal } from '#shop/sealed.ts';
import type { Secret } from '#shop/purpose-key.ts';

// Standard Webhooks 1.0 (standardwebhooks.com).

const prefix = 'whsec_';
const secretBytes = 32;
const purpose = 'webhook';

/** Returns a new signing secret, as receivers enter it. */
export const newSecret = (): string => prefix + randomBytes(secretBytes).toString('base64');

export const sealSecret = (key: Buffer, endpointId: number, secret: string): Buffer =>
  seal(key, purpose, Buffer.from(secret), String(endpointId));

/** Returns null for a secret that was encrypted under another key of the server. */
export const openSecret = (key: Secret, endpointId: number, sealed: Buffer): string | null =>
  unseal(key, purpose, sealed, String(endpointId))?.toString() ?? null;

export interface SignedMessage {
  /** The same for every attempt. */
  id: string;
  /** Seconds since 1970, of this attempt. */
  timestamp: number;
  body: string;
}

/** Returns the headers of a message, with a signature by each secret. */
export function signedHeaders(
  secrets: readonly string[],
  { id, timestamp, body }: SignedMessage,
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
