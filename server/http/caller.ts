import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { findSession } from '#shop/accounts/accounts.ts';
import type { Config } from '../settings/config.ts';
import type { AppContext } from '../context/context.ts';
import { type Customer, type Guest, guest } from '../calls/caller.ts';

/** A customer's token beside the id of somebody else. */
export interface Mismatch {
  mismatchOf: number;
}

/** Who calls, from the `Token` header alone; `UserID` in header and body are claims that must agree (docs/decisions, identity). */
export async function resolveCaller(
  app: AppContext,
  request: FastifyRequest,
  parameters: unknown,
): Promise<Guest | Customer | Mismatch> {
  const token = headerText(request.headers['token']);
  // Clients keep the token after a logout and send an empty UserID beside it: a guest.
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

/** A header that says who asks, or for which attempt, comes more than once: a proxy before us may have read another one. */
export const isAmbiguous = (request: FastifyRequest): boolean =>
  identityHeaders.some((name) => {
    // Node joins what comes twice with a comma; taking headers apart for every request would cost more than this look.
    const mayBeTwo = headerText(request.headers[name])?.includes(',') === true;
    return mayBeTwo && (request.raw.headersDistinct[name]?.length ?? 0) > 1;
  });

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A page of ours in a browser: the browser says so, and other sites cannot forge it. */
export const fromOwnPage = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] === 'same-origin';

/** A browser says that a page of another site asks; clients that are no browsers say nothing. */
export const isFromElsewhere = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
};

/** Of the cookie that binds a session to its browser; of nothing when there is none. */
export const bindingHash = (app: AppContext, request: FastifyRequest): Buffer =>
  sha256(cookieValue(request, app.config, 'kado'));

/** By what the browser is known from an earlier login. */
export function browserMark(app: AppContext, request: FastifyRequest): string | null {
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
