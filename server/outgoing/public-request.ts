import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, resolveHost } from './public-address.ts';

/** How hosts are found, and which addresses may be reached. */
export interface Internet {
  /** Resolves a host name to its addresses. */
  resolve: (host: string) => Promise<string[]>;
  isPublic: (address: string) => boolean;
  /** Ports besides those that a kind of request may use anyway. Only tests have some. */
  ports: readonly string[];
}
export const internet: Internet = { resolve: resolveHost, isPublic: isPublicAddress, ports: [] };

/** Why a host wasn't reached. */
export type UnreachedHost = 'inside' | 'notFound' | 'tooSlow';

interface PublicRequest {
  method: 'GET' | 'POST';
  headers: OutgoingHttpHeaders;
  body?: string;
}

/**
 * Sends a request to the public internet. The host is resolved once and all its addresses are checked. The connection goes
 * to the checked addresses, so that a name can't lead elsewhere meanwhile. Follows no redirect.
 */
export async function requestPublic(
  url: URL,
  request: PublicRequest,
  by: Internet,
  signal: AbortSignal,
): Promise<IncomingMessage | UnreachedHost> {
  const found = await publicAddresses(url, by, signal);
  if (typeof found === 'string') return found;
  const answer = await send(url, request, found, signal).catch(() => null);
  return answer ?? (signal.aborted ? 'tooSlow' : 'notFound');
}

/** Names that only this machine or network knows. */
const insideName =
  /(?:^localhost\.|\.(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa)\.?)$/u;

/** Returns the addresses of a URL's host, which are all public, or why it can't be reached. */
export async function publicAddresses(
  { hostname }: URL,
  { resolve, isPublic }: Internet,
  signal: AbortSignal,
): Promise<string[] | UnreachedHost> {
  const host = hostname.replaceAll(/^\[|\]$/gu, '');
  if (insideName.test(host)) return 'inside';
  const late = new Promise<null>((give) => {
    signal.addEventListener('abort', () => give(null), { once: true });
  });
  const found = isIP(host) > 0 ? [host] : await Promise.race([resolve(host).catch(() => []), late]);
  if (found === null) return 'tooSlow';
  if (found.length === 0) return 'notFound';
  return found.every((each) => isPublic(each)) ? found : 'inside';
}

function send(
  url: URL,
  { method, headers, body }: PublicRequest,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return new Promise((resolve, reject) => {
    const options = {
      method,
      signal,
      agent: false,
      headers,
      lookup: ((_host, { all: isForAll }, done) =>
        isForAll
          ? done(null, all)
          : done(null, all[0]?.address ?? '', all[0]?.family)) as https.RequestOptions['lookup'],
    } as https.RequestOptions;
    request(url, options, resolve).on('error', reject).end(body);
  });
}
