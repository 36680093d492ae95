import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSession } from '#shop/accounts/accounts.ts';
import { visitorId } from '#shop/limits/limits.ts';
import type { Config } from '../settings/config.ts';
import type { AppContext } from '../context/context.ts';
import { type Customer, type Guest, guest } from '../calls/caller.ts';

/** A customer's token together with another user's id. */
export interface Mismatch {
  mismatchOf: number;
}

/**
 * Resolves the caller from the `Token` header alone. `UserID` in header and body are claims that must agree
 * (docs/decisions, token identifies the caller).
 */
export async function resolveCaller(
  app: AppContext,
  request: FastifyRequest,
  parameters: unknown,
): Promise<Guest | Customer | Mismatch> {
  const token = headerText(request.headers['token']);
  // Existing clients keep the token after a logout and send an empty UserID with it, so treat them as a
  // guest.
  const claimed = headerText(request.headers['userid']);
  if (!isToken(token) || claimed === '') return guest;
  const sessionHash = sha256(token);
  const session = await findSession(app.db, sessionHash);
  if (!session) return guest;
  if (session.bindingHash && !session.bindingHash.equals(bindingHash(app, request))) return guest;
  const claims = [claimed, ...bodyClaims(parameters)].filter((claim) => claim !== undefined);
  if (claims.some((claim) => claim !== String(session.customerId))) return { mismatchOf: session.customerId };
  const { customerId, isConfirmed } = session;
  return { kind: 'customer', customerId, sessionHash, isBound: session.bindingHash !== null, isConfirmed };
}

const identityHeaders = ['token', 'userid', 'idempotency-key'];

/**
 * Returns whether a header for identity or idempotency is repeated, because a proxy in front of us may have
 * read a different one.
 */
export const isAmbiguous = (request: FastifyRequest): boolean =>
  identityHeaders.some((name) => {
    // Node joins repeated headers with a comma. Parsing the headers of every request would cost more than
    // this check.
    const mayBeTwo = headerText(request.headers[name])?.includes(',') === true;
    return mayBeTwo && (request.raw.headersDistinct[name]?.length ?? 0) > 1;
  });

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Returns whether one of our pages in a browser sent the request: browsers set this header, and other sites can't forge
 * it.
 */
export const isSameOrigin = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] === 'same-origin';

/** Returns whether a page of another site sent the request. Browsers say so; other clients send no such header. */
export const isFromElsewhere = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
};

/**
 * Returns the hash of the cookie that binds a session to its browser, or of an empty value when there is no
 * cookie.
 */
export const bindingHash = (app: AppContext, request: FastifyRequest): Buffer =>
  sha256(cookieValue(request, app.config, 'kado'));

/** Returns the trusted-device mark of the browser, from an earlier login. */
export function deviceToken(app: AppContext, request: FastifyRequest): string | null {
  const value = cookieValue(request, app.config, 'kado-browser');
  return isToken(value) ? value : null;
}

export const isSecure = (config: Config): boolean => config.publicUrl.startsWith('https:');
export const cookieName = (config: Config, name: string): string =>
  isSecure(config) ? `__Host-${name}` : name;

function cookie(config: Config, name: string, value: string, days: number): string {
  const secure = isSecure(config) ? '; Secure' : '';
  return `${cookieName(config, name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${days * 86_400}${secure}`;
}

export const sessionCookie = (config: Config, value: string): string => cookie(config, 'kado', value, 30);

export const clearedCookie = (config: Config): string => cookie(config, 'kado', '', 0);

export const browserCookie = (config: Config, value: string): string =>
  cookie(config, 'kado-browser', value, 180);

/** Returns the id of a visitor who sends files, from a cookie that lasts as long as a day's limit counts. */
export function visitorOf(
  { config, secret }: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const value = cookieValue(request, config, 'kado-visitor');
  const id = visitorId(secret, value);
  if (id !== value) reply.header('set-cookie', cookie(config, 'kado-visitor', id, 2));
  return id;
}

export function cookieValue(request: FastifyRequest, config: Config, name: string): string {
  const prefix = `${cookieName(config, name)}=`;
  const found = (request.headers.cookie ?? '').split(/;\s*/u).find((part) => part.startsWith(prefix));
  return found?.slice(prefix.length) ?? '';
}

function bodyClaims(parameters: unknown): string[] {
  if (typeof parameters !== 'object' || parameters === null) return [];
  const claims = parameters as Record<string, unknown>;
  return [claims['UserID'], claims['UserId']]
    .filter((claim) => claim !== undefined && claim !== null && claim !== '')
    .map((claim) =>
      typeof claim === 'string' || typeof claim === 'number' ? String(claim).trim() : 'nobody',
    );
}

export const isToken = (text: string | undefined): text is string =>
  text !== undefined && /^[\w-]{43}$/u.test(text);

const headerText = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value.trim() : undefined;
