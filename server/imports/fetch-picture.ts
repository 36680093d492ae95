import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, resolveHost } from './public-address.ts';

/** Why a picture wasn't fetched. */
export type FetchError = 'address' | 'inside' | 'notFound' | 'tooLarge' | 'tooSlow' | 'notPicture';

/** The limits of one picture. */
export const fetchLimits = { bytes: 20 * 1024 ** 2, timeoutMs: 20_000, redirects: 3 } as const;

/** How hosts are found. Only tests replace it. */
export interface Internet {
  /** Resolves a host name to its addresses. */
  resolve: (host: string) => Promise<string[]>;
  isPublic: (address: string) => boolean;
  /** The ports besides 80 and 443. */
  ports: readonly string[];
}
export const internet: Internet = { resolve: resolveHost, isPublic: isPublicAddress, ports: [] };

/**
 * Fetches a picture from the public internet. Each host, also of a redirect, is resolved once and all its addresses are
 * checked. The connection goes to the checked address, so that a name can't lead elsewhere meanwhile.
 */
export async function fetchPicture(
  address: string,
  { resolve, isPublic, ports }: Internet = internet,
  limits: { bytes: number; timeoutMs: number; redirects: number } = fetchLimits,
): Promise<Buffer | FetchError> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let url = urlOf(address);
  for (let hops = 0; hops <= limits.redirects; hops += 1) {
    if (url === null) return 'address';
    const found = await addressesOf(url.hostname);
    if (found === null) return 'tooSlow';
    const [ip] = found;
    if (ip === undefined) return 'notFound';
    if (!found.every((each) => isPublic(each))) return 'inside';
    const answer = await request(url, ip, signal).catch(() => null);
    if (answer === null) return signal.aborted ? 'tooSlow' : 'notFound';
    const { statusCode: status = 0 } = answer;
    if (status === 200) return bodyOf(answer, limits.bytes, signal);
    answer.destroy();
    const { location } = answer.headers;
    if (status < 300 || status >= 400 || location === undefined) return 'notFound';
    url = urlOf(location, url);
  }
  return 'notFound';

  function urlOf(text: string, base?: URL): URL | null {
    const parsed = URL.canParse(text, base?.href) ? new URL(text, base?.href) : null;
    const isPlain = parsed !== null && parsed.username === '' && parsed.password === '';
    const isWeb = parsed?.protocol === 'http:' || parsed?.protocol === 'https:';
    return isPlain && isWeb && ['', '80', '443', ...ports].includes(parsed.port) ? parsed : null;
  }

  /** Returns null if the name isn't resolved in time. */
  async function addressesOf(hostname: string): Promise<string[] | null> {
    const host = hostname.replaceAll(/^\[|\]$/gu, '');
    if (isIP(host) > 0) return [host];
    const late = new Promise<null>((give) => {
      signal.addEventListener('abort', () => give(null), { once: true });
    });
    return Promise.race([resolve(host).catch(() => []), late]);
  }
}

function request(url: URL, ip: string, signal: AbortSignal): Promise<IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http;
  const family = isIP(ip);
  return new Promise((resolve, reject) => {
    const options = {
      signal,
      agent: false,
      headers: { accept: 'image/*', 'user-agent': 'Kado import' },
      lookup: ((_host, { all }, done) =>
        all
          ? done(null, [{ address: ip, family }])
          : done(null, ip, family)) as https.RequestOptions['lookup'],
    } as https.RequestOptions;
    get(url, options, resolve).once('error', reject);
  });
}

async function bodyOf(
  answer: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer | FetchError> {
  const { 'content-type': type = '' } = answer.headers;
  if (!/^(?:image\/|application\/octet-stream)/iu.test(type) || /svg/iu.test(type)) {
    answer.destroy();
    return 'notPicture';
  }
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > maxBytes) return 'tooLarge';
      pieces.push(piece);
    }
  } catch {
    return signal.aborted ? 'tooSlow' : 'notFound';
  }
  return Buffer.concat(pieces);
}
