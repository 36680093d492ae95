import type { FastifyRequest } from 'fastify';

/** The error message for the client's developer. */
export const malformedKey =
  'The Idempotency-Key must be 8 to 100 letters, digits, hyphens or underscores, with or without quotes around them.';

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
