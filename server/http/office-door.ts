import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sha256 } from '#shop/accounts/accounts.ts';
import { findSession } from '#shop/staff/staff.ts';
import { type Caller, guest } from '../calls/caller.ts';
import type { AppContext } from '../context/context.ts';
import type { Config } from '../settings/config.ts';
import { cookieName, cookieValue, isSecure, isToken } from './caller.ts';

const name = 'office';

/**
 * Builds the office's session cookie, which ends with the browser and is never sent from other sites. If
 * `value` is null, the cookie deletes itself.
 */
export function officeCookie(config: Config, value: string | null): string {
  const secure = isSecure(config) ? '; Secure' : '';
  const end = value === null ? '; Max-Age=0' : '';
  return `${cookieName(config, name)}=${value ?? ''}; Path=/; HttpOnly; SameSite=Strict${end}${secure}`;
}

/** Returns the staff member, from the office's cookie alone. */
export async function staffCaller(app: AppContext, request: FastifyRequest): Promise<Caller> {
  const token = cookieValue(request, app.config, name);
  if (!isToken(token)) return guest;
  const sessionHash = sha256(token);
  const session = await findSession(app.db, sessionHash);
  return session ? { kind: 'staff', sessionHash, ...session } : guest;
}

/**
 * Returns whether a page of the office sent the request: browsers send one of these two headers, and other sites can't
 * forge them.
 */
export function fromOfficePage({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

const below = /^(?:\/page-data)?\/office(?:\/|$)/u;

/** Answers 404 for the office under other host names or from addresses that aren't allowed. */
export function restrictOffice(server: FastifyInstance, { config }: AppContext): void {
  const { officeUrl, publicUrl, officeAddresses } = config;
  const ownHost = officeUrl === publicUrl ? null : new URL(officeUrl).host;
  if (ownHost === null && officeAddresses.length === 0) return;
  const allowed = new BlockList();
  for (const each of officeAddresses) {
    const [address = '', bits] = each.split('/');
    const kind = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) allowed.addAddress(address, kind);
    else allowed.addSubnet(address, Number(bits), kind);
  }
  const isAllowed = (address: string) =>
    officeAddresses.length === 0 || allowed.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  server.addHook('onRequest', async (request, reply) => {
    if (!below.test(request.url.replace(/^\/+/u, '/'))) return;
    const isItsHost = ownHost === null || request.host === ownHost;
    if (!isItsHost || !isAllowed(request.ip)) return reply.callNotFound();
  });
}
