import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import type { LimitName } from '#contract/operation.ts';
import { sha256 } from '#shop/accounts/accounts.ts';
import { findKey, isKeyText, keyPrefix } from '#shop/api-keys/api-keys.ts';
import type { Staff } from '../calls/caller.ts';
import type { AppContext } from '../context/context.ts';
import { cookieValue } from './caller.ts';
import type { RateLimits } from './rate-limits.ts';

/** An API key that can't be used. */
export interface KeyRefusal {
  keyRefusal: { statusCode: 401 | 403; message: string };
}

const { keyRefused, keyElsewhere } = officeRefusals.texts;
const wrong: KeyRefusal = { keyRefusal: { statusCode: 401, message: keyRefused } };

/**
 * Returns what a request sends as its API key: the bearer token of `Authorization`. Null if it sends none, or a token of
 * a proxy beside the office's cookie.
 */
export function keyIn(app: Pick<AppContext, 'config'>, request: FastifyRequest): string | null {
  const [, text] = /^Bearer +(\S*)$/iu.exec(request.headers.authorization ?? '') ?? [];
  if (text === undefined) return null;
  return text.startsWith(keyPrefix) || cookieValue(request, app.config, 'office') === '' ? text : null;
}

/** Returns whether the address of a request contains an API key, or the request has two. */
export const isKeyMisplaced = ({ url, headers, raw }: FastifyRequest): boolean =>
  decodedPrefix.test(url) ||
  (headers.authorization !== undefined &&
    // Node drops the second one.
    raw.rawHeaders.filter((name, at) => at % 2 === 0 && /^authorization$/iu.test(name)).length > 1);
const decodedPrefix = new RegExp(`${keyPrefix.replace('_', '(?:_|%5f)')}[0-9a-z]{8}`, 'iu');

/** Returns the maker of a key as the caller, with the key's permissions. Cookies of the request have no effect. */
export async function keyCaller(
  app: AppContext,
  request: FastifyRequest,
  text: string,
): Promise<Staff | KeyRefusal> {
  if (!isKeyText(text)) return wrong;
  const sessionHash = sha256(text);
  const key = await findKey(app.db, sessionHash, plainAddress(request.ip ?? ''));
  if (!key) return wrong;
  if (!key.isAddressAllowed) return { keyRefusal: { statusCode: 403, message: keyElsewhere } };
  const { id: keyId, staffId, permissions } = key;
  return { kind: 'staff', state: 'in', isFresh: false, sessionHash, keyId, staffId, permissions };
}

/** Returns an IPv4 address as such, and an IPv6 one without its zone; null if it is neither. */
function plainAddress(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/iu, '').replace(/%.*$/u, '');
  return isIP(plain) === 0 ? null : plain;
}

/** Returns the headers that tell the rest of a limit, and for how many seconds. */
export const limitHeaders = ({ max, left, seconds }: ReturnType<RateLimits['stateOf']>) => ({
  'ratelimit-limit': max,
  'ratelimit-remaining': left,
  'ratelimit-reset': seconds,
});

/**
 * Counts a request of a key, instead of its address's, and sets the headers that tell the rest of its limit. Returns
 * false when it exceeds the limit.
 */
export async function allowKey(
  limits: RateLimits,
  name: LimitName,
  { request, reply, counted }: { request: FastifyRequest; reply: FastifyReply; counted: string },
): Promise<boolean> {
  limits.charge(name, request.clientAddress, -1);
  const isAllowed = await limits.allow(name, counted);
  const state = limits.stateOf(name, counted);
  reply.headers(limitHeaders(state));
  if (!isAllowed) reply.header('retry-after', state.seconds);
  return isAllowed;
}
