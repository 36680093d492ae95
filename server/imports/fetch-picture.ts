import type { IncomingMessage } from 'node:http';
import { internet, type Internet, requestPublic, type UnreachedHost } from '../outgoing/public-request.ts';

/** Why a picture wasn't fetched. */
export type FetchError = UnreachedHost | 'address' | 'tooLarge' | 'notPicture';

export const fetchLimits = { bytes: 20 * 1024 ** 2, timeoutMs: 20_000, redirects: 3 } as const;

const pictureRequest = {
  method: 'GET',
  headers: { accept: 'image/*', 'user-agent': 'Kado import' },
} as const;

/**
 * Fetches a picture from the public internet. Each address of a redirect is checked like the first.
 */
export async function fetchPicture(
  address: string,
  by: Internet = internet,
  limits: { bytes: number; timeoutMs: number; redirects: number } = fetchLimits,
): Promise<Buffer | FetchError> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let url = urlOf(address);
  for (let hops = 0; hops <= limits.redirects; hops += 1) {
    if (url === null) return 'address';
    const answer = await requestPublic(url, pictureRequest, by, signal);
    if (typeof answer === 'string') return answer;
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
    return isPlain && isWeb && ['', '80', '443', ...by.ports].includes(parsed.port) ? parsed : null;
  }
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
