import type { FastifyRequest } from 'fastify';

const shape = /^(?:(?<plain>[\w-]{8,100})|"(?<quoted>[\w-]{8,100})")$/u;

/**
 * Returns the idempotency key of a request: plain, or quoted as in the IETF draft. Null when none was sent.
 * `malformed` when it is unusable: reject the request then, because the client relies on the key.
 */
export function idempotencyKey({ headers }: FastifyRequest): { key: string | null } | 'malformed' {
  const given = headers['idempotency-key'];
  if (given === undefined) return { key: null };
  const { plain, quoted } = (typeof given === 'string' && shape.exec(given)?.groups) || {};
  const key = plain ?? quoted;
  return key === undefined ? 'malformed' : { key };
}
