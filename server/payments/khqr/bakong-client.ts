import { ProviderError } from '../provider-error.ts';
import {
  errors,
  readAnswer,
  readLink,
  readToken,
  readTransfer,
  type BakongResponse,
  type Transfer,
} from './bakong-answer.ts';
import type { TokenKeeper } from './token-keeper.ts';

/**
 * The timeout for an answer, in milliseconds. It is shorter than the shop's own, so that the cause is known.
 */
const timeoutMs = 8000;
const maxReplyLength = 64 * 1024;

/** `not-found`: not paid, or not yet. `failed`: an attempt to pay failed. */
export type Found = Transfer | 'not-found' | 'failed';

/** The app that requests a link into a bank's app. */
export interface LinkSource {
  appIconUrl: string;
  appName: string;
  appDeepLinkCallback: string;
}

/**
 * Sends one request to the service.
 * @throws ProviderError with a status and a code, without any request data
 */
export async function queryBakong(
  url: string,
  path: string,
  body: object,
  { token, signal }: { token: string | null; signal: AbortSignal },
): Promise<BakongResponse> {
  const response = await fetch(`${url}/v1/${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).catch(() => null);
  if (!response) throw new ProviderError('Bakong', 0, signal.aborted ? 'no_time' : 'no_answer');
  const text = await response.text().catch(() => '');
  if (response.status !== 200) throw new ProviderError('Bakong', response.status, 'refused');
  if (text.length > maxReplyLength) throw new ProviderError('Bakong', 200, 'too_long');
  return readAnswer(text);
}

/**
 * Creates a client of the Open API of Bakong, the central bank's service, which knows the payments of each QR
 * code.
 */
export function bakongClient(url: string, tokens: TokenKeeper) {
  /** Sends a request with the token. If it is rejected, retries once with the next one. */
  async function request(path: string, body: object, signal: AbortSignal): Promise<BakongResponse> {
    const token = await tokens.current();
    const refused = (error: unknown) => error instanceof ProviderError && error.status === 401;
    try {
      const reply = await queryBakong(url, path, body, { token, signal });
      if (reply.code !== errors.unauthorized) return reply;
    } catch (error) {
      if (!refused(error)) throw error;
    }
    const next = await tokens.afterRefusal(token, signal);
    const reply = next === null ? null : await queryBakong(url, path, body, { token: next, signal });
    if (reply === null || reply.code === errors.unauthorized) throw new ProviderError('Bakong', 401, 'token');
    return reply;
  }

  async function find(path: string, body: object, signal: AbortSignal): Promise<Found> {
    const { code, data } = await request(path, body, signal);
    if (code === 0) return readTransfer(data);
    if (code === errors.notFound) return 'not-found';
    if (code === errors.failed) return 'failed';
    throw new ProviderError('Bakong', 200, `error_${code}`);
  }

  return {
    byMd5: (md5: string, signal: AbortSignal) => find('check_transaction_by_md5', { md5 }, signal),
    byHash: (hash: string, signal: AbortSignal) => find('check_transaction_by_hash', { hash }, signal),
    /**
     * Returns a link that opens the QR code in a bank's app; '' if the service creates none. An optional convenience.
     */
    async link(qr: string, sourceInfo: LinkSource, signal: AbortSignal): Promise<string> {
      const path = 'generate_deeplink_by_qr';
      const reply = await queryBakong(url, path, { qr, sourceInfo }, { token: null, signal }).catch(
        () => null,
      );
      return reply?.code === 0 ? readLink(reply.data) : '';
    },
  };
}

/**
 * Requests a new token.
 * @throws ProviderError if none is returned, for example because it is emailed
 */
export async function renewToken(url: string, email: string, signal: AbortSignal): Promise<string> {
  const { code, data } = await queryBakong(url, 'renew_token', { email }, { token: null, signal });
  if (code !== 0) throw new ProviderError('Bakong', 200, `error_${code}`);
  return readToken(data);
}
