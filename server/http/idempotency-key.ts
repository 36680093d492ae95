import type { FastifyRequest } from 'fastify';

/** Told to whoever wrote the client. */
export const malformedKey =
  'The Idempotency-Key must be 8 to 100 letters, digits, hyphens or underscores, with or without quotes around them.';

const shape = /^(?:(?<plain>[\w-]{8,100})|"(?<quoted>[\w-]{8,100})")$/u;

/**
 * The key under which a request may succeed only once: plain, or in quotes as the IETF's draft writes it. null: none was
 * sent. `malformed`: one was, and it cannot be used; nothing must be done then, for the client counts on it.
 */
export function idempotencyKey({ headers }: FastifyRequest): { key: string | null } | 'malformed' {
  const given = headers['idempotency-key'];
  if (given === undefined) return { key: null };
  const { plain, quoted } = (typeof given === 'string' && shape.exec(given)?.groups) || {};
  const key = plain ?? quoted;
  return key === undefined ? 'malformed' : { key };
}
