import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { findSession } from '#shop/accounts/accounts.ts';
import type { Config } from '../config.ts';
import type { AppContext } from '../context.ts';
import { type Caller, guest } from '../operation.ts';

/** Who calls, from the `Token` header alone; `UserID` in header and body are claims that must agree (docs/decisions, identity). */
export async function resolveCaller(
  app: AppContext,
  request: FastifyRequest,
  parameters: unknown,
): Promise<Caller | 'mismatch'> {
  const token = headerText(request.headers['token']);
  // Clients keep the token after a logout and send an empty UserID beside it: a guest.
  const claimed = headerText(request.headers['userid']);
  if (!isToken(token) || claimed === '') return guest;
  const sessionHash = sha256(token);
  const session = await findSession(app.db, sessionHash);
  if (!session) return guest;
  if (session.bindingHash && !session.bindingHash.equals(sha256(cookieValue(request, app.config))))
    return guest;
  const claims = [claimed, ...bodyClaims(parameters)].filter((claim) => claim !== undefined);
  if (claims.some((claim) => claim !== String(session.customerId))) return 'mismatch';
  return { customerId: session.customerId, sessionHash };
}

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A page of ours in a browser: the browser says so, and other sites cannot forge it. */
export const fromOwnPage = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] === 'same-origin';

const cookieName = (config: Config): string =>
  config.publicUrl.startsWith('https:') ? '__Host-kado' : 'kado';

export function sessionCookie(config: Config, value: string): string {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(config)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000${secure}`;
}

export const clearedCookie = (config: Config): string =>
  sessionCookie(config, '').replace('Max-Age=2592000', 'Max-Age=0');

function cookieValue(request: FastifyRequest, config: Config): string {
  const wanted = `${cookieName(config)}=`;
  const found = (request.headers.cookie ?? '').split(/;\s*/u).find((part) => part.startsWith(wanted));
  return found?.slice(wanted.length) ?? '';
}

function bodyClaims(parameters: unknown): string[] {
  if (typeof parameters !== 'object' || parameters === null) return [];
  const claims = parameters as Record<string, unknown>;
  return [claims['UserID'], claims['UserId']]
    .filter((claim) => claim !== undefined && claim !== null && claim !== '')
    .map((claim) => String(claim).trim());
}

const isToken = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/u.test(text);

const headerText = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value.trim() : undefined;
